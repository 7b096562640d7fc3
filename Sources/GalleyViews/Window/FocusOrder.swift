/// The order in which delegates are asked when the focus moves. UIKit's documentation does not
/// specify the order.
public enum FocusOrder: String, Hashable, Sendable, CaseIterable {
  /// The new view is asked whether it may begin, and the old view whether it may end. Then the old
  /// view ends and the new view begins, as on UIKit (rule: focus-order).
  case asksNewFirst
  /// The old view is asked and ends, and then the new view is asked. If the new view may not begin,
  /// no view has the focus.
  case endsOldFirst
}
