extension UIView {
  /// Makes the first responder inside the view resign, and returns true if there is none any more.
  /// - Parameter force: true if it is made to, whatever it says.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder else { return true }
    let chain = sequence(first: responder, next: \.next)
    guard chain.contains(where: { $0 === self }) else { return true }
    let resigned = responder.resignFirstResponder()
    if force, !resigned { UIApplication.shared.firstResponder = nil }
    return resigned || force
  }
}
