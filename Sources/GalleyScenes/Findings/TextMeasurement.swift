public import GalleyBase
import GalleyText
import GalleyViews

/// The measurements of a view that shows text.
public struct TextMeasurement: Hashable, Sendable {
  /// The id of the view; nil if it has none.
  public var view: String?
  /// The kind of the view, as scenes name it.
  public var type: String
  /// The frame of the view, in points of its superview.
  public var frame: Rect
  /// The size that fits the view's text at its present width, in points.
  public var sizeThatFits: Size
  /// The intrinsic content size, in points.
  public var intrinsicContentSize: Size
  /// The number of visible lines.
  public var lineCount: Int
  /// True if text is hidden.
  public var isTruncated: Bool
  /// The distance of the first drawn baseline from the view's upper edge, in points; nil without lines.
  public var firstBaseline: Double?
  /// The distance of the last drawn baseline from the view's upper edge, in points; nil without
  /// lines.
  public var lastBaseline: Double?
}

extension ScenePage {
  /// The measurements of the views that show text. A view comes before its subviews. Hidden views
  /// are left out.
  public var textMeasurements: [TextMeasurement] {
    window.layoutIfNeeded()
    return window.shownTexts.map { TextMeasurement(of: $0.view) }
  }
}

extension TextMeasurement {
  fileprivate init(of view: any TextShowing) {
    let placement = view.placement
    let lines = placement?.layout.lines ?? []
    func baseline(_ line: LineFragment?) -> Double? {
      line.flatMap { placement?.drawnBaseline(of: $0) }.map { $0 - view.bounds.minY }
    }
    self.init(
      view: view.id, type: view.kindName, frame: view.frame, sizeThatFits: view.sizeThatFits(view.bounds.size),
      intrinsicContentSize: view.intrinsicContentSize, lineCount: lines.count,
      isTruncated: (view as? Label)?.isTruncated ?? placement?.layout.isTruncated ?? false,
      firstBaseline: baseline(lines.first), lastBaseline: baseline(lines.last))
  }
}
