public import GalleyBase

/// A picture, or room for one, at a U+FFFC in a line of text. UIKit counterpart: NSTextAttachment.
public struct TextAttachment: Hashable, Sendable {
  /// The rectangle of the attachment, y up, with the origin on the baseline at the pen.
  ///
  /// An empty rectangle stands for the picture's own size on the baseline (rule: attachment-bounds). Its sides are
  /// clamped to 0...`maximumSide`.
  public var bounds: Rect
  /// Size of the picture in points; zero if there is none.
  public var imageSize: Size
  /// The picture as a PNG file; empty for an empty box.
  public var contents: [UInt8]

  /// Creates an attachment with these bounds, with or without a picture.
  public init(bounds: Rect = .zero, imageSize: Size = .zero, contents: [UInt8] = []) {
    self.bounds = bounds
    self.imageSize = imageSize
    self.contents = contents
  }

  /// The character at which attachments appear: U+FFFC, object replacement character.
  public static let character: UInt16 = 0xFFFC

  /// The maximum width and height of an attachment, in points: a choice. Advances are 16.16 fixed point, as in fonts.
  public static let maximumSide: Double = 32_767

  /// The bounds for layout and drawing: the attachment's own, or the picture's size on the baseline.
  ///
  /// They lie on the length grid, and no side is longer than `maximumSide`.
  public var frame: Rect {
    let frame = bounds.width == 0 && bounds.height == 0 ? Rect(origin: .zero, size: imageSize) : bounds
    func side(_ length: Double) -> Double { min(max(0, length), TextAttachment.maximumSide).onLengthGrid }
    return Rect(
      x: frame.minX.onLengthGrid, y: frame.minY.onLengthGrid, width: side(frame.width), height: side(frame.height))
  }
}
