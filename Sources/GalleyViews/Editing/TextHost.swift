/// The object that keeps an edited text in another vocabulary, such as the attributed string of UIKit's field.
package protocol TextHost: AnyObject {
  /// Called after text, attributes or selection may have changed.
  /// - Parameter replacement: the part of the text that did; nil if none.
  func textChanged(_ replacement: TextReplacement?)
}
