public import Foundation

/// Options of an enumeration by words, which Foundation does not have on Linux. The words are those that taps select.
public struct WordEnumerationOptions: OptionSet, Sendable {
  /// The bits, which are Foundation's.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By words. Always so.
  public static let byWords = WordEnumerationOptions(rawValue: 4)
  /// From the end to the beginning.
  public static let reverse = WordEnumerationOptions(rawValue: 1 << 8)
  /// Without the words themselves.
  public static let substringNotRequired = WordEnumerationOptions(rawValue: 1 << 9)
  /// By the words of the user's language. No difference.
  public static let localized = WordEnumerationOptions(rawValue: 1 << 10)
}

extension NSString {
  /// Calls a closure with the words of a range, and what each has around it: the characters up to the next.
  @_disfavoredOverload
  public func enumerateSubstrings(
    in range: NSRange, options opts: WordEnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let part = substring(with: range)
    let words = TextUnits(of: part).ranges(.word)
    let length = (part as NSString).length
    for index in opts.contains(.reverse) ? Array(words.indices.reversed()) : Array(words.indices) {
      let word = NSRange(words[index])
      let start = index == 0 ? 0 : words[index].lowerBound
      let end = index + 1 < words.count ? words[index + 1].lowerBound : length
      let text = opts.contains(.substringNotRequired) ? nil : (part as NSString).substring(with: word)
      var stop = ObjCBool(false)
      block(
        text, NSRange(location: range.location + word.location, length: word.length),
        NSRange(location: range.location + start, length: end - start), &stop)
      if stop.boolValue { return }
    }
  }
}

extension StringProtocol where Index == String.Index {
  /// Calls a closure with the words of a range, and what each has around it: the characters up to the next.
  @_disfavoredOverload
  public func enumerateSubstrings<Bounds: RangeExpression>(
    in range: Bounds, options opts: WordEnumerationOptions,
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where Bounds.Bound == Index {
    let text = String(self)
    let bounds = NSRange(range.relative(to: self), in: text)
    (text as NSString).enumerateSubstrings(in: bounds, options: opts) { word, own, around, stop in
      guard let own = Range(own, in: text), let around = Range(around, in: text) else { return }
      var isEnd = false
      body(word, own, around, &isEnd)
      if isEnd { stop.pointee = true }
    }
  }
}
