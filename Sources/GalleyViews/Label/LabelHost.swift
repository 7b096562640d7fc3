package import GalleyText

/// The object that keeps a label's text in another vocabulary, such as the attributed string of UIKit's label.
package protocol LabelHost: AnyObject {
  /// The text; nil for none.
  var labelText: AttributedText? { get }
  /// The style of what the text does not set.
  var labelStyle: LabelStyle { get }
}
