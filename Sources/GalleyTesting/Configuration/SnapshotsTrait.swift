public import Testing

/// The trait of a suite or a test whose snapshots have other settings.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The settings.
  let configuration: SnapshotTestingConfiguration

  /// True: the tests in a suite have its settings.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings, and with numbers of snapshots that begin at 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      .inForce(configuration.record, configuration.diffTool)
    ) {
      try await SnapshotNumbers.$current.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Snapshots with the settings around, numbered by test case.
  public static var snapshots: Self { snapshots() }

  /// Snapshots with other settings.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Snapshots with other settings.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
