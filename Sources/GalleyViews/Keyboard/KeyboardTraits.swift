/// The style of a keyboard's keys. UIKit counterpart: UIKeyboardAppearance, with its names.
public enum KeyboardAppearance: String, Hashable, Sendable, CaseIterable {
  /// The style of the interface.
  case `default`
  /// Dark keys.
  case dark
  /// Light keys.
  case light

  /// Returns the style of the keys in an interface of this style.
  func style(in interface: InterfaceStyle) -> InterfaceStyle {
    switch self {
    case .default: interface
    case .dark: .dark
    case .light: .light
    }
  }
}

/// The word on the return key.
///
/// It affects the key's colour but not its effect. UIKit counterpart: UIReturnKeyType, with its names.
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

  /// The word in English.
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
