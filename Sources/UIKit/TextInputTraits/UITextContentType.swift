// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The meaning of typed text, so that the system can suggest known values. The raw names are those
/// of HTML's `autocomplete`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw name of the content type.
  public var rawValue: String

  /// Creates a text content type from its raw name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A person's full name.
  public static let name = Self(rawValue: "name")
  /// A title before a name, such as “Dr.”.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A suffix of a name, such as “Jr.”.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = Self(rawValue: "organization")
  /// A location, such as an address or a place.
  public static let location = Self(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = Self(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = Self(rawValue: "address-level1")
  /// The city and state of an address.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A district of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The name of a country.
  public static let countryName = Self(rawValue: "country")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A web address.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The expiration month of a credit card.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The expiration year of a credit card.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The type of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// The name of the holder of a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The given name of the holder of a credit card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle name of the holder of a credit card.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The family name of the holder of a credit card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The name of a user account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A date, a time or a duration.
  public static let dateTime = Self(rawValue: "date-time")
  /// A flight number.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The EID of a cellular device.
  public static let cellularEID = Self(rawValue: "cellular-eid")
  /// The IMEI of a cellular device.
  public static let cellularIMEI = Self(rawValue: "cellular-imei")
}
