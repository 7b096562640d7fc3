/// The appearance of the interface, light or dark. UIKit counterpart: UIUserInterfaceStyle.
public enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// The interface has dark text on a light background.
  case light
  /// The interface has light text on a dark background.
  case dark
}
