import GalleyBase
import GalleySystem

/// A file that is written under a temporary name, and put in its place by a rename.
struct StagedFile {
  /// The path as the caller has it, for messages.
  let path: String
  /// The path behind symbolic links.
  let target: String
  /// The file as a journal lists it.
  private(set) var move: WritingJournal.Move
  private let temporary: String
  /// The second name of the old file, until the end.
  private let old: String
  private var hasOldFile = false
  private var isCommitted = false

  /// Writes the file, which is none of another kind, into the folder of a journal.
  /// - Parameter syncs: true to wait until it is on the disk.
  init(_ file: OutputFile, number: Int, _ journal: WritingJournal, syncs: Bool) throws(FileError) {
    if FileStatus(of: file.path, followsLink: false)?.kind == .link, !exists(file.path) {
      throw FileError(path: file.path, reason: "is a link to a file that is not there")
    }
    path = file.path
    target = resolvedPath(file.path) ?? file.path
    temporary = journal.path(.temporary(number))
    old = journal.path(.old(number))
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(file.path, "cannot be written") }
    move = WritingJournal.Move(name: fileName(of: file.path), number: number, newFile: 0)
    var error: FileError?
    if !writeAll(descriptor, file.bytes) || !keepMode(of: target, descriptor) || (syncs && fsync(descriptor) != 0) {
      error = .system(file.path, "cannot be written")
    }
    move.newFile = FileStatus(ofDescriptor: descriptor)?.identity.number ?? 0
    if close(descriptor) != 0, error == nil { error = .system(file.path, "cannot be written") }
    guard let error else { return }
    unlink(temporary)
    throw error
  }

  /// Gives the old file, if there is one, a second name, from which it can come back. Where the file system has no second
  /// names, it is copied.
  mutating func keepOldFile() throws(FileError) {
    guard exists(target) else { return }
    if link(target, old) != 0 { try copyOldFile() }
    hasOldFile = true
    move.oldFile = FileStatus(of: target)?.identity.number
  }

  private func copyOldFile() throws(FileError) {
    let bytes = try readFile(target)
    let descriptor = open(old, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(path, "cannot be written") }
    let isWritten = writeAll(descriptor, bytes) && keepMode(of: target, descriptor) && fsync(descriptor) == 0
    let error = FileError.system(path, "cannot be written")
    guard close(descriptor) == 0, isWritten else {
      unlink(old)
      throw error
    }
  }

  /// Puts the file in its place.
  mutating func commit() throws(FileError) {
    guard rename(temporary, target) == 0 else { throw .system(path, "cannot be written") }
    isCommitted = true
  }

  /// Restores what was there before.
  /// - Returns: a sentence about what is there instead if that fails; else nil.
  func rollBack() -> String? {
    if !isCommitted {
      unlink(temporary)
      forgetOldFile()
      return nil
    }
    if hasOldFile { return rename(old, target) == 0 ? nil : "\(path) is new, and its old contents are in \(old)" }
    return unlink(target) == 0 ? nil : "\(path) is new"
  }

  /// Removes the second name of the old file; false if it stays.
  @discardableResult func forgetOldFile() -> Bool { !hasOldFile || unlink(old) == 0 || errno == ENOENT }
}

/// Gives an open file the permissions of the file at `path`, if there is one, and its owner where this process may. False
/// if the permissions cannot be given.
private func keepMode(of path: String, _ descriptor: Int32) -> Bool {
  var facts = stat()
  guard statusOfFile(path, &facts) == 0 else { return true }
  // Only the superuser may, whose files others could not change otherwise. Changing the owner takes some permissions away.
  if geteuid() == 0 { _ = fchown(descriptor, facts.st_uid, facts.st_gid) }
  return fchmod(descriptor, facts.st_mode & 0o7777) == 0
}
