import GalleyViews

extension CALayer {
  /// Copies the layer's appearance and sublayers to a view of the engine. The view keeps its own
  /// position and size.
  final func giveLooks(to view: View) {
    if let color = peer.backgroundColor { view.backgroundColor = color }
    view.cornerRadius = peer.cornerRadius
    view.roundedCorners = peer.roundedCorners
    view.cornerCurve = peer.cornerCurve
    view.borderWidth = peer.borderWidth
    view.borderColor = peer.borderColor
    view.shadow = peer.shadow
    view.mask = peer.mask
    view.outline = peer.outline
    view.alpha = peer.alpha
    view.isHidden = peer.isHidden
    view.clipsToBounds = peer.clipsToBounds
    view.anchorPoint = peer.anchorPoint
    view.transform = peer.transform
    for sublayer in storedSublayers { view.addSubview(sublayer.peer) }
  }
}
