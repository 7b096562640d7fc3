import Foundation

/// The settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the running task; nil are those of the process.
  @TaskLocal public static var current: Self?

  /// The writing of references; nil leaves it to the settings around.
  public var record: Record?
  /// The command that shows a difference; nil leaves it to the settings around.
  public var diffTool: DiffTool?

  /// Settings.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The snapshots that are written as references.
  public struct Record: Equatable, Sendable {
    /// The name in `$SNAPSHOT_TESTING_RECORD`.
    public let rawValue: String

    /// The setting of a name: `all`, `failed`, `missing`, `never`.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// Every snapshot is written, and every test fails.
    public static let all = Record("all")
    /// Snapshots that differ from their references are written in their place, and fail.
    public static let failed = Record("failed")
    /// Snapshots without a reference are written, and fail this once.
    public static let missing = Record("missing")
    /// Nothing is written. A snapshot without a reference fails.
    public static let never = Record("never")
  }

  /// The command that shows the difference of two files, printed with a failure.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// A tool whose command comes from two paths: the reference and the failed snapshot.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// A tool that takes the two paths as arguments.
    public init(stringLiteral value: StringLiteralType) { command = { "\(value) \($0) \($1)" } }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// The two paths.
    public static let `default` = Self { "reference: \($0)\nfailure: \($1)" }
    /// Kaleidoscope's command.
    public static let ksdiff = Self("ksdiff")

    private init(_ name: String) { self.init(stringLiteral: name) }
  }
}

/// Returns the result of `operation`, whose snapshots have other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.inForce(record, diffTool)) { try operation() }
}

/// Returns the result of `operation`, whose snapshots have other settings.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation, record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.inForce(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
  /// The settings in force, with some replaced.
  static func inForce(_ record: Record? = nil, _ diffTool: DiffTool? = nil) -> Self {
    Self(
      record: record ?? current?.record ?? ProcessSettings.record,
      diffTool: diffTool ?? current?.diffTool ?? ProcessSettings.diffTool)
  }
}
