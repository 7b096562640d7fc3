/// The order in which delegates are asked when the focus moves. UIKit's documentation does not specify it.
public enum FocusOrder: String, Hashable, Sendable, CaseIterable {
  /// The new view is asked whether it may begin, then the old one whether it may end; then the old one ends and the new
  /// one begins, as on UIKit (rule: focus-order).
  case asksNewFirst
  /// The old view is asked and ends, then the new one is asked to begin. If it may not, no view has the focus.
  case endsOldFirst
}
