import GalleyBase
import GalleySystem

/// A file that is written under a temporary name first and then renamed to its final name.
struct StagedFile {
  /// The path that the caller gave, for error messages.
  let path: String
  /// The path with symbolic links resolved.
  let target: String
  /// The entry for the file in the journal, which lists the files to rename.
  private(set) var move: WritingJournal.Move
  private let temporary: String
  /// The path of the old file's second name, which is removed when all files are written.
  private let old: String
  private var hasOldFile = false
  private var isCommitted = false

  /// Writes the file under a temporary name into the folder of a journal. If a file exists at the
  /// final path, it must be a regular file.
  /// - Parameter syncs: true to wait until the file is on the disk.
  init(_ file: OutputFile, number: Int, _ journal: WritingJournal, syncs: Bool) throws(FileError) {
    if FileStatus(of: file.path, followsLink: false)?.kind == .link, !exists(file.path) {
      throw FileError(path: file.path, reason: "is a link to a file that does not exist: remove the link")
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

  /// Gives the old file a second name, so that it can be restored; does nothing if there is no old
  /// file. If the file system has no hard links, the file is copied.
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

  /// Renames the file to its final name.
  mutating func commit() throws(FileError) {
    guard rename(temporary, target) == 0 else { throw .system(path, "cannot be written") }
    isCommitted = true
  }

  /// Restores the old file, or removes the new one if there was none. Returns a description of the
  /// failure if this is not possible; otherwise nil.
  /// - Returns: a sentence about the file's actual state if that fails, otherwise nil.
  func rollBack() -> String? {
    if !isCommitted {
      unlink(temporary)
      forgetOldFile()
      return nil
    }
    if hasOldFile { return rename(old, target) == 0 ? nil : "\(path) has new contents; the old contents are in \(old)" }
    return unlink(target) == 0 ? nil : "\(path) was created and could not be removed"
  }

  /// Removes the second name of the old file. Returns false if this fails.
  @discardableResult func forgetOldFile() -> Bool { !hasOldFile || unlink(old) == 0 || errno == ENOENT }
}

/// Gives an open file the permissions of the file at `path`, and also its owner if this process may
/// do so. Returns false if the permissions cannot be set.
private func keepMode(of path: String, _ descriptor: Int32) -> Bool {
  var facts = stat()
  guard statusOfFile(path, &facts) == 0 else { return true }
  // Only the superuser may change the owner, and must: others could not change the file otherwise. chown clears some
  // permission bits, so it comes before chmod.
  if geteuid() == 0 { _ = fchown(descriptor, facts.st_uid, facts.st_gid) }
  return fchmod(descriptor, facts.st_mode & 0o7777) == 0
}
