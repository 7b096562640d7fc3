import Foundation
import Synchronization
import XCTest

/// Counts the unnamed snapshots of each test function, from 1.
final class SnapshotNumbers: Sendable {
  /// The counter for the running test: the counter of the process unless a trait sets another
  /// counter.
  @TaskLocal static var current = SnapshotNumbers()

  private let last = Mutex<[String: Int]>([:])

  /// Returns the next number for a test function.
  func next(for test: String) -> Int {
    last.withLock { last in
      let number = last[test, default: 0] + 1
      last[test] = number
      return number
    }
  }

  func startAgain() { last.withLock { $0 = [:] } }
}

/// An observer that resets the numbers of snapshots after each XCTest test case, so that a repeated
/// test case uses the same files.
final class TestCaseEnds: NSObject, XCTestObservation {
  private static let registered: Void = XCTestObservationCenter.shared.addTestObserver(TestCaseEnds())

  static func observe() { registered }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbers.current.startAgain() }
}
