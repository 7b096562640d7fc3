/// Returns the faults found in the SwiftUI views inside a view, such as a view that changes at each
/// evaluation.
@MainActor package func previewFindings(in view: UIView) -> [String] {
  let own = (view as? HostingView)?.tree.findings ?? []
  return own + view.subviews.flatMap(previewFindings)
}
