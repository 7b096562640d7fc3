import GalleyBase

/// A statement about a line or a view.
public struct Statement: Hashable, Sendable {
  /// The topic, in a word or two: `ends`, `height`, `tab 1`.
  public var topic: String
  /// The sentence.
  public var sentence: String

  /// Creates a statement.
  public init(_ topic: String, _ sentence: String) {
    self.topic = topic
    self.sentence = sentence
  }
}

/// The spelling of lengths, texts and lists in explanations.
public enum Wording {
  /// Returns a length in points without its unit: at most two decimals. Lengths without limit are
  /// "any number of".
  public static func length(_ length: Double) -> String { number(length, places: 2) }

  /// Two different lengths, with enough decimals to tell them apart.
  static func lengths(_ first: Double, _ second: Double) -> (String, String) {
    for places in 2...4 {
      let pair = (number(first, places: places), number(second, places: places))
      if pair.0 != pair.1 || first == second { return pair }
    }
    return (number(first, places: 5), number(second, places: 5))
  }

  private static func number(_ length: Double, places: Int) -> String {
    length.magnitude < 1e13 ? length.decimal(places: places, minus: "−") ?? "any number of" : "any number of"
  }

  /// Returns a text between quotation marks, as in messages; a long text loses its middle.
  public static func quote(_ text: String) -> String {
    let letters = Array(text)
    guard letters.count > longest else { return "“" + text.visible + "”" }
    let part = longest / 2
    return "“" + String(letters.prefix(part)).visible + "” … “" + String(letters.suffix(part)).visible + "”"
  }

  /// The maximum length of an unshortened quote.
  private static let longest = 60

  /// Returns a character as U+1F69A.
  public static func codePoint(_ scalar: UInt32) -> String {
    let hex = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  /// Returns a number with its noun: "1 line", "3 lines".
  public static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Returns a list such as "a, b and c"; a long list names the first entries and counts the rest.
  static func list(_ names: [String], atMost limit: Int = .max) -> String {
    if names.count > limit {
      return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
