/// The location of a glyph's pixels in a typesetter's memory; valid until its next call to `mask`.
public struct GlyphMask: Hashable, Sendable {
  /// The meaning of the pixels.
  public enum Format: UInt8, Hashable, Sendable {
    /// One byte a pixel: the glyph's share of its area, 0…255.
    case coverage
    /// Four bytes a pixel: red, green, blue, alpha; colours already multiplied by alpha.
    case premultipliedColor
    /// No pixels: the glyph is larger than `Typesetter.largestMask`. Fill `Typesetter.outline` instead.
    case tooLarge
  }

  /// Index of the first byte in the typesetter's mask bytes. Rows follow each other without padding.
  public var offset: Int
  /// Columns.
  public var width: Int32
  /// Rows.
  public var height: Int32
  /// From the pen's whole pixel to the leftmost column, to the right.
  public var left: Int32
  /// From the baseline's pixel row to the uppermost row, downwards: negative for a glyph above the baseline.
  public var top: Int32
  /// The meaning of the pixels.
  public var format: Format

  /// Creates a mask.
  @inlinable public init(offset: Int, width: Int32, height: Int32, left: Int32, top: Int32, format: Format) {
    self.offset = offset
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.format = format
  }

  /// A glyph without ink.
  @inlinable public static var empty: GlyphMask {
    GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .coverage)
  }

  /// True if it has no pixels.
  @inlinable public var isEmpty: Bool { width == 0 || height == 0 }

  /// The size of the pixels in bytes.
  @inlinable public var byteCount: Int { Int(width) * Int(height) * (format == .premultipliedColor ? 4 : 1) }
}
