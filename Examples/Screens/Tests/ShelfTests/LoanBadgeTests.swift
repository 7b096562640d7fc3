import GalleyTesting
import UIKit
import XCTest

@testable import Shelf

/// The capsule, tested with XCTest.
final class LoanBadgeTests: XCTestCase {
  func testManyDays() {
    let badge = LoanBadge()
    badge.text = "21 days"
    badge.daysLeft = 21
    assertSnapshot(of: badge, as: .image)
  }

  func testOverdue() {
    let badge = LoanBadge()
    badge.text = "Overdue"
    badge.daysLeft = -1
    assertSnapshot(of: badge, as: .image)
  }
}
