public import GalleyBase

/// Text that is laid out in containers. Measuring, drawing and hit testing read it.
///
/// UIKit counterpart: the state of NSLayoutManager after layout.
///
/// ```swift
/// let shaped = shape(AttributedText("Hello"), defaultFont: context.defaultFont, locale: "en_US", with: typesetter)
/// let container = TextContainer(size: Size(width: 100, height: .infinity))
/// let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
/// let (offset, affinity) =
///   layout.position(nearest: Point(x: 30, y: 8), inContainer: 0, with: typesetter) ?? (0, .downstream)
/// let caret = layout.caret(at: offset, affinity: affinity, with: typesetter)
/// ```
public struct TextLayout: Hashable, Sendable {
  /// The text that was laid out.
  public internal(set) var shaped: ShapedText
  /// The containers, at least one, in the order in which text fills them.
  public let containers: [TextContainer]
  /// The options with which the text was laid out.
  public let options: LayoutOptions
  /// The line fragments in text order. They do not include text that fits in no container.
  public internal(set) var lines: LineFragments
  /// The text that fits in no container because all containers are full; nil if all text fits.
  public internal(set) var overflow: Range<Int>?
  /// The starts of all paragraphs that were laid out. They are needed for an update after an edit.
  var starts: [ParagraphStart]
  /// The list marker of each paragraph; empty if the text has no lists.
  var markers: [String?]
  /// The positions of columns with automatic tab stops; nil if the text has no such stops.
  var columns: TabColumns?

  /// The first container. A label has no other.
  public var container: TextContainer { containers[0] }

  /// The size that the first container needs to show the same lines. Its width is the maximum
  /// `extent` of the lines, and its height is the lower edge of the last used rectangle.
  ///
  /// It does not depend on alignment.
  public var usedSize: Size { usedSize(inContainer: 0) }

  /// The height of `usedSize`, in points; 0 without lines. Takes time logarithmic in the number of lines.
  public var usedHeight: Double {
    let end = end(ofContainer: 0)
    return end > 0 ? lines[end - 1].usedRect.maxY : 0
  }

  /// Returns the size that a container needs to show the same lines. See `usedSize`.
  package func usedSize(inContainer container: Int) -> Size {
    let fragments = lines[end(ofContainer: container - 1)..<end(ofContainer: container)]
    return Size(width: fragments.reduce(0) { max($0, $1.extent) }, height: fragments.last?.usedRect.maxY ?? 0)
  }

  /// Returns the index after the last fragment of a container. Containers are filled one after the
  /// other.
  private func end(ofContainer container: Int) -> Int {
    lines.indices.partitionPoint { lines[$0].container > container }
  }

  /// True if any text is hidden because it is truncated, is clipped or fits in no container.
  public var isTruncated: Bool {
    overflow != nil || lines.contains { $0.hidden != nil || $0.ends == .clipped }
  }

  /// The distance of the first line's baseline below the top of its container; nil without lines.
  public var firstBaseline: Double? { lines.first?.baseline }
  /// The distance of the last line's baseline below the top of its container; nil without lines.
  public var lastBaseline: Double? { lines.last?.baseline }
}
