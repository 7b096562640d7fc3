import GalleyBase
import GalleyFiles
import GalleyText

extension TextList {
  /// The keys of a text list.
  fileprivate static let keys = KeyTable<TextList>(
    "a text list",
    [
      Key("markerFormat", form: .markerFormat) { $0.markerFormat = $1 }
        .documented("The marker: a name, or text that contains a name in braces, such as `{decimal}`."),
      Key("listOptions", form: .options([("prependEnclosingMarker", .prependEnclosingMarker)])) { $0.listOptions = $1 }
        .documented("Options: `prependEnclosingMarker` adds the outer list's marker.", default: "[]"),
      Key("startingItemNumber", form: .count(-1_000_000...1_000_000)) { $0.startingItemNumber = $1 }
        .documented("The number of the first item.", default: "1"),
      Key("indentation", form: .extent) { $0.indentation = $1 }
        .documented("Distance of the text from the text of the outer list.", default: "36", uikit: nil),
      Key("markerIndentation", form: .extent) { $0.markerIndentation = $1 }
        .documented("Distance of the marker from the outer list's text.", default: "11", uikit: nil),
      Key("markerAlignment", form: .choice()) { $0.markerAlignment = $1 }
        .documented("The side of the marker that is at `markerIndentation`.", default: "leading", uikit: nil),
      Key("markerDistance", form: .extent) { $0.markerDistance = $1 }
        .documented(
          "Distance between marker and text, for a trailing marker and for one that would overlap the text.",
          default: "4",
          uikit: nil),
    ], counterpart: "NSTextList", required: ["markerFormat"])
}

extension Form where Value == TextList {
  /// The form of a text list: a mapping with its properties.
  static var textList: Form { .mapping(TextList.keys, from: TextList(markerFormat: .disc)) }
}

extension Form where Value == TextList.MarkerFormat {
  /// The form of a marker format: its name, or a format string that contains a name in braces, such
  /// as `{decimal}`.
  fileprivate static var markerFormat: Form {
    let names = TextList.MarkerFormat.named.map(\.name)
    return Form("a marker format", .words(names).or(.string("text with a name in braces"))) { decoding, node in
      guard let text = Form<String>.string.read(&decoding, node) else { return nil }
      if let named = TextList.MarkerFormat.named.first(where: { $0.name == text }) { return named.format }
      let format = TextList.MarkerFormat(text)
      if format.hasName { return format }
      let inBraces = TextList.MarkerFormat.named.map(\.format.rawValue)
      return decoding.report(
        "\"\(text.shortened)\" is not a marker format; a custom format must contain one of these: "
          + inBraces.joined(separator: " "),
        at: node, suggestion: text.contains("{") ? nil : nearestSpelling(to: text, among: names), valid: names)
    }
  }
}

extension TextList.MarkerFormat {
  /// True if the format contains one of the known names in braces.
  fileprivate var hasName: Bool {
    TextList.MarkerFormat.named.contains { named in
      let name = Array(named.format.rawValue.utf8)
      let whole = Array(rawValue.utf8)
      return whole.count >= name.count
        && (0...whole.count - name.count).contains { whole[$0...].starts(with: name) }
    }
  }
}

extension TextList: DumpedValue {
  /// Returns the marker format of the text list, with the properties that differ from the default.
  func dumped(in names: ColorNames) -> (any JSONConvertible)? {
    let standard = TextList(markerFormat: markerFormat)
    let parts = [
      markerFormat.rawValue,
      listOptions.isEmpty ? nil : "behind that of the list around it",
      startingItemNumber == standard.startingItemNumber ? nil : "from \(startingItemNumber)",
      indentation == standard.indentation ? nil : "indentation \(indentation.plainDecimal)",
      markerIndentation == standard.markerIndentation ? nil : "markerIndentation \(markerIndentation.plainDecimal)",
      markerAlignment == standard.markerAlignment ? nil : "markerAlignment \(markerAlignment.rawValue)",
      markerDistance == standard.markerDistance ? nil : "markerDistance \(markerDistance.plainDecimal)",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
