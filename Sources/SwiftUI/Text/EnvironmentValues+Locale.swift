extension LayoutDirection {
  /// UIKit's direction; nil if it is not specified.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

/// The weight of text that the user chose.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension EnvironmentValues {
  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: UIKitEnvironment.current.locale) }
  }
  /// The language of texts and the format of numbers and dates; by default those of `UIKitEnvironment`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }
  /// The calendar of dates; by default that of the locale.
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
  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private struct LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }
  /// The weight of text; nil is the default.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The values as UIKit's traits.
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

  /// Takes over what UIKit's traits state.
  mutating func take(_ traits: UITraitCollection) {
    if let scheme = ColorScheme(traits.userInterfaceStyle) { colorScheme = scheme }
    if let direction = LayoutDirection(traits.layoutDirection) { layoutDirection = direction }
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    if traits.legibilityWeight == .bold { legibilityWeight = .bold }
    if traits.accessibilityContrast == .high { setContrast(.increased) }
  }
}
