// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The meaning of a typed text, so that a keyboard can offer known values. The names are those of HTML's
/// `autocomplete`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// The meaning “name”.
  public static let name = Self(rawValue: "name")
  /// The meaning “name prefix”.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// The meaning “given name”.
  public static let givenName = Self(rawValue: "given-name")
  /// The meaning “middle name”.
  public static let middleName = Self(rawValue: "additional-name")
  /// The meaning “family name”.
  public static let familyName = Self(rawValue: "family-name")
  /// The meaning “name suffix”.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// The meaning “nickname”.
  public static let nickname = Self(rawValue: "nickname")
  /// The meaning “job title”.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The meaning “organization name”.
  public static let organizationName = Self(rawValue: "organization")
  /// The meaning “location”.
  public static let location = Self(rawValue: "location")
  /// The meaning “full street address”.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The meaning “street address line 1”.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The meaning “street address line 2”.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// The meaning “address city”.
  public static let addressCity = Self(rawValue: "address-level2")
  /// The meaning “address state”.
  public static let addressState = Self(rawValue: "address-level1")
  /// The meaning “address city and state”.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// The meaning “sublocality”.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The meaning “country name”.
  public static let countryName = Self(rawValue: "country")
  /// The meaning “postal code”.
  public static let postalCode = Self(rawValue: "postal-code")
  /// The meaning “telephone number”.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// The meaning “email address”.
  public static let emailAddress = Self(rawValue: "email")
  /// An address in the web.
  public static let URL = Self(rawValue: "url")
  /// The meaning “credit card number”.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The meaning “credit card expiration”.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The meaning “credit card expiration month”.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The meaning “credit card expiration year”.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The meaning “credit card security code”.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The meaning “credit card type”.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// The meaning “credit card name”.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The meaning “credit card given name”.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The meaning “credit card middle name”.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The meaning “credit card family name”.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The meaning “username”.
  public static let username = Self(rawValue: "username")
  /// The meaning “password”.
  public static let password = Self(rawValue: "password")
  /// The meaning “new password”.
  public static let newPassword = Self(rawValue: "new-password")
  /// The meaning “one time code”.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The meaning “date time”.
  public static let dateTime = Self(rawValue: "date-time")
  /// The meaning “flight number”.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// The meaning “shipment tracking number”.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The meaning “birthdate”.
  public static let birthdate = Self(rawValue: "bday")
  /// The meaning “birthdate day”.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The meaning “birthdate month”.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The meaning “birthdate year”.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The meaning “cellular EID”.
  public static let cellularEID = Self(rawValue: "cellular-eid")
  /// The meaning “cellular IMEI”.
  public static let cellularIMEI = Self(rawValue: "cellular-imei")
}
