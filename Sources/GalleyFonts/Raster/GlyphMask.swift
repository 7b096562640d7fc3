/// A reference to the pixels of a glyph in a typesetter's memory. It is valid until the next call
/// of `mask`.
public struct GlyphMask: Hashable, Sendable {
  /// The formats of a glyph's pixels.
  public enum Format: UInt8, Hashable, Sendable {
    /// One byte per pixel: the share of the pixel's area that the glyph covers, 0…255.
    case coverage
    /// Four bytes per pixel: red, green, blue and alpha. Colours are multiplied by alpha.
    case premultipliedColor
    /// The mask has no pixels because the glyph is larger than `Typesetter.largestMask`. Fill
    /// `Typesetter.outline` instead.
    case tooLarge
  }

  /// The index of the first byte in the mask bytes of the typesetter. Rows follow each other
  /// without padding.
  public var offset: Int
  /// The number of columns.
  public var width: Int32
  /// The number of rows.
  public var height: Int32
  /// The distance in pixels from the pen's whole pixel to the leftmost column. Positive values are
  /// to the right.
  public var left: Int32
  /// The distance in pixels from the row of the baseline to the uppermost row. Positive values are
  /// downwards, so the distance is negative for a glyph above the baseline.
  public var top: Int32
  /// The format of the pixels.
  public var format: Format

  /// Creates a glyph mask from its values.
  @inlinable public init(offset: Int, width: Int32, height: Int32, left: Int32, top: Int32, format: Format) {
    self.offset = offset
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.format = format
  }

  /// The mask of a glyph without visible pixels.
  @inlinable public static var empty: GlyphMask {
    GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .coverage)
  }

  /// True if the mask has no pixels.
  @inlinable public var isEmpty: Bool { width == 0 || height == 0 }

  /// The size of the pixels in bytes.
  @inlinable public var byteCount: Int { Int(width) * Int(height) * (format == .premultipliedColor ? 4 : 1) }
}
