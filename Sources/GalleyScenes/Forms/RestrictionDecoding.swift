import GalleyUnicode
import GalleyViews

extension Form where Value == SceneRestriction {
  /// The name of a filter, `{ filter: decimal, decimalSeparator: ",", digits: all }`, or `{ pattern: "[0-9]{0,4}" }`.
  static var restriction: Form {
    Form("a filter, or { pattern: … }") { decoding, node in
      let locale = decoding.environment.traits.locale
      var restriction = SceneRestriction(
        .any, decimalSeparator: decimalSeparator(for: locale), digits: .locale(locale))
      guard decoding.document.pairs(node) != nil else {
        guard let filter = Form<SceneRestriction.Filter>.choice().read(&decoding, node) else { return nil }
        restriction.filter = filter
        return restriction
      }
      decoding.decode(node, into: &restriction, by: SceneRestriction.keys)
      return restriction
    }
  }
}

extension Form where Value == TextPattern {
  /// A regular expression in ICU's syntax.
  static var pattern: Form {
    Form("a regular expression") { decoding, node in
      guard let source = Form<String>.string.read(&decoding, node) else { return nil }
      do throws(TextPatternError) {
        return try TextPattern(source)
      } catch {
        let place = error.offset.map { ", at character \($0 + 1)" } ?? ""
        decoding.report("\"\(source.shortened)\" \(error.reason)\(place)", at: node)
        return nil
      }
    }
  }
}

extension SceneRestriction {
  /// The keys of a restriction.
  static let keys = KeyTable<SceneRestriction>(
    "a restriction",
    [
      Key("filter", form: .choice()) { $0.filter = $1 },
      Key("pattern", form: .pattern) { $0.pattern = $1 },
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
        let known: [(String, InputFilter.Digits)] = [
          ("ascii", .ascii), ("locale", .locale(decoding.environment.traits.locale)), ("all", .all),
        ]
        guard let digits = Form<InputFilter.Digits>.choice(known).read(&decoding, node) else { return }
        if restriction.filter != .decimal && restriction.filter != .number {
          decoding.report("only the filters number and decimal ask which digits count", at: node)
        }
        restriction.digits = digits
      },
    ], requiresOneOf: ["filter", "pattern"])
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
