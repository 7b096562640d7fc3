/// Why one line fragment is as it is: what the functions that laid it out say, asked again. Lengths are points; places
/// are in the coordinates of the fragment's container, y down; ranges are UTF-16 offsets in the text.
public struct LineExplanation: Hashable, Sendable {
  /// Which line of its layout it is, from 1; fragments next to each other between exclusions are one line.
  public var number: Int
  /// Which of its line's fragments it is, from 1 in reading order.
  public var fragment: Int
  /// How many fragments its line has.
  public var fragmentCount: Int
  /// Index of its container.
  public var container: Int
  /// What the line stands for, hidden text included.
  public var range: Range<Int>
  /// What it shows, in text order, with ellipsis and hyphen.
  public var text: String
  /// Between what it may put its text.
  public var margins: MarginsExplanation
  /// Why it ended.
  public var end: EndExplanation
  /// How high it is and why.
  public var height: HeightExplanation
  /// Where it was looked for a place next to exclusions; nil if the container has none.
  public var strip: StripExplanation?
  /// Why it does not stand in the container before, if it is the first of one that is not the first.
  public var move: ContainerMove?
  /// Its tabs in text order.
  public var tabs: [TabExplanation]
  /// Clusters for which another font than the text's own was asked, in text order; neighbours of one answer together.
  public var faces: [FaceExplanation]
  /// What became of hyphenation at its end; nil if the paragraph does not ask for it or nothing is left.
  public var hyphenation: HyphenationExplanation?
  /// What was cut; nil if nothing was.
  public var truncation: TruncationExplanation?
  /// What moving letters together did or would have done; nil if it was not tried.
  public var tightening: TighteningExplanation?
  /// The gaps that were stretched; nil if none was.
  public var justification: JustificationExplanation?
}

/// Between what a line may put its text.
public struct MarginsExplanation: Hashable, Sendable {
  /// Left end of the room for text, container coordinates.
  public var left: Double
  /// Right end of it; infinite without a limit.
  public var right: Double
  /// Indent of this line: `firstLineHeadIndent` on a paragraph's first line, `headIndent` on the others.
  public var indent: Double
  /// Whether it is the first line of its paragraph.
  public var isFirstOfParagraph: Bool
  /// The paragraph's `tailIndent`.
  public var tailIndent: Double
  /// The container's padding on each side.
  public var padding: Double

  /// How much room for text there is.
  public var width: Double { right - left }
}
