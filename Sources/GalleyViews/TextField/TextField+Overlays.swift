import GalleyBase

/// The natural sizes of overlay views, which are resized to fit the field.
struct OverlaySizes {
  /// A view that was made smaller.
  private struct Fitted {
    weak var view: View?
    var natural: Size
    var given: Size
  }

  private var fitted: [Fitted] = []

  /// The size of the view before it was made to fit; its present size if it was not, or if it got another size since.
  func naturalSize(of view: View) -> Size {
    let size = view.bounds.size
    return fitted.first { $0.view === view && $0.given == size }?.natural ?? size
  }

  /// Gives a view its frame, and remembers the size it had by itself.
  mutating func place(_ view: View, in frame: Rect) {
    let natural = naturalSize(of: view)
    view.frame = frame
    fitted.removeAll { $0.view == nil || $0.view === view }
    if view.bounds.size != natural { fitted.append(Fitted(view: view, natural: natural, given: view.bounds.size)) }
  }
}

extension TextField {
  /// True if the field reads from right to left, so that its overlays change places.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var viewOnLeft: View? { isMirrored ? rightView : leftView }
  var viewOnRight: View? { isMirrored ? leftView : rightView }
  var showsViewOnLeft: Bool { isMirrored ? showsRightView : showsLeftView }
  var showsViewOnRight: Bool { isMirrored ? showsLeftView : showsRightView }

  private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isBeingEdited) }
  private var showsRightView: Bool { rightView != nil && rightViewMode.shows(whileEditing: isBeingEdited) }

  /// True if the clear button shows. It needs text, and gives way to the right view, with which it shares its place: a
  /// choice.
  var showsClearButton: Bool {
    editing.count > 0 && !showsRightView && clearButtonMode.shows(whileEditing: isBeingEdited)
  }

  /// Takes an overlay view that was replaced out of the field.
  func changeOverlay(from old: View?) {
    if let old, old.superview === self, old !== leftView, old !== rightView { old.removeFromSuperview() }
    addShownOverlays()
  }

  /// Puts the overlay views that show into the field, and so into its window, at once; layout gives them their frames
  /// and takes out those that do not show any more. The one on the left lies below the other.
  func addShownOverlays() {
    setNeedsLayout()
    if let view = viewOnLeft, showsViewOnLeft, view.superview !== self {
      let above = viewOnRight.flatMap { other in subviews.firstIndex { $0 === other } }
      insertSubview(view, at: above ?? subviews.count)
    }
    if let view = viewOnRight, showsViewOnRight, view.superview !== self { addSubview(view) }
  }

  func layOutOverlays() {
    if let view = viewOnLeft { show(view, showsViewOnLeft, in: leftViewRect(forBounds: bounds)) }
    if let view = viewOnRight { show(view, showsViewOnRight, in: rightViewRect(forBounds: bounds)) }
  }

  private func show(_ view: View, _ isShown: Bool, in frame: Rect) {
    if isShown {
      if view.superview !== self { addSubview(view) }
      overlaySizes.place(view, in: frame)
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }
}
