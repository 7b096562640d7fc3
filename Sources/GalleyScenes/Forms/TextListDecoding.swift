import GalleyBase
import GalleyText

extension TextList {
  /// The keys of a text list.
  fileprivate static let keys = KeyTable<TextList>(
    "a text list",
    [
      Key("markerFormat", form: .markerFormat) { $0.markerFormat = $1 },
      Key("listOptions", form: .options([("prependEnclosingMarker", .prependEnclosingMarker)])) { $0.listOptions = $1 },
      Key("startingItemNumber", form: .count(-1_000_000...1_000_000)) { $0.startingItemNumber = $1 },
      Key("indentation", form: .extent) { $0.indentation = $1 },
      Key("markerIndentation", form: .extent) { $0.markerIndentation = $1 },
      Key("markerAlignment", form: .choice()) { $0.markerAlignment = $1 },
      Key("markerDistance", form: .extent) { $0.markerDistance = $1 },
    ], required: ["markerFormat"])
}

extension Form where Value == TextList {
  /// A text list.
  static var textList: Form {
    Form("a text list") { decoding, node in
      var list = TextList(markerFormat: .disc)
      decoding.decode(node, into: &list, by: TextList.keys)
      return list
    }
  }
}

extension Form where Value == TextList.MarkerFormat {
  /// The name of a marker format, or a format with such a thing as {decimal} in it.
  fileprivate static var markerFormat: Form {
    let names = TextList.MarkerFormat.named.map(\.name)
    return Form("a marker format") { decoding, node in
      guard let text = Form<String>.string.read(&decoding, node) else { return nil }
      if let named = TextList.MarkerFormat.named.first(where: { $0.name == text }) { return named.format }
      let format = TextList.MarkerFormat(text)
      if format.hasName { return format }
      let inBraces = TextList.MarkerFormat.named.map(\.format.rawValue)
      decoding.report(
        "\"\(text.shortened)\" is not a marker format; one of one's own has one of these in it: "
          + inBraces.joined(separator: " "),
        at: node, suggestion: text.contains("{") ? nil : nearestSpelling(to: text, among: names), valid: names)
      return nil
    }
  }
}

extension TextList.MarkerFormat {
  /// Whether one of the known names in braces is in it.
  fileprivate var hasName: Bool {
    TextList.MarkerFormat.named.contains { named in
      let name = Array(named.format.rawValue.utf8)
      let whole = Array(rawValue.utf8)
      return whole.count >= name.count
        && (0...whole.count - name.count).contains { whole[$0...].starts(with: name) }
    }
  }
}
