import GalleyBase
import GalleyFiles
import GalleyViews

extension LayoutWriter {
  /// The extents that follow from the views in a view. Of one with content of its own that is plain: it asks for them.
  mutating func writeAutomaticExtents(of view: View, intrinsicSize: Size) {
    guard let size = view.id.flatMap({ frames[$0]?.size }), !(view is ScrollView), !(view.superview is ScrollView),
      !view.isPlacedByConstraints,
      intrinsicSize == Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    else { return }
    let extents = [size.width == .auto ? "width" : nil, size.height == .auto ? "height" : nil].compactMap(\.self)
    if !extents.isEmpty { json.member("automatic", extents) }
  }
}

extension SceneView {
  /// The frame; nil of a view whose place is found by the view around it, or by constraints.
  var statedFrame: SceneFrame? { placement == .frame || placement == .content ? frame : nil }
}
