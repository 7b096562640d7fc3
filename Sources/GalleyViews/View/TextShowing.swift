import GalleyBase
public import GalleyText

/// A view that displays laid out text. Only views of the library conform.
public protocol TextShowing: View {
  /// The text without attributes; nil if it was never set.
  var text: String? { get }
  /// The layout of the text as it is drawn, with its position in the view; nil without text.
  var placement: TextPlacement? { get }
  /// The layout of the placeholder as it is drawn, with its position in the view; nil if it is
  /// hidden or missing.
  var placeholderPlacement: TextPlacement? { get }
  /// The text as string drawing can measure it: with its own attributes, and with the view's font
  /// for characters without a font.
  var measuredText: AttributedText { get }
  /// The containers and other surroundings of the displayed text, which an overlay can mark on the
  /// picture (`OverlayKind`).
  var textSurroundings: TextSurroundings { get }
}

/// The containers and other surroundings of a displayed text, which an overlay can mark on the
/// picture (`OverlayKind`).
public struct TextSurroundings {
  /// The rectangles of the text's containers, in the view's coordinates; nil uses the layout's own
  /// containers.
  var containers: [Rect]?
  /// True if there is space between the view's edges and its text containers.
  var hasInsets = false
  /// True if the text is always clipped at the view's edges.
  var isClippedAtBounds = false
  /// The text along a path; nil for straight text.
  var path: TextAlongPath?
  /// A view that is not a subview but is drawn together with the text; nil for none.
  var stampedView: View?
}

extension TextSurroundings {
  /// Returns the rectangles of the text's containers. If none are set, they are the layout's own
  /// containers.
  ///
  /// A container of infinite size extends as far as its text and the view.
  func containers(of placement: TextPlacement, in bounds: Rect) -> [Rect] {
    containers
      ?? zip(placement.layout.containers, placement.origins).enumerated().map { index, container in
        var size = container.0.size
        guard !size.width.isFinite || !size.height.isFinite else { return Rect(origin: container.1, size: size) }
        let lines = placement.layout.lines.filter { $0.container == index }
        if !size.width.isFinite { size.width = lines.reduce(0) { max($0, $1.usedRect.maxX) } }
        if !size.height.isFinite { size.height = max(bounds.maxY - container.1.y, lines.last?.rect.maxY ?? 0) }
        return Rect(origin: container.1, size: size)
      }
  }
}
