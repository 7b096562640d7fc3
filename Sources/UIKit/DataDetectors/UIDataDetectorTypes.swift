/// The kinds of data that a text view detects and shows as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates an option set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Web and e-mail addresses.
  public static let link = Self(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Suggestions from looking up words.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = Self(rawValue: 1 << 7)
  /// Quantities with a unit.
  public static let physicalValue = Self(rawValue: 1 << 8)
  /// All kinds of data.
  public static let all = Self(rawValue: .max)
}
