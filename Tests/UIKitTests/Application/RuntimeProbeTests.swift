import Testing
import UIKit

@MainActor @Suite struct RuntimeProbeTests {
  @Test func nothingIsFoundHere() { #expect(_RuntimeProbe.findings() == []) }
}
