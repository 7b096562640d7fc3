public import GalleyBase

/// Text laid out in containers: the result that measuring, drawing and hit testing read.
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
  /// The rules it follows.
  public let options: LayoutOptions
  /// Fragments in text order, for visible text only.
  public internal(set) var lines: LineFragments
  /// The text in no line because the containers are full; nil if all text fits.
  public internal(set) var overflow: Range<Int>?
  /// The start of each paragraph up to the last one reached, used to lay out again after an edit.
  var starts: [ParagraphStart]
  /// The markers of list items by paragraph; empty without lists.
  var markers: [String?]
  /// The columns with automatic tab stops; nil if there are none.
  var columns: TabColumns?

  /// The first container, the only one of a label.
  public var container: TextContainer { containers[0] }

  /// The size that the first container needs to show the same lines: the widest extent, and the lower edge of its last
  /// used rectangle.
  ///
  /// It does not depend on alignment.
  public var usedSize: Size { usedSize(inContainer: 0) }

  /// The height of `usedSize`, in points; 0 without lines. Takes time logarithmic in the number of lines.
  public var usedHeight: Double {
    let end = end(ofContainer: 0)
    return end > 0 ? lines[end - 1].usedRect.maxY : 0
  }

  /// Returns the size that a container needs to show the same lines, like `usedSize` for the first.
  package func usedSize(inContainer container: Int) -> Size {
    let fragments = lines[end(ofContainer: container - 1)..<end(ofContainer: container)]
    return Size(width: fragments.reduce(0) { max($0, $1.extent) }, height: fragments.last?.usedRect.maxY ?? 0)
  }

  /// Returns the index of the first fragment after those of a container. Containers are filled one
  /// after the other.
  private func end(ofContainer container: Int) -> Int {
    lines.indices.partitionPoint { lines[$0].container > container }
  }

  /// True if any text is hidden: replaced by an ellipsis, clipped, or after the last line.
  public var isTruncated: Bool {
    overflow != nil || lines.contains { $0.hidden != nil || $0.ends == .clipped }
  }

  /// Baseline of the first line below the container's top; nil if there is no line.
  public var firstBaseline: Double? { lines.first?.baseline }
  /// Baseline of the last line below the container's top; nil if there is no line.
  public var lastBaseline: Double? { lines.last?.baseline }
}
