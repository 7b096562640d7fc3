public import Foundation

/// The kinds of text checking as bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingKey {
  /// A person's name.
  public static let name = Self(rawValue: "Name")
  /// A job title.
  public static let jobTitle = Self(rawValue: "JobTitle")
  /// The name of an organisation.
  public static let organization = Self(rawValue: "Organization")
  /// The street and number.
  public static let street = Self(rawValue: "Street")
  /// A town.
  public static let city = Self(rawValue: "City")
  /// A state or province.
  public static let state = Self(rawValue: "State")
  /// A postal code.
  public static let zip = Self(rawValue: "ZIP")
  /// A country.
  public static let country = Self(rawValue: "Country")
  /// A telephone number.
  public static let phone = Self(rawValue: "Phone")
  /// The name of an airline.
  public static let airline = Self(rawValue: "Airline")
  /// A flight number.
  public static let flight = Self(rawValue: "Flight")
}
