/// A light or a dark interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark

  /// UIKit's value; nil if it is not specified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// The contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

extension UIUserInterfaceStyle {
  /// SwiftUI's value; nil is not specified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

/// The look that a presentation asks for. The root view takes it.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The type of the value.
  public typealias Value = ColorScheme?
  /// The first look that was asked for.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  /// The contrast of colours.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  mutating func setContrast(_ contrast: ColorSchemeContrast) { self[ContrastKey.self] = contrast }
}

extension View {
  /// Sets the look of this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
