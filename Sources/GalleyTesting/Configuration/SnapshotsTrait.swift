public import Testing

/// A trait that changes the snapshot settings of a suite or test.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The snapshot settings of the suite or test.
  let configuration: SnapshotTestingConfiguration

  /// Always true, so that the settings apply to all tests in a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings. Its snapshots are numbered from 1.
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
  /// A trait that numbers the snapshots of each test case from 1 and keeps the outer settings.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait that changes the settings of snapshots.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait that changes the settings of snapshots.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
