public import Foundation

/// A detector of links, telephone numbers, dates and addresses in text.
///
/// On iOS this is a kind of `NSRegularExpression`, which cannot have subclasses here; the methods are the same. The
/// matching is simple and the same in every locale: web and mail addresses, numbers with seven digits or more, complete
/// dates, and postal addresses that begin with a number and a street.
open class NSDataDetector: NSObject, NSCopying {
  /// The kinds of data to find, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector for the given kinds of data. Throws an error if none of the kinds is
  /// supported.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    super.init()
    guard DataKind.allCases.contains(where: { checkingTypes & $0.checkingType.rawValue != 0 }) else {
      throw CocoaError(.featureUnsupported)
    }
  }

  /// Returns this detector itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Calls a closure for each match in the order of the text, until the closure sets its last
  /// argument to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns all matches in the order of the text. Of two overlapping matches it returns the
  /// earlier, or the longer if both begin at the same character.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    let kinds = DataKind.allCases.filter { checkingTypes & $0.checkingType.rawValue != 0 }
    let found = kinds.flatMap { $0.finds(in: text, range: range) }.sorted {
      ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length)
    }
    var end = range.location
    return found.filter { find in
      defer { end = max(end, NSMaxRange(find.range)) }
      return find.range.location >= end
    }
  }

  /// Returns the number of matches.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the first match; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first match; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
