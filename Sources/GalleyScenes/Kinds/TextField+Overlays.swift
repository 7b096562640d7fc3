import GalleyBase
import GalleyViews

extension TextField {
  /// The overlay views, whether they show or not.
  var overlays: [View] { [leftView, rightView].compactMap { $0 } }

  /// The overlay views with their descriptions.
  func overlays(of model: SceneTextField) -> [(view: View, model: SceneView)] {
    var overlays: [(view: View, model: SceneView)] = []
    if let view = leftView, let model = model.leftView { overlays.append((view, model)) }
    if let view = rightView, let model = model.rightView { overlays.append((view, model)) }
    return overlays
  }

  /// Gives the overlay views the extents that the scene leaves to their content. They are in the field meanwhile, whether
  /// they show or not, since labels take up the appearance in a window.
  func resolveOverlaySizes(of model: SceneTextField) {
    for (view, model) in overlays(of: model) {
      let isOutside = view.superview == nil
      if isOutside { addSubview(view) }
      view.resolveAutomaticSizes(of: model)
      if isOutside { view.removeFromSuperview() }
    }
    if !overlays.isEmpty { setNeedsLayout() }
  }
}

extension View {
  /// The subviews that a scene lists as such: the overlays of a field, which may be among them, are left out.
  var listedSubviews: [View] {
    guard let overlays = (self as? TextField)?.overlays, !overlays.isEmpty else { return subviews }
    return subviews.filter { view in !overlays.contains { $0 === view } }
  }
}
