public import GalleyBase
public import GalleyText
public import GalleyViews

/// The explanation of the text layout on a page, view by view.
public struct PageExplanation: Hashable, Sendable {
  /// The explanation of one view that shows text.
  public struct ViewExplanation: Hashable, Sendable {
    /// The view's id in the scene, or its kind and number, such as `label2`, if the scene gives none.
    /// Nil for a view that has no id.
    public var id: String?
    /// The kind of the view, as scenes name it.
    public var type: String
    /// The frame of the view.
    public var frame: Rect
    /// The text of the view.
    public var text: String
    /// The explanation of a label as a whole; nil for other views.
    public var label: LabelExplanation?
    /// The explanation of the view's lines. Lengths are in the coordinates of the lines'
    /// containers.
    public var layout: LayoutExplanation
    /// The origins of the text containers in the view.
    public var origins: [Point]
    /// The names of the scene keys that affect the view.
    public var keys: ExplanationKeys
  }

  /// The views that show text. A view comes before its subviews.
  public var views: [ViewExplanation]

  /// Creates the explanation of a page, or of one view of it.
  /// - Parameter id: the id of a view that shows text; nil for all of them.
  public init(of page: ScenePage, view id: String? = nil) throws(PositionError) {
    page.window.layoutIfNeeded()
    let all = page.window.descendants
    guard let id else {
      views = all.compactMap { ViewExplanation($0) }
      return
    }
    guard let view = all.first(where: { $0.id == id }) else {
      throw .unknownView(id: id, among: all.compactMap(\.id))
    }
    guard let explanation = ViewExplanation(view) else { throw .noText(id: id) }
    views = [explanation]
  }
}

extension PageExplanation.ViewExplanation {
  /// Creates the explanation of a view; nil if the view shows no text.
  fileprivate init?(_ view: View) {
    guard let shown = view.asTextShowing, let placement = shown.placement else { return nil }
    let label = view as? Label
    self.init(
      id: view.id, type: view.kindName, frame: view.frame,
      text: (view as? TextField)?.displayedText ?? shown.text ?? "",
      label: label?.explanation, layout: placement.layout.explanation(with: view.context.typesetter),
      origins: placement.origins, keys: label == nil && !(view is TextField || view is Button) ? .textContainer : .label
    )
  }
}
