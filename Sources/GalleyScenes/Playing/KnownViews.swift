import GalleyViews

/// A cache of the views of a window by id, for steps. The first look-up searches the whole window.
/// A cached view is used as long as it is in the window.
final class KnownViews {
  private struct Found {
    weak var view: View?
  }

  private var found: [String: Found] = [:]

  /// Returns the view of a window with the given id, as `view(withID:)` does, but from the cache if
  /// possible.
  func view(_ id: String, in window: Window) -> View? {
    if found.isEmpty {
      for view in window.descendants {
        if let id = view.id, found[id] == nil { found[id] = Found(view: view) }
      }
    }
    if let view = found[id]?.view, view.id == id, view.window === window { return view }
    let view = window.subviews.view(withID: id)
    found[id] = Found(view: view)
    return view
  }
}
