public import GalleyBase

/// A display list with the canvas that it is drawn on.
public struct Drawing: Hashable, Sendable {
  /// The commands.
  public var list: DisplayList
  /// The size of the canvas, in pixels.
  public var size: PixelSize
  /// Pixels per point.
  public var scale: Double
  /// The colour below everything.
  public var background: Color
  /// The text of the picture for readers who cannot see it.
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
