import GalleyBase

/// Files on their way to their places, with the journals of the folders in which they wait.
struct Writing {
  private let isJournaled: Bool
  private var journals: [String: WritingJournal] = [:]
  private var staged: [String: [StagedFile]] = [:]
  /// The folders, in the order of their first files.
  private var folders: [String] = []

  init(isJournaled: Bool) { self.isJournaled = isJournaled }

  private var count: Int { staged.values.reduce(0) { $0 + $1.count } }

  /// Writes a file beside its place; beside the link that leads there if it is journaled, since a journal is about one
  /// folder.
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

  /// Puts all files in their places.
  mutating func commit() throws(FileError) {
    // One file alone is there or not: nothing can be half done.
    if count > 1 { try eachFile { (file: inout StagedFile) throws(FileError) in try file.keepOldFile() } }
    for place in folders where isJournaled {
      guard let files = staged[place], files.count > 1 else { continue }
      try journals[place]?.list(files.map(\.move), naming: files[0].path)
    }
    try eachFile { (file: inout StagedFile) throws(FileError) in try file.commit() }
    guard isJournaled else { return }
    // Behind links, files may be in other folders than their journal.
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

  /// Removes what is beside the files when all are in their places.
  func finish() {
    for place in folders {
      // The journal last, and not if something is left: it alone knows the others.
      let isClean = (staged[place] ?? []).reduce(true) { $1.forgetOldFile() && $0 }
      if isClean { journals[place]?.remove() } else { journals[place]?.leave() }
    }
  }

  /// Restores what was there before an error, and returns the error, with what could not be restored.
  mutating func rollBack(_ error: FileError) -> FileError {
    var notes: [String] = []
    for place in folders {
      guard journals[place]?.turnBack() == true else {
        // Neither can anything else be renamed. What was begun is done by the next process that looks.
        notes.append("the next galley record or verify finishes what was begun beside it")
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
