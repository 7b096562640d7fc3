/// The style of the interface, light or dark. UIKit counterpart: UIUserInterfaceStyle.
public enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
