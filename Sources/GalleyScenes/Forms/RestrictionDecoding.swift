import GalleyBase
import GalleyUnicode
import GalleyViews

extension Form where Value == SceneRestriction {
  /// The form of an input restriction: the name of a filter,
  /// `{ filter: decimal, decimalSeparator: ",", digits: all }`, or `{ pattern: "[0-9]{0,4}" }`.
  static var restriction: Form {
    let filter = Form<SceneRestriction.Filter>.choice()
    let shape = filter.shape.or(.mapping { SceneRestriction.keys.description })
    return Form("a filter, or { pattern: … }", shape) { decoding, node in
      let locale = decoding.environment.traits.locale
      var restriction = SceneRestriction(decimalSeparator: decimalSeparator(for: locale), digits: .locale(locale))
      guard decoding.document.pairs(node) == nil else {
        decoding.decode(node, into: &restriction, by: SceneRestriction.keys)
        return restriction
      }
      guard let filter = filter.read(&decoding, node) else { return nil }
      restriction.filter = filter
      return restriction
    }
  }
}

extension Form where Value == TextPattern {
  /// The form of a regular expression in the syntax of ICU.
  static var pattern: Form {
    Form("a regular expression", .string("regular expression")) { decoding, node in
      guard let source = Form<String>.string.read(&decoding, node) else { return nil }
      do throws(TextPatternError) {
        return try TextPattern(source)
      } catch {
        let place = error.offset.map { ", at character \($0 + 1)" } ?? ""
        return decoding.report("\"\(source.shortened)\" \(error.reason)\(place)", at: node)
      }
    }
  }
}

extension SceneRestriction {
  /// The keys of an input restriction.
  static let keys = KeyTable<SceneRestriction>(
    "a restriction",
    [
      Key("filter", form: .choice()) { $0.filter = $1 }.documented(
        "The characters that are accepted.", default: "any", uikit: nil),
      Key("pattern", form: .pattern) { $0.pattern = $1 }
        .documented("A regular expression that the whole text has to match.", default: "none", uikit: nil),
      Key("decimalSeparator", .string("character")) { restriction, decoding, node in
        guard let separator = Form.string.read(&decoding, node) else { return }
        if restriction.filter != .decimal {
          decoding.report("decimalSeparator has an effect only with the filter decimal", at: node)
        } else if separator.count != 1 {
          decoding.report("a decimal separator is one character, as in \",\"", at: node)
        }
        restriction.decimalSeparator = separator
      }
      .documented("The separator of the filter `decimal`.", default: "the locale's", uikit: nil),
      Key("digits", .words(["ascii", "locale", "all"])) { restriction, decoding, node in
        let known: [(String, InputFilter.Digits)] = [
          ("ascii", .ascii), ("locale", .locale(decoding.environment.traits.locale)), ("all", .all),
        ]
        guard let digits = Form<InputFilter.Digits>.choice(known).read(&decoding, node) else { return }
        if restriction.filter != .decimal && restriction.filter != .number {
          decoding.report("digits has an effect only with the filters number and decimal", at: node)
        }
        restriction.digits = digits
      }
      .documented("The digits that the filters `number` and `decimal` accept.", default: "locale", uikit: nil),
    ], requiresOneOf: ["filter", "pattern"])
}

extension Form where Value == SceneMaximumLength {
  /// The form of a maximum length: a number of grapheme clusters, or `{ count: 10, unit: utf16 }`.
  static var maximumLength: Form {
    Form<Int>.count(0...1_000_000).map { SceneMaximumLength($0) }
      .orMapping(SceneMaximumLength.keys, from: SceneMaximumLength(0))
  }
}

extension SceneMaximumLength {
  /// The keys of a maximum length.
  static let keys = KeyTable<SceneMaximumLength>(
    "a maximum length",
    [
      Key("count", form: .count(0...1_000_000)) { $0.count = $1 }.documented("The maximum number.", uikit: nil),
      Key("unit", form: .choice()) { $0.unit = $1 }.documented(
        "The unit that is counted.", default: "graphemeClusters", uikit: nil),
    ], required: ["count"])
}
