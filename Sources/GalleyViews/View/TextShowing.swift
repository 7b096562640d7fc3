import GalleyBase
public import GalleyText

/// A view that shows laid out text. Only the library's own views conform.
public protocol TextShowing: View {
  /// The characters; nil if none were ever given.
  var text: String? { get }
  /// The text as it is drawn; nil if there is none.
  var placement: TextPlacement? { get }
  /// The placeholder as it is drawn; nil if it does not show, or if the view has none.
  var placeholderPlacement: TextPlacement? { get }
  /// The text with the attributes that string drawing measures: its own, and the view's font where it names none.
  var measuredText: AttributedText { get }
  /// The surroundings of the text that shows, for an overlay.
  var textSurroundings: TextSurroundings { get }
}

/// The surroundings of the text that a view shows, as an overlay marks them.
public struct TextSurroundings {
  /// The rectangles in which the text is set, in the view's coordinates, one for each container of its layout; nil for
  /// those of the layout itself.
  var containers: [Rect]?
  /// True if there is space between the view's edges and its text containers.
  var hasInsets = false
  /// True if the text is cut at the view's edges, whatever its layout.
  var isClippedAtBounds = false
  /// The path that the text follows; nil for straight text.
  var path: TextAlongPath?
  /// A view that is drawn with the text without being a subview.
  var stampedView: View?
}

extension TextSurroundings {
  /// The rectangles in which a text is set: those of its layout if no others are given. A container without an end
  /// reaches as far as its text, and as the view.
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
