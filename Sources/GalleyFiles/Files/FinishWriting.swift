public import GalleyBase
import GalleySystem

/// Finishes or undoes what processes that died left half written in a folder, and removes their temporary files. Files
/// that a living process writes are left alone. A folder that is not there is no error.
/// - Returns: the files that got their new or their old contents.
/// - Throws: if a file cannot be put in its place, or a journal was not written here.
@discardableResult
public func finishWriting(in folder: String) throws(FileError) -> [String] {
  try finishWriting(in: folder, names: (try? names(in: folder)) ?? [])
}

/// Finishes or undoes what is left in a folder.
/// - Parameter names: the names in it, which may not be those of this moment.
func finishWriting(in folder: String, names: [String]) throws(FileError) -> [String] {
  let found = names.compactMap { WritingName($0) }
  var finished: [String] = []
  for writing in Set(found.map(\.writing)).sorted() {
    let files = found.filter { $0.writing == writing }
    if let journal = files.first(where: { $0.kind == .journal || $0.kind == .undo }) {
      finished += try finish(journal, in: folder)
    } else if [.journal, .undo].allSatisfy({ !exists(joined(folder, WritingName(writing, $0).name)) }) {
      // The journal is made before the others and removed after them. One that was made while the names were read may not
      // be among them.
      remove(files, in: folder, olds: false)
    }
  }
  return finished
}

/// Removes what waits beside the files; false if something stays.
/// - Parameter olds: false to leave old contents, which may be the only ones.
@discardableResult
private func remove(_ files: [WritingName], in folder: String, olds: Bool) -> Bool {
  files.reduce(true) { isClean, file in
    switch file.kind {
    case .journal, .undo: return isClean
    case .old where !olds: return isClean
    case .temporary, .old: return (unlink(joined(folder, file.name)) == 0 || errno == ENOENT) && isClean
    }
  }
}

/// Does what a journal says, if its process is no more.
private func finish(_ name: WritingName, in folder: String) throws(FileError) -> [String] {
  let path = joined(folder, name.name)
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
  if descriptor < 0 && errno == ENOENT { return [] }
  guard descriptor >= 0 else { throw .system(path, "cannot be read") }
  defer { close(descriptor) }
  guard lock(descriptor, LOCK_EX | LOCK_NB), isFile(descriptor, at: path) else { return [] }
  let bytes = try readAll(descriptor, name: path, limit: 1 << 24)
  var moves: [WritingJournal.Move] = []
  if !bytes.isEmpty {
    guard FileStatus(ofDescriptor: descriptor)?.time == WritingJournal.mark * 1_000_000_000,
      let listed = WritingJournal.moves(bytes)
    else {
      throw FileError(
        path: path,
        reason: "is damaged, or a copy that was not written here, and is not obeyed: see what git says of the files "
          + "beside it, and remove it")
    }
    moves = listed
  }
  var finished: [String] = []
  for move in moves {
    let target = try target(of: move, in: folder, journal: path)
    if try finish(move, name.writing, target, isUndone: name.kind == .undo, in: folder) {
      finished.append(joined(folder, move.name))
    }
  }
  try syncFolder(folder, naming: path)
  // Names that were made since the folder was read are in it, too.
  let left = ((try? names(in: folder)) ?? []).compactMap { WritingName($0) }.filter { $0.writing == name.writing }
  if remove(left, in: folder, olds: true) { removeFile(path) }
  return finished
}

/// Returns the path behind links of a file that a journal lists. A link must lead to the file that it led to when the
/// journal was written.
private func target(
  of move: WritingJournal.Move, in folder: String, journal: String
) throws(FileError) -> String {
  let path = joined(folder, move.name)
  guard let status = FileStatus(of: path, followsLink: false), status.kind == .link else { return path }
  let number = FileStatus(of: path)?.identity.number
  guard let target = resolvedPath(path), number == move.oldFile || number == move.newFile else {
    throw FileError(
      path: path, reason: "is a link to another file than when \(fileName(of: journal)) was written: see what git says")
  }
  return target
}

/// Puts the new or the old contents of one file in its place; false if they are there already.
private func finish(
  _ move: WritingJournal.Move, _ writing: String, _ target: String, isUndone: Bool, in folder: String
) throws(FileError) -> Bool {
  func path(_ kind: WritingName.Kind) -> String { joined(folder, WritingName(writing, kind).name) }
  let source = path(isUndone ? .old(move.number) : .temporary(move.number))
  if exists(source) {
    guard rename(source, target) == 0 else { throw .system(target, "cannot be written") }
    return true
  }
  guard isUndone, move.oldFile == nil, FileIdentity(of: target)?.number == move.newFile else { return false }
  removeFile(target)
  return true
}
