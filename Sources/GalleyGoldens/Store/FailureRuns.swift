public import GalleyBase
import GalleyFiles

/// The record of the runs that the pictures in an artifacts folder are from: `runs.json` in it.
///
/// A run that compares some of the scenes leaves the pictures of the others. The record numbers the runs that had failures,
/// and says of each scene with pictures which one they are from.
public struct FailureRuns: Hashable, Sendable {
  /// A scene whose failure has pictures in the folder.
  public struct Failure: Hashable, Sendable {
    /// The path of the scene, as it was named.
    public var scene: String
    /// The number of the run, from 1.
    public var run: Int
    /// The verdict in a word.
    public var verdict: String

    /// Creates an entry.
    public init(scene: String, run: Int, verdict: String) {
      self.scene = scene
      self.run = run
      self.verdict = verdict
    }
  }

  /// The number of the last run that had failures; 0 before the first.
  public private(set) var run = 0
  /// The failures whose pictures are there, by scene.
  public private(set) var failures: [Failure] = []
  private let path: String

  /// Reads the record of a folder. One that is not there, or is no such record, counts as empty.
  public init(in artifacts: Artifacts) {
    path = joined(artifacts.folder, "runs.json")
    guard let bytes = try? readFile(path, limit: 1 << 24), let record = try? JSON(reading: bytes) else { return }
    run = record["run"]?.integer ?? 0
    failures = (record["scenes"]?.array ?? []).compactMap { entry in
      guard let scene = entry["scene"]?.string, let run = entry["run"]?.integer else { return nil }
      return Failure(scene: scene, run: run, verdict: entry["verdict"]?.string ?? "")
    }
  }

  /// The failures of earlier runs than the last.
  public var earlier: [Failure] { failures.filter { $0.run < run } }

  /// Takes in a run, and writes the record.
  /// - Parameters:
  ///   - compared: the scenes whose pictures in the folder, if there were any, were removed or replaced.
  ///   - failed: those with pictures, with their verdicts.
  public mutating func add(compared: [String], failed: [(scene: String, verdict: String)]) throws(FileError) {
    let before = self
    if !failed.isEmpty { run += 1 }
    let gone = Set(compared)
    failures =
      (failures.filter { !gone.contains($0.scene) }
      + failed.map { Failure(scene: $0.scene, run: run, verdict: $0.verdict) })
      .sorted { $0.scene.utf8.lexicographicallyPrecedes($1.scene.utf8) }
    guard self != before else { return }
    if failures.isEmpty {
      removeFile(path)
      return
    }
    let record: JSON = [
      "galley": 1, "run": run,
      "scenes": failures.map { ["scene": $0.scene, "run": $0.run, "verdict": $0.verdict] as JSON },
    ]
    try writeFile(path, record.file)
  }
}
