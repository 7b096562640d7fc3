import Foundation
import Synchronization

/// The settings of the process. They apply if a test sets no others.
///
/// `$SNAPSHOT_TESTING_RECORD` says which snapshots are written. In continuous integration, where `$CI` is set, nothing
/// is written unless that variable is set.
enum ProcessSettings {
  /// The environment variables of the process. Tests of this module replace them.
  @TaskLocal static var environment = ProcessInfo.processInfo.environment

  private static let chosenRecord = Mutex<SnapshotTestingConfiguration.Record?>(nil)
  private static let chosenTool = Mutex(SnapshotTestingConfiguration.DiffTool.default)

  static var record: SnapshotTestingConfiguration.Record {
    get { chosenRecord.withLock { $0 } ?? initialRecord(in: environment) }
    set { chosenRecord.withLock { $0 = newValue } }
  }
  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { chosenTool.withLock { $0 } }
    set { chosenTool.withLock { $0 = newValue } }
  }

  /// True if the variable `CI` forbids writing references, also for tests that request it.
  static var mayNotRecord: Bool { mayNotRecord(in: environment) }

  static func mayNotRecord(in environment: [String: String]) -> Bool {
    guard environment["SNAPSHOT_TESTING_RECORD"] == nil, let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  static func initialRecord(in environment: [String: String]) -> SnapshotTestingConfiguration.Record {
    if mayNotRecord(in: environment) { return .never }
    return environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotTestingConfiguration.Record.init) ?? .missing
  }
}

/// True if every snapshot is written as a new reference.
@available(*, deprecated, message: "use withSnapshotTesting(record:operation:)")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.inForce().record == .all }
  set { ProcessSettings.record = newValue ? .all : .missing }
}

/// The command that shows the difference between two files.
@available(*, deprecated, message: "use withSnapshotTesting(diffTool:operation:)")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { ProcessSettings.diffTool }
  set { ProcessSettings.diffTool = newValue }
}
