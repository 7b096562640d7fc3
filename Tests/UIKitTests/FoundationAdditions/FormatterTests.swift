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
}
