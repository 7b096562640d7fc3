public import GalleyBase
import GalleySystem

/// A note, in a folder, of files that are being put in their places. While it is there, some may be and others not; who
/// finds it without its process finishes what it says.
struct WritingJournal {
  /// The rename of one file.
  struct Move {
    /// The new contents, under another name until they are in place.
    var temporary: String
    /// The place.
    var target: String
    /// The second name of the old contents; nil if there were none.
    var old: String?
  }

  private let path: String
  private let moves: [Move]
  private let descriptor: Int32

  /// Writes the note, whole, in the folder of the first file. It is locked for as long as the process lives.
  init(of moves: [Move]) throws(FileError) {
    self.moves = moves
    let first = moves[0].target
    path = moves[0].temporary + TemporaryName.journalEnding
    descriptor = try Self.write(moves, isUndone: false, to: path, naming: first)
    syncFolder(folder(of: path))
  }

  /// Notes that the old contents are to come back.
  func turnBack() {
    if let other = try? Self.write(moves, isUndone: true, to: path, naming: path) { close(other) }
  }

  /// Removes the note, when all is done.
  func remove() {
    unlink(path)
    close(descriptor)
  }

  private static func write(
    _ moves: [Move], isUndone: Bool, to path: String, naming: String
  ) throws(FileError) -> Int32 {
    // Names are kept without their folder, which may be moved.
    let home = folder(of: path)
    func name(_ file: String) -> String { folder(of: file) == home ? fileName(of: file) : file }
    let note: JSON = [
      "galley": 1, "undo": isUndone,
      "files": moves.map { move -> JSON in
        ["temporary": name(move.temporary), "target": name(move.target), "old": move.old.map(name)]
      },
    ]
    let (temporary, descriptor) = try TemporaryName.create(in: home, naming: naming)
    guard flock(descriptor, LOCK_EX) == 0, writeAll(descriptor, note.file), fsync(descriptor) == 0,
      rename(temporary, path) == 0
    else {
      let error = FileError.system(naming, "cannot be written")
      unlink(temporary)
      close(descriptor)
      throw error
    }
    return descriptor
  }
}

/// Finishes or undoes what processes that died left half written in a folder, and removes their temporary files. Files
/// that a living process writes are left alone. A folder that is not there is no error.
/// - Returns: the files that got their new or their old contents.
/// - Throws: if a file cannot be put in its place.
@discardableResult
public func finishWriting(in folder: String) throws(FileError) -> [String] {
  guard let found = try? names(in: folder) else { return [] }
  let temporary = found.filter { $0.hasPrefix(TemporaryName.start) }
  guard !temporary.isEmpty else { return [] }
  var finished: [String] = []
  for name in temporary where name.hasSuffix(TemporaryName.journalEnding) {
    finished += try finish(joined(folder, name), in: folder)
  }
  for name in temporary where !name.hasSuffix(TemporaryName.journalEnding) && TemporaryName.isLeftOver(name) {
    // What a journal names was moved or removed above.
    removeFile(joined(folder, name))
  }
  return finished
}

/// Does what a journal says, if its process is no more.
private func finish(_ journal: String, in folder: String) throws(FileError) -> [String] {
  let descriptor = open(journal, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, exists(journal) else { return [] }
  guard let note = try? JSON(reading: try readFile(journal, limit: 1 << 24)), let files = note["files"]?.array else {
    throw FileError(path: journal, reason: "is damaged: see what git says of the files beside it, and remove it")
  }
  func path(_ value: JSON?) -> String? { value?.string.map { joined(folder, $0) } }
  let isUndone = note["undo"] == .bool(true)
  var finished: [String] = []
  for file in files {
    guard let temporary = path(file["temporary"]), let target = path(file["target"]) else { continue }
    let old = path(file["old"])
    if !isUndone {
      guard exists(temporary) else { continue }
      guard rename(temporary, target) == 0 else { throw .system(target, "cannot be written") }
    } else if let old {
      if exists(old), rename(old, target) != 0 { throw .system(target, "cannot be written") }
    } else if !exists(temporary) {
      removeFile(target)
    }
    finished.append(target)
  }
  syncFolder(folder)
  for file in files {
    for name in ["temporary", "old"] {
      if let path = path(file[name]) { removeFile(path) }
    }
  }
  removeFile(journal)
  return finished
}
