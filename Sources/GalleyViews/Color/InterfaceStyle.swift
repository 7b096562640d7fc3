/// Whether the interface is light or dark. UIKit counterpart: UIUserInterfaceStyle.
public enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
