public import GalleyBase

/// Text laid out in a container: everything that measuring, drawing and hit testing want to know.
/// UIKit counterpart: what NSLayoutManager holds after layout.
public struct TextLayout: Hashable, Sendable {
  /// What was laid out.
  public let shaped: ShapedText
  /// The container.
  public let container: TextContainer
  /// Fragments in text order. Only what is visible has one.
  public let lines: [LineFragment]
  /// What stands in no line, because the container was full; nil if all text has its place.
  public let overflow: Range<Int>?

  /// The size a container needs to show the same lines: the widest extent, and the lower edge of the last used
  /// rectangle. It does not depend on alignment.
  public var usedSize: Size {
    Size(width: lines.reduce(0) { max($0, $1.extent) }, height: lines.last?.usedRect.maxY ?? 0)
  }

  /// Whether any text is hidden: cut by an ellipsis, clipped, or past the last line.
  public var isTruncated: Bool {
    overflow != nil || lines.contains { $0.hidden != nil || $0.ends == .clipped }
  }

  /// Baseline of the first line below the container's top; nil if there is no line.
  public var firstBaseline: Double? { lines.first?.baseline }
  /// Baseline of the last line below the container's top; nil if there is no line.
  public var lastBaseline: Double? { lines.last?.baseline }
}
