import Foundation
import Testing

@testable import GalleyLogging

@Suite struct LogTests {
  @Test(
    arguments: [
      ("plain", [], "plain"), ("%{public}@ began", ["a" as Any], "a began"), ("%d of %lu", [3, UInt(4)], "3 of 4"),
      ("%.2f %x %% %@", [1.5, 255], "1.50 ff % %@"),
    ] as [(String, [Any], String)])
  func marksStandForValues(format: String, values: [Any], expected: String) {
    #expect(filled(format, values) == expected)
  }

  @Test func levelsAboveInformationAreWritten() {
    let log = OSLog(subsystem: "com.a", category: "b")
    #expect(log.isEnabled(type: .error))
    #expect(log.isEnabled(type: .default))
    #expect(!log.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(log.line("x", .fault) == "[com.a:b] fault: x\n")
    #expect(OSLog.default.line("x", .default) == "default: x\n")
  }

  @Test func messagesHaveValues() {
    let message: OSLogMessage = "a \(1) \("b", privacy: .private)"
    #expect(message.text == "a 1 b")
  }
}
