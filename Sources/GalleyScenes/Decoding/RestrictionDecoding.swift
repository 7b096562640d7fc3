import GalleyUnicode
import GalleyViews

extension Form where Value == SceneRestriction {
  /// The name of a filter, or `{ filter: decimal, decimalSeparator: ",", digits: all }`.
  static var restriction: Form {
    Form("a filter") { decoding, node in
      let separator = decimalSeparator(for: decoding.environment.locale)
      guard decoding.document.pairs(node) != nil else {
        let filter = Form<SceneRestriction.Filter>.choice().read(&decoding, node)
        return filter.map { SceneRestriction($0, decimalSeparator: separator) }
      }
      var restriction = SceneRestriction(.any, decimalSeparator: separator)
      decoding.decode(node, into: &restriction, by: SceneRestriction.keys)
      return restriction
    }
  }
}

extension SceneRestriction {
  /// The keys of a restriction.
  static let keys = KeyTable<SceneRestriction>(
    "a restriction",
    [
      Key("filter", form: .choice()) { $0.filter = $1 },
      Key("decimalSeparator") { restriction, decoding, node in
        guard let separator = Form.string.read(&decoding, node) else { return }
        if restriction.filter != .decimal {
          decoding.report("only the filter decimal has a separator", at: node)
        } else if separator.count != 1 {
          decoding.report("a decimal separator is one character, as in \",\"", at: node)
        }
        restriction.decimalSeparator = separator
      },
      Key("digits") { restriction, decoding, node in
        guard let digits = Form<InputFilter.Digits>.choice().read(&decoding, node) else { return }
        if restriction.filter != .decimal && restriction.filter != .number {
          decoding.report("only the filters number and decimal ask which digits count", at: node)
        }
        restriction.digits = digits
      },
    ], required: ["filter"])
}

extension Form where Value == SceneMaximumLength {
  /// A number of grapheme clusters, or `{ count: 10, unit: utf16 }`.
  static var maximumLength: Form {
    Form("a whole number") { decoding, node in
      guard decoding.document.pairs(node) != nil else {
        return Form<Int>.count(0...1_000_000).read(&decoding, node).map { SceneMaximumLength($0) }
      }
      var length = SceneMaximumLength(0)
      decoding.decode(node, into: &length, by: SceneMaximumLength.keys)
      return length
    }
  }
}

extension SceneMaximumLength {
  /// The keys of a length.
  static let keys = KeyTable<SceneMaximumLength>(
    "a maximum length",
    [
      Key("count", form: .count(0...1_000_000)) { $0.count = $1 },
      Key("unit", form: .choice()) { $0.unit = $1 },
    ], required: ["count"])
}
