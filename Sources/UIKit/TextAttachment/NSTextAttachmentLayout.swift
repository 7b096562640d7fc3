import CoreGraphics
public import Foundation
public import UIFoundation

/// An object with the bounds and the picture of an attachment, in the form in which TextKit 2
/// requests them.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the rectangle of the attachment, relative to the glyph's origin and with y upwards.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// Returns the picture to draw in a rectangle.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  /// Returns the provider of the view that displays the attachment in a parent view; nil if no view
  /// displays it.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}
