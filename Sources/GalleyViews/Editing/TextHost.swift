/// An object that stores the edited text in another API, such as the attributed string of the UIKit
/// module's text field.
package protocol TextHost: AnyObject {
  /// Called after text, attributes or selection may have changed.
  /// - Parameter replacement: the part of the text that changed; nil if none did.
  func textChanged(_ replacement: TextReplacement?)
}
