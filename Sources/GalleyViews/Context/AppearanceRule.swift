/// A change of appearance registered for a class of views. The views select and apply the rules.
struct AppearanceRule {
  /// The class.
  let target: AnyClass
  /// Returns true for the class and its subclasses.
  let includes: (AnyClass) -> Bool
  /// Predicates that superviews must meet, innermost first, with any views in between.
  let containers: [(AnyObject) -> Bool]
  /// Applies the change to a view of the class.
  let apply: (AnyObject) -> Void
}
