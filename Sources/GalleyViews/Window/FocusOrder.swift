/// Who is asked first when the focus goes from one view to another. UIKit's documentation leaves it open.
public enum FocusOrder: String, Hashable, Sendable, CaseIterable {
  /// The new one is asked whether it may begin, then the old one whether it may end, then the old one ends and the new
  /// one begins: what practitioners see on UIKit (folklore, reference E.4).
  case asksNewFirst
  /// The old one is asked and ends, and only then the new one is asked whether it may begin. If it may not, nobody has the
  /// focus.
  case endsOldFirst
}
