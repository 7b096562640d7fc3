import Foundation
import Synchronization
import XCTest

/// The numbers of unnamed snapshots: the first one of each test function is 1.
final class SnapshotNumbers: Sendable {
  /// The numbers for the running test; those of the process unless a trait sets others.
  @TaskLocal static var current = SnapshotNumbers()

  private let last = Mutex<[String: Int]>([:])

  /// Returns the next number for a test.
  func next(for test: String) -> Int {
    last.withLock { last in
      let number = last[test, default: 0] + 1
      last[test] = number
      return number
    }
  }

  func startAgain() { last.withLock { $0 = [:] } }
}

/// Resets the numbers after each test case of XCTest, so that repeated cases find the same files.
final class TestCaseEnds: NSObject, XCTestObservation {
  private static let registered: Void = XCTestObservationCenter.shared.addTestObserver(TestCaseEnds())

  static func observe() { registered }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbers.current.startAgain() }
}
