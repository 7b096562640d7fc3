public import Foundation
import GalleyDrawing
import GalleyGoldens
import Testing
import UIKit

/// Compares a snapshot with its reference and returns a failure message; nil if they match.
///
/// If pictures differ, the message also names properties that were set and have no effect in Galley. A missing
/// reference is written, and the test fails this once. A failed snapshot is written to `$SNAPSHOT_ARTIFACTS` or the
/// temporary folder.
/// - Parameters:
///   - name: the end of the file name; nil numbers the snapshots of each test function from 1.
///   - snapshotDirectory: the folder of the file; nil means `__Snapshots__/<file of the test>`.
///   - timeout: the maximum time in seconds to wait for the snapshot.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  if Test.current == nil { TestCaseEnds.observe() }
  let settings = SnapshotTestingConfiguration.inForce(record)
  let file = SnapshotFile(
    testFile: "\(filePath)", folder: snapshotDirectory, testName: testName, name: name,
    pathExtension: snapshotting.pathExtension, numbers: .current)
  let record = ProcessSettings.mayNotRecord ? .never : settings.record ?? .missing
  StraySnapshots.report(beside: "\(filePath)", folder: snapshotDirectory)
  do {
    let value = try value()
    let format = SnapshotTestingConfiguration.$current.withValue(settings) {
      waitForValue(of: snapshotting.snapshot(value), timeout: timeout)
    }
    guard let format else { return "The snapshot took more than \(timeout) s. Use a longer timeout." }
    let test = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    let check = SnapshotCheck(
      file: file, test: test, diffing: snapshotting.diffing, record: record, diffTool: settings.diffTool)
    return try check.failure(of: format, named: name) { InertChanges.properties(of: value) }
  } catch {
    return "The snapshot could not be taken or saved: \(error)"
  }
}

/// Waits for a value and returns it; nil if it does not arrive within the timeout.
private func waitForValue<Value>(of coming: Async<Value>, timeout: TimeInterval) -> Value? {
  var value: Value?
  coming.run { value = $0 }
  let end = Date(timeIntervalSinceNow: timeout)
  while value == nil, Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
  return value
}

/// Compares one snapshot with its file.
private struct SnapshotCheck<Format> {
  var file: SnapshotFile
  /// The location in the test that requested the snapshot.
  var test: SourceLocation
  var diffing: Diffing<Format>
  var record: SnapshotTestingConfiguration.Record
  var diffTool: SnapshotTestingConfiguration.DiffTool?

  /// Compares a snapshot with its file. Returns a failure message; nil if the snapshot matches.
  /// - Parameter inert: The properties that were set and have no effect, asked for where formats differ.
  func failure(of format: Format, named name: String?, inert: () -> [String]) throws -> String? {
    if record == .all {
      try write(format, to: file.url)
      return "Recording is on: the snapshot was written to \(file.url.path). Turn it off to compare."
    }
    guard FileManager.default.fileExists(atPath: file.url.path) else {
      guard record != .never else {
        return "There is no reference \(file.url.path), and recording is off. To record it, run the test with "
          + "SNAPSHOT_TESTING_RECORD=missing where CI is not set."
      }
      try write(format, to: file.url)
      return "There was no reference: the snapshot was written to \(file.url.path). Run the test again to compare."
    }
    let bytes = [UInt8](try Data(contentsOf: file.url))
    if let damage = damage(of: bytes, named: file.kind, as: "reference") { return "\(file.url.path): \(damage)" }
    let tolerated = ToleratedDifference()
    let found = ToleratedDifference.$current.withValue(tolerated) {
      diffing.diff(diffing.fromData(Data(bytes)), format)
    }
    guard let (words, attachments) = found else {
      if let sentence = tolerated.sentence {
        printToStandardError("\(file.url.path): within the tolerance: \(sentence)")
      }
      return nil
    }
    var difference = words
    if let form = PNG.foreignForm(of: bytes) {
      difference +=
        "\nThe reference has \(form), as simulators write pictures; snapshots are sRGB with eight bits a channel here. "
        + "Record it again."
    }
    let notes = inert().map { "\($0) was set and has no effect here." }
    return ([try report(format, difference, attachments, named: name)] + notes).joined(separator: "\n")
  }

  private func report(
    _ format: Format, _ difference: String, _ attachments: [XCTAttachment], named name: String?
  ) throws -> String {
    try write(format, to: file.failure)
    var lines = [
      "The snapshot\(name.map { " \"\($0)\"" } ?? "") differs from its reference.",
      difference.trimmingCharacters(in: .whitespacesAndNewlines),
    ]
    if let diffTool { lines.append(diffTool(currentFilePath: file.url.path, failedFilePath: file.failure.path)) }
    attach(try Data(contentsOf: file.url), "reference")
    attach(diffing.toData(format), "failure")
    for attachment in attachments where attachment.name == "difference" {
      let place = file.failure(named: "difference")
      try attachment.payload.write(to: place, options: .atomic)
      attach(attachment.payload, "difference")
      lines.append("difference: \(place.path)")
    }
    if record == .failed {
      try write(format, to: file.url)
      lines.append("The reference was overwritten.")
    }
    return lines.joined(separator: "\n")
  }

  /// Attaches a file to the results of a Swift Testing run. `swift test --attachments-path` saves
  /// it.
  private func attach(_ data: Data, _ name: String) {
    guard Test.current != nil else { return }
    Attachment.record([UInt8](data), named: file.failure(named: name).lastPathComponent, sourceLocation: test)
  }

  private func write(_ format: Format, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try diffing.toData(format).write(to: url, options: .atomic)
  }
}

/// Writes a line to the standard error, for messages that do not belong to a failure.
func printToStandardError(_ line: String) { FileHandle.standardError.write(Data("galley: \(line)\n".utf8)) }
