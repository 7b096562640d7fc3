import GalleyBase
import GalleySystem

/// A file in a folder in which others are being written. It is locked for as long as its process lives, so whoever can lock
/// it finds what a dead process left. Empty, it says that nothing was put in place yet; filled, what is to be.
struct WritingJournal {
  /// A file that is put in place.
  struct Move: Hashable {
    /// Its name, in the folder of the journal.
    var name: String
    /// Its number among the files of the writing.
    var number: Int
    /// The number that the file system has for the new file.
    var newFile: UInt64
    /// The number of the old file; nil if there was none.
    var oldFile: UInt64?
  }

  /// The time that a journal is given as that of its last change, in seconds since 1970. A file that came with a
  /// repository has the time at which it was checked out.
  static let mark = 946_684_800

  let folder: String
  /// The digits of its name.
  let writing: String
  private var descriptor: Int32
  private var kind = WritingName.Kind.journal

  /// Makes an empty one.
  /// - Parameter path: the path that errors name.
  init(in folder: String, naming path: String) throws(FileError) {
    while true {
      let writing = WritingName.newWriting()
      let journal = joined(folder, WritingName(writing, .journal).name)
      let descriptor = open(journal, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw .system(path, "cannot be written")
      }
      // Where there are no locks, nobody finds it unlocked either.
      _ = lock(descriptor, LOCK_EX)
      // Before it was locked, another process may have taken it for one of a dead process.
      if isFile(descriptor, at: journal) {
        (self.folder, self.writing, self.descriptor) = (folder, writing, descriptor)
        return
      }
      close(descriptor)
    }
  }

  /// The path of another file of the writing.
  func path(_ kind: WritingName.Kind) -> String { joined(folder, WritingName(writing, kind).name) }

  /// Lists what is to be put in place, and waits until that is on the disk.
  mutating func list(_ moves: [Move], naming path: String) throws(FileError) {
    let temporary = self.path(.temporary(nil))
    let filled = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard filled >= 0 else { throw .system(path, "cannot be written") }
    var times = [timespec(tv_sec: Self.mark, tv_nsec: 0), timespec(tv_sec: Self.mark, tv_nsec: 0)]
    // Locked before it has its name, so that it is at no moment there without.
    _ = lock(filled, LOCK_EX)
    guard writeAll(filled, Self.note(moves)), unsafe futimens(filled, &times) == 0, fsync(filled) == 0,
      rename(temporary, self.path(.journal)) == 0
    else {
      let error = FileError.system(path, "cannot be written")
      unlink(temporary)
      close(filled)
      throw error
    }
    close(descriptor)
    descriptor = filled
    try syncFolder(folder, naming: path)
  }

  /// Says that the old contents are to come back; false if that cannot be said, so that it still says the opposite.
  mutating func turnBack() -> Bool {
    guard rename(path(.journal), path(.undo)) == 0 else { return false }
    kind = .undo
    return true
  }

  /// Removes it, when all is done.
  func remove() {
    unlink(path(kind))
    close(descriptor)
  }

  /// Leaves it to the next process that finishes what is written in the folder.
  func leave() { close(descriptor) }

  private static func note(_ moves: [Move]) -> [UInt8] {
    let files = moves.map { move -> JSON in
      [
        "name": move.name, "number": move.number, "new": String(move.newFile), "old": move.oldFile.map { String($0) },
      ]
    }
    return (["galley": 1, "files": files] as JSON).file
  }

  /// Reads what a journal lists; nil if it is none that was written here: damaged, checked out, or with a name that leads
  /// out of its folder.
  static func moves(_ bytes: [UInt8]) -> [Move]? {
    guard let note = try? JSON(reading: bytes), let files = note["files"]?.array else { return nil }
    let moves = files.compactMap { file -> Move? in
      guard let name = file["name"]?.string, !["", ".", ".."].contains(name), !name.hasPrefix(".git"),
        WritingName(name) == nil, !name.utf8.contains(0x2F),
        !name.utf8.contains(0), let number = file["number"]?.integer, number >= 0,
        let new = file["new"]?.string.flatMap({ UInt64($0) })
      else { return nil }
      let old = file["old"]?.string
      guard old == nil || old.flatMap({ UInt64($0) }) != nil else { return nil }
      return Move(name: name, number: number, newFile: new, oldFile: old.flatMap { UInt64($0) })
    }
    return moves.count == files.count ? moves : nil
  }
}

/// Locks an open file as `flock` does; false if that fails.
func lock(_ descriptor: Int32, _ how: Int32) -> Bool {
  while flock(descriptor, how) != 0 {
    guard errno == EINTR else { return false }
  }
  return true
}

/// Returns true if `path`, not through a link, leads to the open file.
func isFile(_ descriptor: Int32, at path: String) -> Bool {
  guard let open = FileStatus(ofDescriptor: descriptor), let named = FileStatus(of: path, followsLink: false) else {
    return false
  }
  return open.identity == named.identity
}

/// Waits until the names in a folder are on the disk, where the file system knows of that.
/// - Parameter path: the path that errors name.
func syncFolder(_ folder: String, naming path: String) throws(FileError) {
  let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  // A folder that may be written and not read.
  if descriptor < 0 && errno == EACCES { return }
  guard descriptor >= 0 else { throw .system(path, "cannot be written") }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EBADF else {
    throw .system(path, "cannot be written")
  }
}
