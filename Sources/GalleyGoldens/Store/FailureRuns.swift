public import GalleyBase
import GalleyFiles

/// The record of the failures whose files are in an artifacts folder: `runs.json` in it.
///
/// A run that compares some of the scenes leaves the pictures of the others. The record numbers the runs that had failures,
/// and says of each failure which one it is from.
///
/// The record is written once, at the end of a run, whole or not at all. A run that is ended before leaves the record of
/// the one before; the digests in that show which of the files in the folder it does not speak of.
public struct FailureRuns: Hashable, Sendable {
  /// The number of the last run that had failures; 0 before the first.
  public private(set) var run = 0
  /// The version of the program that made the last run; empty before the first.
  public var engine = ""
  /// The folder with the manifest of that run's fonts; nil if it had none.
  public var fonts: String?
  /// The failures whose files are there, sorted by scene and variant.
  public private(set) var failures: [GoldenFailure] = []
  private let artifacts: Artifacts
  private var path: String { joined(artifacts.folder, "runs.json") }

  /// Reads the record of a folder. One that is not there, or is no such record, counts as empty.
  public init(in artifacts: Artifacts) {
    self.artifacts = artifacts
    guard let bytes = try? readFile(path, limit: 1 << 28), let record = try? JSON(reading: bytes) else { return }
    run = record["run"]?.integer ?? 0
    engine = record["engine"]?.string ?? ""
    fonts = record["fonts"]?.string
    failures = (record["scenes"]?.array ?? []).compactMap(GoldenFailure.init)
  }

  /// The failures of earlier runs than the last.
  public var earlier: [GoldenFailure] { failures.filter { $0.run < run } }

  /// Takes in a run, and writes the record.
  /// - Parameters:
  ///   - compared: the cases whose files in the folder, if there were any, were removed or replaced.
  ///   - failed: the failures among them that have files.
  public mutating func add(compared: [GoldenCase], failed: [GoldenFailure]) throws(FileError) {
    if !failed.isEmpty { run += 1 }
    // A scene may be named in several ways, and has one place in the folder.
    let gone = Set(compared.map(artifacts.name))
    let new = failed.map { failure in
      var failure = failure
      failure.run = run
      return failure
    }
    failures = (failures.filter { !gone.contains(artifacts.name(of: $0.golden)) } + new)
      .sorted { $0.golden.title.utf8.lexicographicallyPrecedes($1.golden.title.utf8) }
    try write()
  }

  /// Takes failures out of the record, and writes it.
  public mutating func remove(_ cases: [GoldenCase]) throws(FileError) { try add(compared: cases, failed: []) }

  /// Writes the record if it is not there as it is. Without a failure there is none.
  private func write() throws(FileError) {
    guard !failures.isEmpty else { return removeFile(path) }
    let record: JSON = [
      "galley": 1, "run": run, "engine": engine.isEmpty ? nil : engine, "fonts": fonts,
      "scenes": failures.map(\.json),
    ]
    guard (try? readFile(path)) != record.file else { return }
    try makeFolder(artifacts.folder)
    try writeFile(path, record.file)
  }
}
