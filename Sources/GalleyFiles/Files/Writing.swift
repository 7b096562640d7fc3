import GalleyBase

/// A set of files that are being written together, with the journals of the folders that contain
/// their temporary files. A journal lists the files to rename.
struct Writing {
  private let isJournaled: Bool
  private var journals: [String: WritingJournal] = [:]
  private var staged: [String: [StagedFile]] = [:]
  /// The folders in the order in which they were first used.
  private var folders: [String] = []

  init(isJournaled: Bool) { self.isJournaled = isJournaled }

  private var count: Int { staged.values.reduce(0) { $0 + $1.count } }

  /// Writes a file under a temporary name in the folder of its target. With a journal, the
  /// temporary file is in the folder of the link that leads to the target, since a journal covers
  /// one folder.
  mutating func stage(_ file: OutputFile) throws(FileError) {
    let place = folder(of: isJournaled ? file.path : resolvedPath(file.path) ?? file.path)
    let journal: WritingJournal
    if let known = journals[place] {
      journal = known
    } else {
      journal = try WritingJournal(in: place, naming: file.path)
      journals[place] = journal
      folders.append(place)
    }
    staged[place, default: []].append(try StagedFile(file, number: count, journal, syncs: isJournaled))
  }

  /// Renames all temporary files to their final names.
  mutating func commit() throws(FileError) {
    // A single file is either replaced or not, so it needs no way back.
    if count > 1 { try eachFile { (file: inout StagedFile) throws(FileError) in try file.keepOldFile() } }
    for place in folders where isJournaled {
      guard let files = staged[place], files.count > 1 else { continue }
      try journals[place]?.list(files.map(\.move), naming: files[0].path)
    }
    try eachFile { (file: inout StagedFile) throws(FileError) in try file.commit() }
    guard isJournaled else { return }
    // If a path is a link, the target may be in another folder than the journal.
    let places = staged.values.joined().flatMap { [folder(of: $0.path), folder(of: $0.target)] }
    for place in Set(places.map { resolvedPath($0.isEmpty ? "." : $0) ?? $0 }).sorted() {
      try syncFolder(place, naming: place)
    }
  }

  private mutating func eachFile(_ body: (inout StagedFile) throws(FileError) -> Void) throws(FileError) {
    for place in folders {
      for index in (staged[place] ?? []).indices { try body(&staged[place, default: []][index]) }
    }
  }

  /// Removes the second names of old files and the journals, after all files have their final
  /// names.
  func finish() {
    for place in folders {
      // The journal is removed last, and only if nothing else is left: it alone lists the other files.
      let isClean = (staged[place] ?? []).reduce(true) { $1.forgetOldFile() && $0 }
      if isClean { journals[place]?.remove() } else { journals[place]?.leave() }
    }
  }

  /// Restores the state before an error. Returns the error, with a description of the files that
  /// could not be restored.
  mutating func rollBack(_ error: FileError) -> FileError {
    var notes: [String] = []
    for place in folders {
      guard journals[place]?.turnBack() == true else {
        // If the journal cannot be renamed, neither can anything else. The next process that looks finishes the write.
        notes.append("the next galley record or verify finishes the writes in its folder")
        journals[place]?.leave()
        continue
      }
      let kept = (staged[place] ?? []).compactMap { $0.rollBack() }
      notes += kept
      if kept.isEmpty || !isJournaled { journals[place]?.remove() } else { journals[place]?.leave() }
    }
    return notes.isEmpty ? error : FileError(path: error.path, reason: ([error.reason] + notes).joined(separator: "; "))
  }
}
