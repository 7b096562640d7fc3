public import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match. Foundation's method of the same name requires an escaping
  /// closure.
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

  /// Calls `enumerateMatches` under a distinct name, which rewritten sources use. Of two methods
  /// that differ only in `@escaping`, Swift chooses Foundation's, whose closures must name `self`.
  public func galley_enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }
}

extension NSDataDetector {
  /// Calls `enumerateMatches` of detectors, which are not subclasses of regular expressions in
  /// Galley.
  public func galley_enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }
}
