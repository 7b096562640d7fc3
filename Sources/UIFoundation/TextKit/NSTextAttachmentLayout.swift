public import Foundation

/// The bounds and the picture of an attachment, as TextKit 2 requests them.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the rectangle of the attachment from the glyph's origin, y up.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// Returns the picture for a rectangle.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
}
