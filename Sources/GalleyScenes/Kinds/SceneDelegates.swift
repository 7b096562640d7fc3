import GalleyViews

/// The delegates of a scene's text fields and text views. This object retains them, since views
/// have weak references to their delegates, as in UIKit.
final class SceneDelegates {
  private var delegates: [String: AnyObject] = [:]

  /// Returns the delegate of a view, and creates it if there is none yet.
  func delegate<Delegate: AnyObject>(of id: String, _ make: () -> Delegate) -> Delegate {
    if let known = delegates[id] as? Delegate { return known }
    let new = make()
    delegates[id] = new
    return new
  }

  /// Sets the delegates that the scene describes. Members that a description leaves out do not
  /// change.
  /// - Parameter view: finds a view by its id.
  func adopt(_ models: [SceneView], _ resources: inout SceneResources, finding view: (String) -> View?) {
    for model in models {
      model.own.value.setDelegate(model.id, in: self, &resources) { view(model.id) }
      adopt(model.innerViews, &resources, finding: view)
    }
  }
}
