/// The colour scheme of an interface: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark

  /// Creates a colour scheme from a UIKit interface style. Returns nil if the style is not
  /// specified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

extension UIUserInterfaceStyle {
  /// Creates the UIKit interface style for a colour scheme. Nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

/// The key of the colour scheme that views prefer for their presentation. The root view applies it.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The type of the key's value.
  public typealias Value = ColorScheme?
  /// Keeps the first colour scheme that a view prefers.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }
  /// The colour scheme of the view: light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  /// The contrast between foreground and background colours.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  mutating func setContrast(_ contrast: ColorSchemeContrast) { self[ContrastKey.self] = contrast }
}

extension View {
  /// Sets the colour scheme of this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
