public import GalleyBase
import GalleyFiles

/// The list of failures whose files are in an artifacts folder, and of the runs that caused them.
/// It is stored in that folder as `runs.json`.
///
/// A run that compares some of the scenes leaves the pictures of the others. The record numbers the runs with failures,
/// and has the number of the run for each failure.
///
/// The record is written once, at the end of a run, whole or not at all. A run that is ended early leaves the previous
/// record; the digests in it show which files of the folder do not belong to it.
public struct FailureRuns: Hashable, Sendable {
  /// The number of the last run that had failures; 0 before the first.
  public private(set) var run = 0
  /// The version of the program that made the last run; empty before the first.
  public var engine = ""
  /// The folder with the manifest of the last run's fonts; nil if there was none.
  public var fonts: String?
  /// The files and folders whose scenes the last run compared completely. All goldens of these
  /// scenes, except those of failures, match the program's drawing. Empty if a failure of the run
  /// was rejected.
  public var whole: [String] = []
  /// The failures whose files exist, sorted by scene and variant.
  public private(set) var failures: [GoldenFailure] = []
  private let artifacts: Artifacts
  private var path: String { joined(artifacts.folder, "runs.json") }

  /// Creates an empty list of failures for an artifacts folder.
  private init(emptyIn artifacts: Artifacts) { self.artifacts = artifacts }

  /// Reads `runs.json` of an artifacts folder, so that a run can be added. A damaged file counts as
  /// empty, and is replaced.
  public init(in artifacts: Artifacts) {
    self = (try? FailureRuns(reading: artifacts)) ?? FailureRuns(emptyIn: artifacts)
  }

  /// Reads `runs.json` of an artifacts folder. A missing file counts as empty.
  /// - Throws: if it cannot be read, is not a record of failures, or has an invalid entry.
  public init(reading artifacts: Artifacts) throws(FileError) {
    self.init(emptyIn: artifacts)
    guard let bytes = try readFile(ifPresent: path, limit: 1 << 28) else { return }
    let record: JSON
    do {
      record = try JSON(reading: bytes)
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      throw damage("line \(line): \(error.message)")
    }
    guard record["galley"]?.integer == 1, let scenes = record["scenes"]?.array else {
      throw damage("it has no list of scenes")
    }
    for (index, entry) in scenes.enumerated() {
      guard let failure = GoldenFailure(entry) else {
        throw damage("entry \(index + 1) is not a failure of a scene with the files that galley verify writes")
      }
      failures.append(failure)
    }
    run = record["run"]?.integer ?? 0
    engine = record["engine"]?.string ?? ""
    fonts = record["fonts"]?.string
    whole = (record["whole"]?.array ?? []).compactMap(\.string)
  }

  private func damage(_ reason: String) -> FileError {
    FileError(path: path, reason: "is not a record of failures: \(reason); run galley verify again")
  }

  /// The failures of runs before the last one.
  public var earlier: [GoldenFailure] { failures.filter { $0.run < run } }

  /// Adds a run and writes `runs.json`. Changes that other processes made since the file was read
  /// are kept.
  /// - Parameters:
  ///   - compared: the cases whose files in the folder, if any, were removed or replaced.
  ///   - failed: the failures among them that have files.
  public mutating func add(compared: some Collection<GoldenCase>, failed: [GoldenFailure]) throws {
    let (engine, fonts, whole) = (engine, fonts, whole)
    try change { runs in
      if !failed.isEmpty { (runs.engine, runs.fonts, runs.whole) = (engine, fonts, whole) }
      runs.merge(compared, failed)
    }
  }

  /// Reads `runs.json` again, changes the list and writes it, under a lock against other galley
  /// processes.
  private mutating func change(_ body: (inout FailureRuns) -> Void) throws {
    // The result of a run is kept in memory even if it cannot be written.
    body(&self)
    guard !failures.isEmpty || exists(path) else { return }
    try withLockedFolder(artifacts.folder) {
      removeUnfinished(in: artifacts.folder)
      var present = FailureRuns(in: artifacts)
      body(&present)
      self = present
      try write()
    }
  }

  private mutating func merge(_ compared: some Collection<GoldenCase>, _ failed: [GoldenFailure]) {
    if !failed.isEmpty { run += 1 }
    // A scene may be named in several ways, but its files have one place in the folder. Ten thousand scenes may have
    // passed.
    let known = Set(failures.map { Artifacts.name(of: $0.golden) })
    let gone = known.isEmpty ? [] : known.intersection(compared.lazy.map(Artifacts.name))
    let new = failed.map { failure in
      var failure = failure
      failure.run = run
      return failure
    }
    failures = (failures.filter { !gone.contains(Artifacts.name(of: $0.golden)) } + new)
      .sorted { $0.golden.title.utf8.lexicographicallyPrecedes($1.golden.title.utf8) }
  }

  /// Removes the failures of some scenes and cells from the list, and writes `runs.json`.
  /// - Parameter areAccepted: false if their goldens still differ.
  public mutating func remove(_ cases: [GoldenCase], areAccepted: Bool) throws {
    try change { runs in
      runs.merge(cases, [])
      if !areAccepted { runs.whole = [] }
    }
  }

  /// Writes `runs.json` if the list changed, or removes the file if there are no failures.
  private func write() throws(FileError) {
    guard !failures.isEmpty else { return removeFile(path) }
    let record: JSON = [
      "galley": 1, "run": run, "engine": engine.isEmpty ? nil : engine, "fonts": fonts,
      "whole": whole.isEmpty ? nil : whole.json,
      "scenes": failures.map(\.json),
    ]
    guard (try? readFile(ifPresent: path, limit: 1 << 28)) != record.file else { return }
    try makeFolder(artifacts.folder)
    // A pipe would block, and a link would lead elsewhere.
    if exists(path), !isFile(path) || !artifacts.isInside(path) { removeFile(path) }
    try writeFile(path, record.file)
  }
}
