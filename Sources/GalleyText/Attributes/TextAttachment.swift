public import GalleyBase

/// A picture or an empty box in a line of text, at the position of a U+FFFC. UIKit counterpart:
/// NSTextAttachment.
public struct TextAttachment: Hashable, Sendable {
  /// The rectangle of the attachment, y up. Its origin is the pen position on the baseline.
  ///
  /// An empty rectangle stands for the picture's own size on the baseline (rule: attachment-bounds). Its sides are
  /// clamped to 0...`maximumSide`.
  public var bounds: Rect
  /// The size of the picture in points; zero without a picture.
  public var imageSize: Size
  /// The picture as a PNG file. If it is empty, the attachment is an empty box.
  public var contents: [UInt8]

  /// Creates an attachment with optional bounds and picture.
  public init(bounds: Rect = .zero, imageSize: Size = .zero, contents: [UInt8] = []) {
    self.bounds = bounds
    self.imageSize = imageSize
    self.contents = contents
  }

  /// The character that marks the position of an attachment: U+FFFC, object replacement character.
  public static let character: UInt16 = 0xFFFC

  /// The maximum width and height of an attachment in points. The value is Galley's choice;
  /// advances are 16.16 fixed-point numbers, as in fonts.
  public static let maximumSide: Double = 32_767

  /// The bounds for layout and drawing: `bounds`, or by default the size of the picture, placed on
  /// the baseline.
  ///
  /// They lie on the length grid, and no side is longer than `maximumSide`.
  public var frame: Rect {
    let frame = bounds.width == 0 && bounds.height == 0 ? Rect(origin: .zero, size: imageSize) : bounds
    func side(_ length: Double) -> Double { min(max(0, length), TextAttachment.maximumSide).onLengthGrid }
    return Rect(
      x: frame.minX.onLengthGrid, y: frame.minY.onLengthGrid, width: side(frame.width), height: side(frame.height))
  }
}
