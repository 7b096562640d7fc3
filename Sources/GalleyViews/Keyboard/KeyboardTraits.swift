/// The style of a keyboard's keys. UIKit counterpart: UIKeyboardAppearance, with the same names.
public enum KeyboardAppearance: String, Hashable, Sendable, CaseIterable {
  /// The keys have the style of the interface.
  case `default`
  /// The keys are dark.
  case dark
  /// The keys are light.
  case light

  /// Returns the style of the keys in an interface of the given style.
  func style(in interface: InterfaceStyle) -> InterfaceStyle {
    switch self {
    case .default: interface
    case .dark: .dark
    case .light: .light
    }
  }
}

/// The kind of return key, which determines its label.
///
/// It affects the key's colour but not its effect. UIKit counterpart: UIReturnKeyType, with its names.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
  /// The label is “return”.
  case `default`
  /// The label is “Go”.
  case go
  /// The label is “Search”.
  case google
  /// The label is “Join”.
  case join
  /// The label is “Next”.
  case next
  /// The label is “Route”.
  case route
  /// The label is “Search”.
  case search
  /// The label is “Send”.
  case send
  /// The label is “Search”.
  case yahoo
  /// The label is “Done”.
  case done
  /// The label is “Emergency Call”.
  case emergencyCall
  /// The label is “Continue”.
  case `continue`

  /// The key's label in English.
  var word: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }

  /// True if the key has the colour of the main action.
  var isAction: Bool { self != .default && self != .next && self != .continue }
}
