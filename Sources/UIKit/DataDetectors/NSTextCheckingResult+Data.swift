public import Foundation

extension NSTextCheckingResult {
  /// The URL of a matched link. E-mail addresses have the scheme `mailto`.
  public var url: URL? {
    if case .link(let url)? = (self as? DetectedData)?.value { url } else { nil }
  }
  /// The matched telephone number, as written in the text.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = (self as? DetectedData)?.value { number } else { nil }
  }
  /// The matched date. A date without a time is at noon.
  public var date: Date? {
    if case .date(let date)? = (self as? DetectedData)?.value { date } else { nil }
  }
  /// The time zone of the matched date: always nil.
  public var timeZone: TimeZone? { nil }
  /// The duration from the matched date, in seconds: always 0.
  public var duration: TimeInterval { 0 }
  /// The parts of a matched postal address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts)? = (self as? DetectedData)?.value { parts } else { nil }
  }
  /// The components of the match; nil unless it is an address.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}

extension NSTextCheckingResult {
  /// Creates a match of a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.link(url), range: range)
  }

  /// Creates a match of a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(.phoneNumber(phoneNumber), range: range)
  }

  /// Creates a match of a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.date(date), range: range)
  }

  /// Creates a match of a postal address.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(.address(components), range: range)
  }
}
