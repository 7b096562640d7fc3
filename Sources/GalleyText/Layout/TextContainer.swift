public import GalleyBase

/// A region that text fills. UIKit counterpart: NSTextContainer.
public struct TextContainer: Hashable, Sendable {
  /// Extent in points; an infinite width never breaks a line, an infinite height takes every
  /// line. A width that is negative or not a number counts as 0.
  public var size: Size
  /// Space kept free on the left and the right of every line fragment. NSTextContainer's default is 5, a label's is 0.
  public var lineFragmentPadding: Double
  /// Most lines to show; 0 is no limit. The fragments next to each other between exclusions are one line.
  public var maximumNumberOfLines: Int
  /// Paths that no text may cover, in the container's coordinates. Text stands on both sides of each.
  public var exclusionPaths: [Path]
  /// The end of the last line if text is left over that goes into no other container.
  public var lineBreakMode: LineBreakMode

  /// A container. Lengths are put on the length grid.
  public init(
    size: Size, lineFragmentPadding: Double = 0, maximumNumberOfLines: Int = 0, exclusionPaths: [Path] = [],
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.size = Size(width: size.width.onLengthGrid, height: size.height.onLengthGrid)
    self.lineFragmentPadding = lineFragmentPadding.onLengthGrid
    self.maximumNumberOfLines = maximumNumberOfLines
    self.exclusionPaths = exclusionPaths
    self.lineBreakMode = lineBreakMode
  }

  /// The container with a width that lines can have.
  var withSoundWidth: TextContainer {
    guard !(size.width >= 0) else { return self }
    var container = self
    container.size.width = 0
    return container
  }

  /// True if lines may use the whole rectangle (rule: simple-container).
  public var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty && maximumNumberOfLines == 0 }
}
