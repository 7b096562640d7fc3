/// The looks of a keyboard. UIKit counterpart: UIKeyboardAppearance, with its names.
public enum KeyboardAppearance: String, Hashable, Sendable, CaseIterable {
  /// Those of the interface.
  case `default`
  /// Dark keys.
  case dark
  /// Light keys.
  case light

  /// The style that it means in an interface of some style.
  func style(in interface: InterfaceStyle) -> InterfaceStyle {
    switch self {
    case .default: interface
    case .dark: .dark
    case .light: .light
    }
  }
}

/// The word on the return key, and by it how the key looks. It changes nothing of what the key does. UIKit counterpart:
/// UIReturnKeyType, with its names.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
  /// “return”.
  case `default`
  /// “Go”.
  case go
  /// “Search”.
  case google
  /// “Join”.
  case join
  /// “Next”.
  case next
  /// “Route”.
  case route
  /// “Search”.
  case search
  /// “Send”.
  case send
  /// “Search”.
  case yahoo
  /// “Done”.
  case done
  /// “Emergency Call”.
  case emergencyCall
  /// “Continue”.
  case `continue`

  /// In English.
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

  /// True if the key is in the colour of what the user is to do next (known from practice).
  var isAction: Bool { self != .default && self != .next && self != .continue }
}
