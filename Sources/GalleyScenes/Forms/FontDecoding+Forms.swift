import GalleyBase
import GalleyFonts

extension Form where Value == Double {
  /// The form of a font size in points, above 0 and at most 10,000.
  static var fontSize: Form {
    Form("a font size", .number(0...Font.largestSize)) { decoding, node in
      let size = Form.number(0...Font.largestSize, expected: "a number of points").read(&decoding, node)
      if size == 0 { decoding.report("the font size is 0; it must be above 0", at: node) }
      return size == 0 ? nil : size
    }
  }

  /// The form of a font width: a name of UIFont.Width, or a percentage of the normal width.
  static var width: Form {
    .named([("compressed", 50), ("condensed", 75), ("standard", 100), ("expanded", 125)], or: 10...500)
  }
}

extension Form where Value == Int {
  /// The form of a font weight: a name of UIFont.Weight, or a whole number from 1 to 1000, as in
  /// OpenType's OS/2 table.
  static var weight: Form {
    let names: [(String, Double)] = [
      ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
      ("bold", 700), ("heavy", 800), ("black", 900),
    ]
    return Form<Double>.named(names, or: 1...1000).map { Int($0) }
  }
}

extension Form where Value == Double {
  /// Returns the form of a number in a range, or of a name for such a number.
  fileprivate static func named(_ names: [(name: String, value: Double)], or range: ClosedRange<Double>) -> Form {
    let list = names.map(\.name)
    let expected = "a number or one of " + list.joinedByCommas
    return Form(expected, .words(list).or(.number(range))) { decoding, node in
      guard let word = decoding.word(node) else { return Form.number(range, expected: expected).read(&decoding, node) }
      if let match = names.first(where: { $0.name == word }) { return match.value }
      decoding.rejectChoice(node, among: list)
      return nil
    }
  }
}

extension Form where Value == [FontFeature] {
  /// The form of OpenType features with their values: `{ tnum: 1, liga: 0 }`. `true` means 1 and
  /// `false` means 0.
  static var features: Form {
    Form("features, as in { tnum: 1 }", .dictionary("OpenType tags", .boolean.or(.integer(0...65_535)))) {
      decoding, node in
      decoding.decodeTags(node, expected: "features, as in { tnum: 1 }") { decoding, value in
        if case .boolean(let isOn)? = decoding.plain(value) { return isOn ? 1 : 0 }
        return Form<Int>.count(0...65_535).read(&decoding, value).map(UInt32.init)
      }?.map { FontFeature(tag: $0, value: $1) }
    }
  }
}

extension Form where Value == [FontVariation] {
  /// The form of variation axes with their values, in the units of the axis: `{ wght: 650 }`.
  static var variations: Form {
    Form("variations, as in { wght: 650 }", .dictionary("axis tags", .number(-32_768...32_767))) { decoding, node in
      decoding.decodeTags(node, expected: "variations, as in { wght: 650 }") { decoding, value in
        Form<Double>.number(-32_768...32_767).read(&decoding, value)
      }?.map { FontVariation(tag: $0, value: $1) }
    }
  }
}

extension Decoding {
  /// Reads a mapping from OpenType tags, which have four ASCII characters, to values.
  fileprivate mutating func decodeTags<Value>(
    _ node: NodeID, expected: String, _ read: (inout Decoding, NodeID) -> Value?
  ) -> [(OpenTypeTag, Value)]? {
    guard let pairs = document.pairs(node) else { return reject(node, expected: expected) }
    var values: [(OpenTypeTag, Value)] = []
    for (key, value) in pairs {
      let text = document.scalarText(key) ?? ""
      guard text.utf8.count == 4, let tag = OpenTypeTag(text) else {
        report("\"\(text.shortened)\" is not an OpenType tag, which has four characters", at: key)
        continue
      }
      if let number = inside(key: text, { read(&$0, value) }) { values.append((tag, number)) }
    }
    return values
  }
}
