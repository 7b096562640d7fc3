package import GalleyText

/// An object that stores a label's text in another API, such as the attributed string of the UIKit
/// module's label.
package protocol LabelHost: AnyObject {
  /// The label's text; nil for no text.
  var labelText: AttributedText? { get }
  /// The style that supplies the attributes that the text does not have.
  var labelStyle: LabelStyle { get }
}
