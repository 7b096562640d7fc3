/// The explanation of one line fragment: the results of the stages that laid it out.
///
/// Lengths are points; positions are in the coordinates of the fragment's container, y down; ranges are UTF-16 offsets
/// in the text.
public struct LineExplanation: Hashable, Sendable {
  /// The number of its line in the layout, from 1; adjacent fragments between exclusions form one line.
  public var line: Int
  /// The number of the fragment in its line, from 1 in reading order.
  public var fragment: Int
  /// The number of fragments of its line.
  public var fragmentCount: Int
  /// Index of its container.
  public var container: Int
  /// The range that the line represents, hidden text included.
  public var range: Range<Int>
  /// The text that it shows, in text order, with ellipsis and hyphen.
  public var text: String
  /// The reason for its end.
  public var end: EndExplanation
  /// The result of hyphenation at its end; nil if the paragraph does not ask for it or no text is left.
  public var hyphenation: HyphenationExplanation?
  /// The text that was cut; nil if none was.
  public var truncation: TruncationExplanation?
  /// The effect of tightening; nil if it was not tried.
  public var tightening: TighteningExplanation?
  /// The gaps that were widened, in text order; nil if none was.
  public var gaps: [JustifiedGap]?
  /// Its tabs in text order.
  public var tabs: [TabExplanation]
  /// The margins of its text.
  public var margins: MarginsExplanation
  /// Its height, step by step.
  public var height: HeightExplanation
  /// Its strip next to exclusions; nil if the container has none.
  public var strip: StripExplanation?
  /// The reason why the line is not in the container before; nil unless it is the first line of its container.
  public var moved: ContainerMove?
  /// Clusters for which the text's own font was not enough, in text order; adjacent clusters with the same result share
  /// one entry.
  public var faces: [FaceExplanation]
}

/// The margins between which a line may place its text.
public struct MarginsExplanation: Hashable, Sendable {
  /// Left end of the space for text, in container coordinates.
  public var left: Double
  /// Right end of the space for text; infinite without a limit.
  public var right: Double
  /// Indent of this line: `firstLineHeadIndent` on a paragraph's first line, `headIndent` on the others.
  public var indent: Double
  /// True if it is the first line of its paragraph.
  public var isFirstOfParagraph: Bool
  /// The paragraph's `tailIndent`.
  public var tailIndent: Double
  /// The container's padding on each side.
  public var padding: Double

  /// The width of the space for text.
  public var width: Double { right - left }
}
