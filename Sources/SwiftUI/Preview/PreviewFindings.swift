/// Returns what went wrong in the trees of views that are shown in a view: one that never comes to rest.
@MainActor package func previewFindings(in view: UIView) -> [String] {
  let own = (view as? HostingView)?.tree.findings ?? []
  return own + view.subviews.flatMap(previewFindings)
}
