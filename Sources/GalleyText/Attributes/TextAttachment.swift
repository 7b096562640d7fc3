public import GalleyBase

/// A picture, or room for one, in a line of text: it stands in the place of one U+FFFC.
/// UIKit counterpart: NSTextAttachment.
public struct TextAttachment: Hashable, Sendable {
  /// The rectangle that it takes: y up, the origin on the baseline at the pen. A rectangle without size is the
  /// picture's own size on the baseline (rule: attachment-bounds). Its sides are clamped to 0...`maximumSide`.
  public var bounds: Rect
  /// Size of the picture in points; zero if there is none.
  public var imageSize: Size
  /// The picture as a PNG file; empty for a box that shows nothing.
  public var contents: [UInt8]

  /// A box of these bounds, with or without a picture.
  public init(bounds: Rect = .zero, imageSize: Size = .zero, contents: [UInt8] = []) {
    self.bounds = bounds
    self.imageSize = imageSize
    self.contents = contents
  }

  /// The character that it stands for: U+FFFC, object replacement character.
  public static let character: UInt16 = 0xFFFC

  /// The most that an attachment is wide or high, in points: a choice. Advances are 16.16 fixed point, as in fonts.
  public static let maximumSide: Double = 32_767

  /// The bounds it takes, laid out and drawn: its own, or the picture's size on the baseline. On the length grid, and
  /// no longer than `maximumSide`.
  public var frame: Rect {
    let frame = bounds.width == 0 && bounds.height == 0 ? Rect(origin: .zero, size: imageSize) : bounds
    func side(_ length: Double) -> Double { min(max(0, length), TextAttachment.maximumSide).onLengthGrid }
    return Rect(
      x: frame.minX.onLengthGrid, y: frame.minY.onLengthGrid, width: side(frame.width), height: side(frame.height))
  }
}
