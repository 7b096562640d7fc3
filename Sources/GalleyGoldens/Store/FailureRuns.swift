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
  /// The files and folders of which the last run compared all scenes, so that all of their goldens were as its program
  /// draws them but for the failures. None if a failure of it was rejected.
  public var whole: [String] = []
  /// The failures whose files are there, sorted by scene and variant.
  public private(set) var failures: [GoldenFailure] = []
  private let artifacts: Artifacts
  private var path: String { joined(artifacts.folder, "runs.json") }

  /// The empty record of a folder.
  private init(emptyIn artifacts: Artifacts) { self.artifacts = artifacts }

  /// Reads the record of a folder for a run that is to be added. One that is damaged counts as empty, and is replaced.
  public init(in artifacts: Artifacts) {
    self = (try? FailureRuns(reading: artifacts)) ?? FailureRuns(emptyIn: artifacts)
  }

  /// Reads the record of a folder. One that is not there is empty.
  /// - Throws: that it cannot be read, is no such record, or has an entry that is none.
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
        throw damage("entry \(index + 1) is no failure of a scene with the files that galley verify gives it")
      }
      failures.append(failure)
    }
    run = record["run"]?.integer ?? 0
    engine = record["engine"]?.string ?? ""
    fonts = record["fonts"]?.string
    whole = (record["whole"]?.array ?? []).compactMap(\.string)
  }

  private func damage(_ reason: String) -> FileError {
    FileError(path: path, reason: "is no record of failures: \(reason); run galley verify again")
  }

  /// The failures of earlier runs than the last.
  public var earlier: [GoldenFailure] { failures.filter { $0.run < run } }

  /// Takes in a run, and writes the record with what other processes have put there since it was read.
  /// - Parameters:
  ///   - compared: the cases whose files in the folder, if there were any, were removed or replaced.
  ///   - failed: the failures among them that have files.
  public mutating func add(compared: some Collection<GoldenCase>, failed: [GoldenFailure]) throws {
    let (engine, fonts, whole) = (engine, fonts, whole)
    try change { runs in
      if !failed.isEmpty { (runs.engine, runs.fonts, runs.whole) = (engine, fonts, whole) }
      runs.merge(compared, failed)
    }
  }

  /// Changes the record as it is now, which no other process of galley changes meanwhile, and writes it.
  private mutating func change(_ body: (inout FailureRuns) -> Void) throws {
    // What a run came to is known even if it cannot be written.
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
    // A scene may be named in several ways, and has one place in the folder. There may be ten thousand that passed.
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

  /// Takes failures out of the record, and writes it.
  /// - Parameter areAccepted: false if their goldens are still others.
  public mutating func remove(_ cases: [GoldenCase], areAccepted: Bool) throws {
    try change { runs in
      runs.merge(cases, [])
      if !areAccepted { runs.whole = [] }
    }
  }

  /// Writes the record if it is not there as it is. Without a failure there is none.
  private func write() throws(FileError) {
    guard !failures.isEmpty else { return removeFile(path) }
    let record: JSON = [
      "galley": 1, "run": run, "engine": engine.isEmpty ? nil : engine, "fonts": fonts,
      "whole": whole.isEmpty ? nil : whole.json,
      "scenes": failures.map(\.json),
    ]
    guard (try? readFile(ifPresent: path, limit: 1 << 28)) != record.file else { return }
    try makeFolder(artifacts.folder)
    // A pipe would wait, and a link lead elsewhere.
    if exists(path), !isFile(path) || !artifacts.isInside(path) { removeFile(path) }
    try writeFile(path, record.file)
  }
}
