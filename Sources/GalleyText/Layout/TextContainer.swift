public import GalleyBase

/// A region that text fills. UIKit counterpart: NSTextContainer.
///
/// ```swift
/// let shaped = shape(
///   AttributedText("Text that is broken into lines."), defaultFont: context.defaultFont, locale: "en_US",
///   with: typesetter)
/// let container = TextContainer(
///   size: Size(width: 120, height: .infinity), lineFragmentPadding: 5,
///   exclusionPaths: [Path(ovalIn: Rect(x: 80, y: 0, width: 60, height: 60))])
/// let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
/// for line in layout.lines { print(line.range, line.baseline, line.ends) }
/// ```
public struct TextContainer: Hashable, Sendable {
  /// The size of the container in points.
  ///
  /// An infinite width never breaks a line, an infinite height takes every line. A width that is negative or not a
  /// number counts as 0.
  public var size: Size
  /// The space on the left and right of every line fragment, in points. The default is 5 in
  /// NSTextContainer and 0 in labels.
  public var lineFragmentPadding: Double
  /// The maximum number of lines; 0 means no limit. Adjacent fragments between exclusions count as
  /// one line.
  public var maximumNumberOfLines: Int
  /// Paths that text may not cover, in the coordinates of the container. Text flows on both sides
  /// of each path.
  public var exclusionPaths: [Path]
  /// The way in which the last line ends if more text follows and there is no other container.
  public var lineBreakMode: LineBreakMode

  /// Creates a text container. Its lengths are rounded to the length grid.
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

  /// The same container, but with a width of 0 in place of a negative width or NaN.
  var withSoundWidth: TextContainer {
    guard !(size.width >= 0) else { return self }
    var container = self
    container.size.width = 0
    return container
  }

  /// True if lines may use the whole rectangle of the container (rule: simple-container).
  public var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty && maximumNumberOfLines == 0 }
}
