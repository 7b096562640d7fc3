/// The explanation of one line fragment, with the results of the stages that laid it out.
///
/// Lengths are points; positions are in the coordinates of the fragment's container, y down; ranges are UTF-16 offsets
/// in the text.
public struct LineExplanation: Hashable, Sendable {
  /// The number of the line in the layout, from 1. Adjacent fragments between exclusions form one
  /// line.
  public var line: Int
  /// The number of the fragment in its line, from 1, in reading order.
  public var fragment: Int
  /// The number of fragments in the line.
  public var fragmentCount: Int
  /// The index of the container that holds the line.
  public var container: Int
  /// The range of text that the fragment represents, including hidden text.
  public var range: Range<Int>
  /// The visible text in text order, with ellipsis and hyphen.
  public var text: String
  /// The reason why the fragment ends where it does.
  public var end: EndExplanation
  /// The result of hyphenation at the end of the fragment; nil if the paragraph is not hyphenated
  /// or no text is left.
  public var hyphenation: HyphenationExplanation?
  /// The text that truncation removed; nil if the fragment is not truncated.
  public var truncation: TruncationExplanation?
  /// The tightening of the fragment; nil if tightening was not tried.
  public var tightening: TighteningExplanation?
  /// The gaps that justification widened, in text order; nil if there are no such gaps.
  public var gaps: [JustifiedGap]?
  /// The tabs of the fragment in text order.
  public var tabs: [TabExplanation]
  /// The margins between which the text is placed.
  public var margins: MarginsExplanation
  /// The height of the line and the steps of its computation.
  public var height: HeightExplanation
  /// The strip next to exclusions in which the line is placed; nil if the container has no
  /// exclusions.
  public var strip: StripExplanation?
  /// The reason why the first line of a container is not in the preceding container; nil for all
  /// other lines.
  public var moved: ContainerMove?
  /// The characters that are drawn in another font than the font of their attributes, in text
  /// order. Adjacent clusters with the same result share one entry.
  public var faces: [FaceExplanation]
}

/// The margins between which the text of a line may be placed.
public struct MarginsExplanation: Hashable, Sendable {
  /// The position of the left end of the space for text, in the coordinates of the container.
  public var left: Double
  /// The position of the right end of the space for text, in the coordinates of the container;
  /// infinite if the width has no limit.
  public var right: Double
  /// The indent of this line: `firstLineHeadIndent` for the first line of a paragraph, `headIndent`
  /// for all other lines.
  public var indent: Double
  /// True if this is the first line of its paragraph.
  public var isFirstOfParagraph: Bool
  /// The `tailIndent` of the paragraph.
  public var tailIndent: Double
  /// The padding of the container, which is left free on each side of a line.
  public var padding: Double

  /// The width between the left and the right end of the space.
  public var width: Double { right - left }
}
