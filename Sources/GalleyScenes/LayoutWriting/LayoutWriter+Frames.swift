import GalleyBase
import GalleyFiles
import GalleyViews

extension LayoutWriter {
  /// The extents that the scene states, where that is not plain: an extent is automatic if the view's content asks for it,
  /// and stated in a view that asks for nothing. Views that others arrange, or constraints, have none of both.
  /// - Parameters:
  ///   - own: the view's intrinsic content size.
  ///   - fitting: the size that fits its bounds.
  mutating func writeStatedExtents(of view: View, _ own: Size, _ fitting: Size) {
    guard let frame = view.id.flatMap({ frames[$0] }), !view.isPlacedByConstraints else { return }
    let stated = Extents(width: frame.size.width != .auto, height: frame.size.height != .auto)
    if stated != plainExtents(of: view, own, fitting) {
      json.member("stated", [stated.width ? "width" : nil, stated.height ? "height" : nil].compactMap(\.self))
    }
  }

  /// The extents that seem to be stated.
  private func plainExtents(of view: View, _ own: Size, _ fitting: Size) -> Extents {
    let asks = own != Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    func isStated(_ extent: KeyPath<Size, Double>) -> Bool {
      let length = view.frame.size[keyPath: extent]
      return !asks
        || ![own, fitting].contains { ($0[keyPath: extent] - length).magnitude <= 1 / view.context.scale }
    }
    return Extents(width: isStated(\.width), height: isStated(\.height))
  }
}

/// Extents that are stated or not.
private struct Extents: Equatable {
  var width: Bool
  var height: Bool
}

extension SceneView {
  /// The frame; nil of a view whose place is found by the view around it, or by constraints.
  var statedFrame: SceneFrame? { placement == .frame || placement == .content ? frame : nil }
}
