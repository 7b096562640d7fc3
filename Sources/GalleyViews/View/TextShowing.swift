import GalleyBase
public import GalleyText

/// A view that shows laid out text. Only the library's own views conform.
public protocol TextShowing: View {
  /// The text as a string; nil if it was never set.
  var text: String? { get }
  /// The text as drawn; nil if there is none.
  var placement: TextPlacement? { get }
  /// The placeholder as drawn; nil if it is hidden, or if the view has none.
  var placeholderPlacement: TextPlacement? { get }
  /// The text with the attributes for string drawing: its own, and the view's font where it has none.
  var measuredText: AttributedText { get }
  /// The surroundings of the displayed text, for an overlay.
  var textSurroundings: TextSurroundings { get }
}

/// The surroundings of the displayed text that an overlay marks.
public struct TextSurroundings {
  /// The rectangles for the text, in the view's coordinates, one for each container of its layout; nil uses the
  /// layout's own containers.
  var containers: [Rect]?
  /// True if there is space between the view's edges and its text containers.
  var hasInsets = false
  /// True if the text is clipped at the view's edges, whatever its layout.
  var isClippedAtBounds = false
  /// The path that the text follows; nil for straight text.
  var path: TextAlongPath?
  /// A view that is drawn with the text without being a subview.
  var stampedView: View?
}

extension TextSurroundings {
  /// The rectangles of the text's containers: those of its layout unless others are given.
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
