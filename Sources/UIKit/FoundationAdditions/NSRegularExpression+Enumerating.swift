public import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match, as Foundation's own method does, which wants one that may outlive the call.
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
}
