extension LayoutDirection {
  /// Creates the counterpart of a UIKit layout direction. Returns nil if the direction is not
  /// specified.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

/// The bold text setting of the user.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension EnvironmentValues {
  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: UIKitEnvironment.current.locale) }
  }
  /// The locale, for the language of texts and the format of numbers and dates. The default is the
  /// locale of `UIKitEnvironment`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }
  /// The calendar for dates. The default is the locale's calendar.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = locale.calendar
      (calendar.locale, calendar.timeZone) = (locale, timeZone)
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }
  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private struct LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }
  /// The bold text setting, or nil for the default.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The environment's values as UIKit traits.
  var traits: UITraitCollection {
    let own = UITraitCollection { traits in
      traits.userInterfaceStyle = UIUserInterfaceStyle(colorScheme)
      traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = dynamicTypeSize.category
      traits.displayScale = displayScale
      traits.legibilityWeight = legibilityWeight == .bold ? .bold : .regular
    }
    return UITraitCollection(traitsFrom: [.current, own])
  }

  /// Sets the values that UIKit traits specify.
  mutating func take(_ traits: UITraitCollection) {
    if let scheme = ColorScheme(traits.userInterfaceStyle) { colorScheme = scheme }
    if let direction = LayoutDirection(traits.layoutDirection) { layoutDirection = direction }
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    if traits.legibilityWeight == .bold { legibilityWeight = .bold }
    if traits.accessibilityContrast == .high { setContrast(.increased) }
  }
}
