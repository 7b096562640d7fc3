import Foundation

/// A match of a data detector.
final class DetectedData: NSTextCheckingResult {
  /// The value of the matched text, such as a date.
  enum Value {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
    case address([NSTextCheckingKey: String])
  }

  let value: Value
  private let found: NSRange

  init(_ value: Value, range: NSRange) {
    self.value = value
    found = range
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { found }
  override var numberOfRanges: Int { 1 }
  override var resultType: NSTextCheckingResult.CheckingType {
    let kind: DataKind =
      switch value {
      case .link: .link
      case .phoneNumber: .phoneNumber
      case .date: .date
      case .address: .address
      }
    return kind.checkingType
  }

  override func range(at index: Int) -> NSRange {
    index == 0 ? found : NSRange(location: NSNotFound, length: 0)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DetectedData else { return false }
    return other.found == found && other.resultType == resultType
  }

  override var hash: Int { found.location }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}
