import GalleyViews

extension UIView {
  /// Makes the first responder in this view resign. Returns true if no first responder remains in
  /// it.
  /// - Parameter force: true to force it, whatever it or its delegate answers (rule: editing-forced-end).
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder else { return true }
    let chain = sequence(first: responder, next: \.next)
    guard chain.contains(where: { $0 === self }) else { return true }
    if let peer = (responder as? UIView)?.peer, peer is any TextInput {
      peer.endEditing(force)
    } else {
      responder.resignFirstResponder()
    }
    guard force || !responder.isFirstResponder else { return false }
    if UIApplication.shared.firstResponder === responder { UIApplication.shared.firstResponder = nil }
    return true
  }
}
