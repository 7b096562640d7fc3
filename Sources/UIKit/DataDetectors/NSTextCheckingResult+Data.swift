public import Foundation

extension NSTextCheckingResult {
  /// The address of a link; mail has the scheme `mailto`.
  public var url: URL? {
    if case .link(let url)? = (self as? DetectedData)?.value { url } else { nil }
  }
  /// A telephone number, as it is written.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = (self as? DetectedData)?.value { number } else { nil }
  }
  /// A date. One without a time is noon.
  public var date: Date? {
    if case .date(let date)? = (self as? DetectedData)?.value { date } else { nil }
  }
  /// The zone of a date, nil here.
  public var timeZone: TimeZone? { nil }
  /// The length of time that a date covers, 0 here.
  public var duration: TimeInterval { 0 }
  /// The parts of a postal address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts)? = (self as? DetectedData)?.value { parts } else { nil }
  }
  /// The components of a match, if it has any.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}

extension NSTextCheckingResult {
  /// Creates the match of a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.link(url), range: range)
  }

  /// Creates the match of a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(.phoneNumber(phoneNumber), range: range)
  }

  /// Creates the match of a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.date(date), range: range)
  }

  /// Creates the match of a postal address.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(.address(components), range: range)
  }
}
