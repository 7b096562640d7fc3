public import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match, like Foundation's own method, which requires an escaping closure.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    typealias Block = (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
    typealias Enumerate = (String, NSRegularExpression.MatchingOptions, NSRange, @escaping Block) -> Void
    let foundations: (NSRegularExpression) -> Enumerate = NSRegularExpression.enumerateMatches(in:options:range:using:)
    withoutActuallyEscaping(block) { foundations(self)(string, options, range, $0) }
  }

  /// The same under a distinct name, which rewritten sources call. Of two methods that differ only in `@escaping`,
  /// Swift chooses Foundation's, whose closures must name `self`.
  public func galley_enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }
}

extension NSDataDetector {
  /// The same for detectors, which are not regular expressions here.
  public func galley_enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }
}
