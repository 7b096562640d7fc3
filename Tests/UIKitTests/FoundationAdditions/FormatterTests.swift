import Testing
import UIKit

@Suite struct FormatterTests {
  @Test func textBecomesAValue() {
    let formatter: Formatter = NumberFormatter()
    var value: AnyObject?
    #expect(formatter.getObjectValue(&value, for: "12", errorDescription: nil))
    #expect(value as? NSNumber == 12)
    #expect(!formatter.getObjectValue(&value, for: "none", errorDescription: nil))
  }

  private final class Cents: NumberFormatter, RangeParsing, @unchecked Sendable {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      guard let cents = Double(string) else { throw CocoaError(.formatting) }
      obj?.pointee = NSNumber(value: cents / 100)
    }
  }

  @Test func aClassThatParsesRangesIsAsked() {
    let formatter: Formatter = Cents()
    let number = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { number.deallocate() }
    let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(number)
    #expect(formatter.getObjectValue(value, for: "250", errorDescription: nil))
    #expect(value.pointee as? Double == 2.5)
    #expect(!formatter.getObjectValue(value, for: "none", errorDescription: nil))
    value.pointee = nil
  }

  @Test func theWholeTextIsParsed() throws {
    let formatter = NumberFormatter()
    var (value, range): (AnyObject?, NSRange) = (nil, NSRange())
    try formatter.getObjectValue(&value, for: "12", range: &range)
    #expect(value as? NSNumber == 12 && range == NSRange(location: 0, length: 2))
    #expect(throws: CocoaError.self) { try formatter.getObjectValue(&value, for: "none", range: nil) }
  }
}
