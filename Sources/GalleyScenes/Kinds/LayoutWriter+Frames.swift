import GalleyBase
import GalleyFiles
import GalleyViews

extension LayoutWriter {
  /// Writes the names of the lengths of a view that follow from its subviews. Nothing is written
  /// for a view with an intrinsic size.
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
  /// The frame stated in the scene; nil for a view that its superview or constraints position.
  var statedFrame: SceneFrame? { placement == .frame || placement == .content ? frame : nil }
}
