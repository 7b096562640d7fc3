import GalleyBase
import GalleySystem

/// A file that is written under a temporary name in its folder, and put in its place by a rename.
struct StagedFile {
  /// The path as the caller has it, for messages.
  let path: String
  /// The path behind symbolic links.
  let target: String
  private let temporary: String
  /// True if the old file has a second name until the end.
  private var hasOldFile = false
  private var isCommitted = false

  /// The rename, as a journal notes it.
  var move: WritingJournal.Move {
    WritingJournal.Move(temporary: temporary, target: target, old: hasOldFile ? old : nil)
  }

  private var old: String { temporary + TemporaryName.oldEnding }

  /// Writes the file beside its place; nil if the place is there and no regular file.
  /// - Parameter syncs: true to wait until it is on the disk.
  init?(_ file: OutputFile, syncs: Bool) throws(FileError) {
    guard !isSpecial(file.path) else { return nil }
    path = file.path
    target = resolvedPath(file.path) ?? file.path
    let (name, descriptor) = try TemporaryName.create(in: folder(of: target), naming: file.path)
    temporary = name
    let mode = FileStatus(of: target)?.permissions
    var failure: FileError?
    if !writeAll(descriptor, file.bytes) || (syncs && fsync(descriptor) != 0)
      || mode.map({ fchmod(descriptor, $0) != 0 }) == true
    {
      failure = .system(file.path, "cannot be written")
    }
    if close(descriptor) != 0, failure == nil { failure = .system(file.path, "cannot be written") }
    if let failure {
      unlink(name)
      throw failure
    }
  }

  /// Gives the old file, if there is one, a second name, from which it can come back. Where the file system has no second
  /// names, it is copied.
  mutating func keepOldFile() throws(FileError) {
    guard exists(target) else { return }
    // A process of the same number that died may have left one.
    unlink(old)
    if link(target, old) != 0 {
      guard let copy = try StagedFile(OutputFile(path: old, bytes: try readFile(target)), syncs: true) else { return }
      var file = copy
      try file.commit()
    }
    hasOldFile = true
  }

  /// Puts the file in its place.
  mutating func commit() throws(FileError) {
    guard rename(temporary, target) == 0 else { throw .system(path, "cannot be written") }
    isCommitted = true
  }

  /// Restores what was there before.
  func rollBack() {
    if !isCommitted {
      unlink(temporary)
      forgetOldFile()
    } else if hasOldFile {
      rename(old, target)
    } else {
      unlink(target)
    }
  }

  /// Removes the second name of the old file.
  func forgetOldFile() {
    if hasOldFile { unlink(old) }
  }
}

/// The names of files that are there while others are written. They say which process they belong to.
enum TemporaryName {
  static let start = ".galley-"
  static let ending = ".tmp"
  static let oldEnding = ".old"
  static let journalEnding = ".journal"

  /// Makes an empty file in a folder, under an unused name, and opens it.
  /// - Parameter path: the path that errors name.
  static func create(in folder: String, naming path: String) throws(FileError) -> (String, Int32) {
    for attempt in 0..<1000 {
      let name = joined(folder, "\(start)\(getpid())-\(attempt)\(ending)")
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { break }
    }
    throw .system(path, "cannot be written")
  }

  /// Returns true if a name is that of a file whose process is no more.
  static func isLeftOver(_ name: String) -> Bool {
    guard name.hasPrefix(start), let process = Int32(name.dropFirst(start.count).prefix(while: \.isNumber)) else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}

/// Waits until the names in a folder are on the disk, where the file system knows of that.
func syncFolder(_ folder: String) {
  let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  fsync(descriptor)
  close(descriptor)
}
