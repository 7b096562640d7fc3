import GalleyBase
import GalleyUnicode

/// A number that is displayed in the format of the view's locale.
struct SceneNumber {
  private var number = 0.0
  private var minimumFractionDigits = 0
  private var maximumFractionDigits: Int?
  private var usesGroupingSeparator = true

  /// The default maximum number of fraction digits of NumberFormatter in the style `decimal`.
  private static let usualFractionDigits = 3

  static let keys = KeyTable<SceneNumber>(
    "a number as text",
    [
      Key("number", form: .number(-1e15...1e15)) { $0.number = $1 }
        .documented(
          "The number, in the digits and separators of the scene's locale.", uikit: "NumberFormatter.string(from:)"),
      Key("minimumFractionDigits", form: .count(0...20)) { $0.minimumFractionDigits = $1 }
        .documented("Minimum number of digits after the separator.", default: "0"),
      Key("maximumFractionDigits", form: .count(0...20)) { $0.maximumFractionDigits = $1 }
        .documented(
          "Maximum number of digits after the separator; the rest is rounded.", default: "3, or `minimumFractionDigits`"
        ),
      Key("usesGroupingSeparator", form: .boolean) { $0.usesGroupingSeparator = $1 }
        .documented("True to separate thousands, or the groups of the locale.", default: "true"),
    ], counterpart: "NumberFormatter", required: ["number"])

  /// Reads a number and returns it in the format of the view's locale. Reports a mistake and
  /// returns nil if the number is not valid.
  static func read(_ decoding: inout Decoding, _ node: NodeID) -> String? {
    var number = SceneNumber()
    let mistakes = decoding.mistakes.count
    decoding.decode(node, into: &number, by: keys)
    let least = number.minimumFractionDigits
    let most = number.maximumFractionDigits ?? max(least, usualFractionDigits)
    if least > most {
      decoding.report("minimumFractionDigits is larger than maximumFractionDigits", at: node)
    }
    guard decoding.mistakes.count == mistakes else { return nil }
    return DecimalNumberFormat(for: decoding.environment.traits.locale).text(
      of: number.number.plainDecimal, fractionDigits: least...most, isGrouped: number.usesGroupingSeparator)
  }
}
