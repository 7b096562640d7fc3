public import Foundation

/// Asserts that the snapshot of a value matches its reference file.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts snapshots of a value with several strategies, each of which has a name.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that the snapshot of a value matches its reference file.
@available(*, deprecated, message: "use 'record: .all' or 'record: .missing'")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Compares a snapshot with its reference and returns a failure message; nil if they match.
@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}
