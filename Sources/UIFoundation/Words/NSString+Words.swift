public import Foundation

extension NSString {
  /// Calls a closure for each word in a range, until the closure sets its last argument to true.
  /// The closure receives the word, the range of the word, and the range that also includes the
  /// text after the word.
  @_disfavoredOverload
  public func enumerateSubstrings(
    in range: NSRange, options opts: WordEnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for (word, whole) in EnumeratedWords(of: self, in: range, options: opts).words {
      block(opts.contains(.substringNotRequired) ? nil : substring(with: word), word, whole, &stops)
      if stops.boolValue { return }
    }
  }
}

extension StringProtocol {
  /// Calls a closure for each word in a range, until the closure sets its last argument to true.
  /// The closure receives the word, the range of the word, and the range that also includes the
  /// text after the word.
  @_disfavoredOverload
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: WordEnumerationOptions,
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where R.Bound == String.Index {
    let text = NSString(string: String(self))
    var stops = false
    for (word, whole) in EnumeratedWords(of: text, in: NSRange(range, in: self), options: opts).words {
      let substring = opts.contains(.substringNotRequired) ? nil : text.substring(with: word)
      body(substring, indices(word), indices(whole), &stops)
      if stops { return }
    }
  }

  private func indices(_ range: NSRange) -> Range<String.Index> {
    String.Index(utf16Offset: range.lowerBound, in: self)..<String.Index(utf16Offset: range.upperBound, in: self)
  }
}
