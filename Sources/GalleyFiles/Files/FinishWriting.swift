public import GalleyBase
import GalleySystem

/// Completes or undoes the writes that ended processes left incomplete in a folder, and removes
/// their temporary files. Files of running processes and of other users are not changed. A missing
/// folder is not an error.
/// - Parameter check: throws if the link at the given path must not be written through.
/// - Returns: the files that now have their new or their old contents.
/// - Throws: if a file cannot be put in place, or a journal was not written here or not by this user.
@discardableResult
public func finishWriting(
  in folder: String, checking check: @escaping (_ link: String) throws(FileError) -> Void = { _ in }
) throws(FileError) -> [String] {
  try Finishing(folder: folder, check: check).finish(temporaryNames(in: folder))
}

/// Removes the temporary files that ended processes of this user left in a folder, without
/// completing their writes. Use it for folders without journals (lists of files to rename). Files
/// that cannot be removed stay.
public func removeUnfinished(in folder: String) {
  _ = try? Finishing(folder: folder, obeysJournals: false).finish(temporaryNames(in: folder))
}

/// Returns the names of a folder's temporary files; none if the folder cannot be read.
private func temporaryNames(in folder: String) -> [String] {
  (try? names(in: folder, beginningWith: WritingName.start)) ?? []
}

/// The completion or undoing of writes that ended processes left incomplete in a folder.
struct Finishing {
  let folder: String
  /// True if writes that a journal (a list of files to rename) describes are completed or undone;
  /// false if their files are not changed.
  var obeysJournals = true
  /// The user whose writes are completed or undone. Files of other users are not changed, since
  /// another user may have created them to cause damage.
  var user = geteuid()
  /// A function that throws an error if no file may be written through the given link.
  var check: (_ link: String) throws(FileError) -> Void = { _ in }

  /// Completes or undoes all incomplete writes.
  /// - Parameter names: the names in the folder, which may be out of date.
  func finish(_ names: [String]) throws(FileError) -> [String] {
    let found = names.compactMap { WritingName($0) }
    var finished: [String] = []
    for writing in Set(found.map(\.writing)).sorted() {
      let files = found.filter { $0.writing == writing }
      if let journal = files.first(where: { $0.kind == .journal || $0.kind == .undo }) {
        finished += try finish(journal)
      } else if [.journal, .undo].allSatisfy({ !exists(joined(folder, WritingName(writing, $0).name)) }) {
        // The journal is created before the other files and removed after them. A journal created while the names were
        // read may not be among them.
        let owned = files.filter { file in
          let owner = FileStatus(of: joined(folder, file.name), followsLink: false)?.owner
          return user == 0 || owner == user
        }
        remove(owned, olds: false)
      }
    }
    return finished
  }

  /// Removes temporary files. If `olds` is true, also removes the saved old contents of replaced
  /// files. Returns false if a file could not be removed.
  /// - Parameter olds: false to keep old contents, which may be the only copy.
  @discardableResult
  private func remove(_ files: [WritingName], olds: Bool) -> Bool {
    files.reduce(true) { isClean, file in
      switch file.kind {
      case .journal, .undo: return isClean
      case .old where !olds: return isClean
      case .temporary, .old: return (unlink(joined(folder, file.name)) == 0 || errno == ENOENT) && isClean
      }
    }
  }

  /// Completes or undoes the write that a journal (a list of files to rename) describes, if the
  /// process that wrote the journal has ended.
  private func finish(_ name: WritingName) throws(FileError) -> [String] {
    let path = joined(folder, name.name)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    if descriptor < 0 && errno == ENOENT { return [] }
    guard descriptor >= 0 else { throw .system(path, "cannot be read") }
    defer { close(descriptor) }
    guard lock(descriptor, LOCK_EX | LOCK_NB), isFile(descriptor, at: path),
      let status = FileStatus(ofDescriptor: descriptor)
    else { return [] }
    let bytes = try readAll(descriptor, name: path, limit: 1 << 24)
    guard bytes.isEmpty || obeysJournals, !bytes.isEmpty || status.owner == user else { return [] }
    let moves = bytes.isEmpty ? [] : try self.moves(bytes, status, path)
    var finished: [String] = []
    for move in moves {
      let target = try target(of: move, status, journal: path)
      if try finish(move, name.writing, target, isUndone: name.kind == .undo) {
        finished.append(joined(folder, move.name))
      }
    }
    try syncFolder(folder, naming: path)
    // The folder is read again, to include names that were created since.
    let left = temporaryNames(in: folder).compactMap { WritingName($0) }.filter { $0.writing == name.writing }
    if remove(left, olds: true) { removeFile(path) }
    return finished
  }

  /// Returns the files that a journal lists for renaming. Throws if the journal belongs to another
  /// user, is damaged or is a copy.
  /// - Throws: if another user wrote the journal, or it was not written here.
  private func moves(_ bytes: [UInt8], _ status: FileStatus, _ path: String) throws(FileError) -> [WritingJournal.Move]
  {
    let remedy = "and is ignored: check the files in its folder with git, then remove this journal"
    guard status.owner == user else { throw FileError(path: path, reason: "belongs to another user \(remedy)") }
    guard status.kind == .regular, status.time == WritingJournal.mark * 1_000_000_000,
      let moves = WritingJournal.moves(bytes)
    else { throw FileError(path: path, reason: "is damaged or was copied here, for example by git, \(remedy)") }
    return moves
  }

  /// Returns the path of a file that a journal lists, with links followed. A link must have the
  /// same target as when the journal was written.
  private func target(
    of move: WritingJournal.Move, _ journal: FileStatus, journal path: String
  ) throws(FileError) -> String {
    let link = joined(folder, move.name)
    guard FileStatus(of: link, followsLink: false)?.kind == .link else { return link }
    try check(link)
    let found = FileStatus(of: link)?.identity
    guard let target = resolvedPath(link), let found, found.device == journal.identity.device,
      found.number == move.oldFile || found.number == move.newFile
    else {
      throw FileError(
        path: link,
        reason: "is a link that no longer leads to the file that \(fileName(of: path)) records: check it with git")
    }
    return target
  }

  /// Renames the new or the old contents of one file to its final name. Returns false if they
  /// already have this name.
  private func finish(
    _ move: WritingJournal.Move, _ writing: String, _ target: String, isUndone: Bool
  ) throws(FileError) -> Bool {
    let name = WritingName(writing, isUndone ? .old(move.number) : .temporary(move.number)).name
    let source = joined(folder, name)
    if let status = FileStatus(of: source, followsLink: false) {
      guard isWritten(status, by: move, target, isUndone: isUndone) else {
        throw FileError(path: source, reason: "is not the file that was written for \(move.name): remove it")
      }
      guard rename(source, target) == 0 else { throw .system(target, "cannot be written") }
      return true
    }
    guard isUndone, move.oldFile == nil, FileIdentity(of: target)?.number == move.newFile else { return false }
    removeFile(target)
    return true
  }

  /// Returns true if the new file, which is to be renamed to its final name, was written by this
  /// user or is a second name of the old file. A file that the superuser wrote counts too, since it
  /// belongs to the owner of the file that it replaces.
  private func isWritten(
    _ status: FileStatus, by move: WritingJournal.Move, _ target: String, isUndone: Bool
  ) -> Bool {
    guard status.kind == .regular else { return false }
    if status.owner == user || isUndone && status.identity.number == move.oldFile { return true }
    return user == 0 && status.owner == FileStatus(of: target)?.owner
  }
}
