import GalleyBase
import GalleyFiles
import GalleyViews

extension LayoutWriter {
  /// Writes which lengths of a view are `auto` in the scene: `width`, `height` or both. Writes
  /// nothing for a view with an intrinsic size.
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
  /// The frame that the scene gives; nil for a view whose position is set by its superview or by
  /// constraints.
  var statedFrame: SceneFrame? { placement == .frame || placement == .content ? frame : nil }
}
