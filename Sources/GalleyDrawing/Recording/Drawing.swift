public import GalleyBase

/// A display list and the properties of the picture in which it is drawn.
public struct Drawing: Hashable, Sendable {
  /// The drawing commands.
  public var list: DisplayList
  /// The size of the picture in pixels.
  public var size: PixelSize
  /// The number of pixels per point.
  public var scale: Double
  /// The background colour of the picture.
  public var background: Color
  /// A text that describes the picture to readers who cannot see it.
  public var label: String

  /// Creates a drawing from a display list.
  public init(_ list: DisplayList, size: PixelSize, scale: Double, background: Color, label: String = "") {
    self.list = list
    self.size = size
    self.scale = scale
    self.background = background
    self.label = label
  }
}
