import Foundation

/// The delegate that starts searches in a text view. The searches find nothing.
final class EmptySearches: NSObject, UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { UIFindSession() }
}
