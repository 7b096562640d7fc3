public import Testing

/// A trait that gives the snapshots of a suite or test different settings.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The settings for the snapshots.
  let configuration: SnapshotTestingConfiguration

  /// True, so that all tests in a suite get its settings.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings, and with snapshot numbers that begin at 1.
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
  /// Numbers the snapshots of each test case from 1, with the outer settings.
  public static var snapshots: Self { snapshots() }

  /// Gives snapshots different settings.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Gives snapshots different settings.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
