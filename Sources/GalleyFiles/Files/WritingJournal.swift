import GalleyBase
import GalleySystem

/// A file that lists the other files of its folder that are being written and must be renamed. It
/// is empty as long as no file was renamed. The process that writes locks it, so that another
/// process can only lock it after the first has ended.
struct WritingJournal {
  /// A file to rename to its final name.
  struct Move: Hashable {
    /// The name of the file, in the folder of the journal.
    var name: String
    /// The index of the file among the files that are written together.
    var number: Int
    /// The inode number of the new file.
    var newFile: UInt64
    /// The inode number of the old file; nil if there was none.
    var oldFile: UInt64?
  }

  /// The modification time of all journals, in seconds since 1970. A journal that was checked out
  /// from a git repository has the time of the checkout instead.
  static let mark = 946_684_800

  let folder: String
  /// The digits that are in the names of the journal and of its temporary files, and identify the
  /// write.
  let writing: String
  private var descriptor: Int32
  private var kind = WritingName.Kind.journal

  /// Creates an empty journal in a folder. Error messages name the given path.
  /// - Parameter path: the path that error messages name.
  init(in folder: String, naming path: String) throws(FileError) {
    while true {
      let writing = WritingName.newWriting()
      let journal = joined(folder, WritingName(writing, .journal).name)
      let descriptor = open(journal, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw .system(path, "cannot be written")
      }
      // If the file system has no locks, no other process can lock it either.
      _ = lock(descriptor, LOCK_EX)
      // Before it was locked, another process may have taken it for the journal of a dead process.
      if isFile(descriptor, at: journal) {
        (self.folder, self.writing, self.descriptor) = (folder, writing, descriptor)
        return
      }
      close(descriptor)
    }
  }

  /// Returns the path of another file that belongs to the same write.
  func path(_ kind: WritingName.Kind) -> String { joined(folder, WritingName(writing, kind).name) }

  /// Writes the list of files to rename, and waits until the list is on the disk.
  mutating func list(_ moves: [Move], naming path: String) throws(FileError) {
    let temporary = self.path(.temporary(nil))
    let filled = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard filled >= 0 else { throw .system(path, "cannot be written") }
    var times = [timespec(tv_sec: Self.mark, tv_nsec: 0), timespec(tv_sec: Self.mark, tv_nsec: 0)]
    // The file is locked before it gets its name, so that it is never visible unlocked.
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

  /// Marks the journal so that the next process restores the old contents. Returns false if this
  /// fails; the new contents are then kept.
  mutating func turnBack() -> Bool {
    guard rename(path(.journal), path(.undo)) == 0 else { return false }
    kind = .undo
    return true
  }

  /// Removes the journal after the write is complete.
  func remove() {
    unlink(path(kind))
    close(descriptor)
  }

  /// Closes the journal without removing it, so that another process can complete the write later.
  func leave() { close(descriptor) }

  private static func note(_ moves: [Move]) -> [UInt8] {
    let files = moves.map { move -> JSON in
      [
        "name": move.name, "number": move.number, "new": String(move.newFile), "old": move.oldFile.map { String($0) },
      ]
    }
    return (["galley": 1, "files": files] as JSON).file
  }

  /// Reads the list in a journal; nil if it is damaged or has a name that leads out of its folder.
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

/// Locks an open file with `flock`. Returns false if this fails.
func lock(_ descriptor: Int32, _ how: Int32) -> Bool {
  while flock(descriptor, how) != 0 {
    guard errno == EINTR else { return false }
  }
  return true
}

/// Returns true if the file at `path` is the open file. Links are not followed.
func isFile(_ descriptor: Int32, at path: String) -> Bool {
  guard let open = FileStatus(ofDescriptor: descriptor), let named = FileStatus(of: path, followsLink: false) else {
    return false
  }
  return open.identity == named.identity
}

/// Waits until the names in a folder are written to the disk, if the file system supports this.
/// - Parameter path: the path that error messages name.
func syncFolder(_ folder: String, naming path: String) throws(FileError) {
  let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  // The folder may be written but not read.
  if descriptor < 0 && errno == EACCES { return }
  guard descriptor >= 0 else { throw .system(path, "cannot be written") }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EBADF else {
    throw .system(path, "cannot be written")
  }
}
