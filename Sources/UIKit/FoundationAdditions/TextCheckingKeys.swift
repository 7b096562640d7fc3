public import Foundation

/// The kinds of text checking as bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingKey {
  /// The key of a person's name.
  public static let name = Self(rawValue: "Name")
  /// The key of a job title.
  public static let jobTitle = Self(rawValue: "JobTitle")
  /// The key of the name of an organisation.
  public static let organization = Self(rawValue: "Organization")
  /// The key of the street and number.
  public static let street = Self(rawValue: "Street")
  /// The key of a town.
  public static let city = Self(rawValue: "City")
  /// The key of a state or province.
  public static let state = Self(rawValue: "State")
  /// The key of a postal code.
  public static let zip = Self(rawValue: "ZIP")
  /// The key of a country.
  public static let country = Self(rawValue: "Country")
  /// The key of a telephone number.
  public static let phone = Self(rawValue: "Phone")
  /// The key of the name of an airline.
  public static let airline = Self(rawValue: "Airline")
  /// The key of a flight number.
  public static let flight = Self(rawValue: "Flight")
}
