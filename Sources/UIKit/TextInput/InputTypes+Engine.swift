import GalleyViews

extension UITextField.BorderStyle {
  var inEngine: TextField.BorderStyle {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}

extension UITextField.ViewMode {
  var inEngine: TextField.ViewMode {
    switch self {
    case .never: .never
    case .whileEditing: .whileEditing
    case .unlessEditing: .unlessEditing
    case .always: .always
    }
  }
}

extension UIKeyboardType {
  var inEngine: GalleyViews.KeyboardType {
    switch self {
    case .default: .default
    case .asciiCapable: .asciiCapable
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .URL: .URL
    case .numberPad: .numberPad
    case .phonePad: .phonePad
    case .namePhonePad: .namePhonePad
    case .emailAddress: .emailAddress
    case .decimalPad: .decimalPad
    case .twitter: .twitter
    case .webSearch: .webSearch
    case .asciiCapableNumberPad: .asciiCapableNumberPad
    }
  }
}

extension UIKeyboardAppearance {
  var inEngine: GalleyViews.KeyboardAppearance {
    switch self {
    case .default: .default
    case .dark: .dark
    case .light: .light
    }
  }
}

extension UIReturnKeyType {
  var inEngine: GalleyViews.ReturnKeyType {
    switch self {
    case .default: .default
    case .go: .go
    case .google: .google
    case .join: .join
    case .next: .next
    case .route: .route
    case .search: .search
    case .send: .send
    case .yahoo: .yahoo
    case .done: .done
    case .emergencyCall: .emergencyCall
    case .continue: .continue
    }
  }
}
