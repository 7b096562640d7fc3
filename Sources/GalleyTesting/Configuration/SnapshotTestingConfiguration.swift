import Foundation

/// The settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the running task; nil if the settings of the process apply.
  @TaskLocal public static var current: Self?

  /// The snapshots that are written as references; nil inherits the outer setting.
  public var record: Record?
  /// The command that shows the difference between two files; nil inherits the outer setting.
  public var diffTool: DiffTool?

  /// Creates settings. Values that are nil are inherited.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// A choice of the snapshots that are written as references.
  public struct Record: Equatable, Sendable {
    /// The name of the choice, as used in `$SNAPSHOT_TESTING_RECORD`.
    public let rawValue: String

    /// Creates a choice from its name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// Every snapshot is written, and every test fails.
    public static let all = Record("all")
    /// Snapshots that differ from their references replace them, and the test fails.
    public static let failed = Record("failed")
    /// Snapshots without a reference are written, and the test fails in this run.
    public static let missing = Record("missing")
    /// No snapshots are written. A test whose reference is missing fails.
    public static let never = Record("never")
  }

  /// A command that shows the difference between two files. It is printed together with a failure.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a tool from a function that returns the command for two paths: the reference and the
    /// failed snapshot.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// Creates a tool from the name of a command, which is followed by the two paths.
    public init(stringLiteral value: StringLiteralType) { command = { "\(value) \($0) \($1)" } }

    /// Returns the command for comparing two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// The default tool, which prints the two paths.
    public static let `default` = Self { "reference: \($0)\nfailure: \($1)" }
    /// The tool for the app Kaleidoscope.
    public static let ksdiff = Self("ksdiff")

    private init(_ name: String) { self.init(stringLiteral: name) }
  }
}

/// Calls `operation` with other snapshot settings and returns its result.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.inForce(record, diffTool)) { try operation() }
}

/// Calls `operation` with other snapshot settings and returns its result.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation, record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.inForce(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
  /// Returns the settings that apply now: the given values, or else those of the running task, or
  /// else those of the process.
  static func inForce(_ record: Record? = nil, _ diffTool: DiffTool? = nil) -> Self {
    Self(
      record: record ?? current?.record ?? ProcessSettings.record,
      diffTool: diffTool ?? current?.diffTool ?? ProcessSettings.diffTool)
  }
}
