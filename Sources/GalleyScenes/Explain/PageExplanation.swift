public import GalleyBase
public import GalleyText
public import GalleyViews

/// The explanation of a page's text, view by view.
public struct PageExplanation: Hashable, Sendable {
  /// One view that shows text.
  public struct ViewExplanation: Hashable, Sendable {
    /// Its id from the scene, or its number.
    public var id: String?
    /// Its kind, as scenes call it.
    public var type: String
    /// Its frame.
    public var frame: Rect
    /// Its text.
    public var text: String
    /// The explanation of a label as a whole; nil for other views.
    public var label: LabelExplanation?
    /// The explanation of its lines; lengths are in the coordinates of their containers.
    public var layout: LayoutExplanation
    /// The origins of the containers in the view.
    public var origins: [Point]
    /// The names of the scene keys for it.
    public var keys: ExplanationKeys
  }

  /// The views that show text, those of a view before the views in it.
  public var views: [ViewExplanation]

  /// Explains a page, or one view of it.
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
  /// Nil for a view that shows no text.
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
