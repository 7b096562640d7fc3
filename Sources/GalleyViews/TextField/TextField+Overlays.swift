import GalleyBase

/// The natural sizes of the overlay views (the left and right view), which may be reduced to fit in
/// the field.
struct OverlaySizes {
  /// A view that was reduced to fit, with its size before and after.
  private struct Fitted {
    weak var view: View?
    var natural: Size
    var given: Size
  }

  private var fitted: [Fitted] = []

  /// Returns the size that the view had before it was reduced. If it was not reduced, or was
  /// resized since, returns its current size.
  func naturalSize(of view: View) -> Size {
    let size = view.bounds.size
    return fitted.first { $0.view === view && $0.given == size }?.natural ?? size
  }

  /// Sets the frame of a view, and stores its natural size if the frame is reduced.
  mutating func place(_ view: View, in frame: Rect) {
    let natural = naturalSize(of: view)
    view.frame = frame
    fitted.removeAll { $0.view == nil || $0.view === view }
    if view.bounds.size != natural { fitted.append(Fitted(view: view, natural: natural, given: view.bounds.size)) }
  }
}

extension TextField {
  /// True if the field is laid out from right to left, so that its overlays swap sides.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var viewOnLeft: View? { isMirrored ? rightView : leftView }
  var viewOnRight: View? { isMirrored ? leftView : rightView }
  var showsViewOnLeft: Bool { isMirrored ? showsRightView : showsLeftView }
  var showsViewOnRight: Bool { isMirrored ? showsLeftView : showsRightView }

  private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isBeingEdited) }
  private var showsRightView: Bool { rightView != nil && rightViewMode.shows(whileEditing: isBeingEdited) }

  /// True if the clear button is visible at present.
  ///
  /// It requires text, and gives way to the right view at the same position: a choice.
  var showsClearButton: Bool {
    editing.count > 0 && !showsRightView && clearButtonMode.shows(whileEditing: isBeingEdited)
  }

  /// Removes an overlay view that was replaced, and adds the new one if it is visible.
  func changeOverlay(from old: View?) {
    if let old, old.superview === self, old !== leftView, old !== rightView { old.removeFromSuperview() }
    addShownOverlays()
  }

  /// Adds the visible overlay views to the field immediately, so that they are in its window.
  ///
  /// Layout sets their frames and removes those that are no longer visible. The left view is behind the right one.
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
