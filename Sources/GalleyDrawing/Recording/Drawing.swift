public import GalleyBase

/// A display list together with the canvas for it.
public struct Drawing: Hashable, Sendable {
  /// The drawing commands.
  public var list: DisplayList
  /// The size of the canvas, in pixels.
  public var size: PixelSize
  /// The number of pixels per point.
  public var scale: Double
  /// The colour below everything.
  public var background: Color
  /// A text that describes the picture to readers who cannot see it.
  public var label: String

  /// Creates a drawing of `list`.
  public init(_ list: DisplayList, size: PixelSize, scale: Double, background: Color, label: String = "") {
    self.list = list
    self.size = size
    self.scale = scale
    self.background = background
    self.label = label
  }
}
