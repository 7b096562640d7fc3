extension ScrollView {
  /// Adds a view as the scrolled content. Across the scrolling axis, its length is the visible
  /// length of the scroll view.
  ///
  /// The content has the view's size; across the axis the view is as long as the scroll view without the insets.
  package final func addScrolledView(_ view: View, along axis: LayoutAxis) {
    addSubview(view)
    scrollsAcross = axis == .horizontal
    view.ensuredConstraintState.keepsFrame = false
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      hold(LayoutConstraint(LayoutAnchor(view, edge), .equal, LayoutAnchor(ownGuide(.content), edge)))
    }
    let across = axis.crossing.length
    hold(LayoutConstraint(LayoutAnchor(view, across), .equal, LayoutAnchor(ownGuide(.frame), across)))
  }
}
