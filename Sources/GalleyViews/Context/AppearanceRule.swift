/// A change of the looks of views that was registered with a context; how it is chosen is up to the views it is for.
struct AppearanceRule {
  /// The class that it is for.
  let target: AnyClass
  /// Returns true for that class and its subclasses.
  let includes: (AnyClass) -> Bool
  /// Tests that views around the target must pass, innermost first.
  let containers: [(AnyObject) -> Bool]
  /// Changes the looks of a view of the class.
  let apply: (AnyObject) -> Void
}
