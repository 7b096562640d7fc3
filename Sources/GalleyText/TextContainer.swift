public import GalleyBase

/// Where text goes. UIKit counterpart: NSTextContainer.
public struct TextContainer: Hashable, Sendable {
  /// Extent in points; an infinite width never breaks a line, an infinite height takes every line.
  public var size: Size
  /// Space kept free on the left and the right of every line fragment. NSTextContainer's default is 5, a label's is 0.
  public var lineFragmentPadding: Double
  /// Most lines to show; 0 is no limit.
  public var maximumNumberOfLines: Int

  /// A container. Lengths are put on the length grid.
  public init(size: Size, lineFragmentPadding: Double = 0, maximumNumberOfLines: Int = 0) {
    self.size = Size(width: size.width.onLengthGrid, height: size.height.onLengthGrid)
    self.lineFragmentPadding = lineFragmentPadding.onLengthGrid
    self.maximumNumberOfLines = maximumNumberOfLines
  }
}
