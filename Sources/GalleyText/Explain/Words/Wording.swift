import GalleyBase

/// A sentence about a line or a view, with its topic.
public struct Statement: Hashable, Sendable {
  /// The topic in one or two words, such as `ends`, `height` or `tab 1`.
  public var topic: String
  /// The statement as a full sentence.
  public var sentence: String

  /// Creates a statement from its topic and a sentence.
  public init(_ topic: String, _ sentence: String) {
    self.topic = topic
    self.sentence = sentence
  }
}

/// Formats lengths, quotations and lists in explanations.
public enum Wording {
  /// Returns a length in points with at most two decimals and without its unit. An unlimited length
  /// is "any number of".
  public static func length(_ length: Double) -> String { number(length, places: 2) }

  /// Returns two different lengths with as many decimals as are needed to distinguish them.
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

  /// Returns a text in quotation marks, as in messages. The middle of a long text is left out.
  public static func quote(_ text: String) -> String {
    let letters = Array(text)
    guard letters.count > longest else { return "“" + text.visible + "”" }
    let part = longest / 2
    return "“" + String(letters.prefix(part)).visible + "” … “" + String(letters.suffix(part)).visible + "”"
  }

  /// The maximum length of a quotation that is not shortened.
  private static let longest = 60

  /// Returns the code point of a character, such as U+1F69A.
  public static func codePoint(_ scalar: UInt32) -> String {
    let hex = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  /// Returns a number with its noun, such as "1 line" or "3 lines".
  public static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Returns a list such as "a, b and c". Only the first entries of a long list are named, the rest
  /// are counted.
  static func list(_ names: [String], atMost limit: Int = .max) -> String {
    if names.count > limit {
      return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
