public import GalleyBase
import GalleySystem

/// A file to be written.
public struct OutputFile: Hashable, Sendable {
  /// The path. Its folder must exist.
  public var path: String
  /// The whole contents.
  public var bytes: [UInt8]

  /// Creates a file of these bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Writes all the files, or none. Each is written beside its place and then renamed, so that a reader sees the old file
/// or the new one, never a part. If one cannot be put in place, those before it get their old contents back. A symbolic
/// link stays, and its target is replaced.
///
/// A path that is there and not a regular file (a pipe, `/dev/full`) is written in place.
public func writeTogether(_ files: [OutputFile]) throws(FileError) {
  for file in files { try refuseNUL(in: file.path) }
  var staged: [StagedFile] = []
  do {
    for file in files {
      if let staging = try StagedFile(file) { staged.append(staging) }
    }
    for file in files where isSpecial(file.path) { try writeInPlace(file) }
    for index in staged.indices { try staged[index].commit() }
  } catch {
    for file in staged { file.rollBack() }
    throw error
  }
  for file in staged { file.forgetBackup() }
}

/// Writes one file, whole or not at all, as `writeTogether` does.
public func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  try writeTogether([OutputFile(path: path, bytes: bytes)])
}

/// Writes all the bytes to standard output. Errors call it `-`.
public func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
  guard writeAll(STDOUT_FILENO, bytes) else { throw .system("-", "cannot be written") }
}

/// A file that is written under a temporary name in its folder.
private struct StagedFile {
  let path: String
  let target: String
  let temporary: String
  var backup: String?
  var isCommitted = false

  /// Writes the file beside its place; nil if the place is there and no regular file.
  init?(_ file: OutputFile) throws(FileError) {
    guard !isSpecial(file.path) else { return nil }
    path = file.path
    target = resolvedPath(file.path) ?? file.path
    let (name, descriptor) = try createBeside(target, naming: file.path)
    temporary = name
    do {
      try writeAndClose(descriptor, file)
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Puts the file in its place. The old file is kept under another name until all files are in place.
  mutating func commit() throws(FileError) {
    let kept = temporary + ".old"
    if link(target, kept) == 0 { backup = kept }
    guard rename(temporary, target) == 0 else { throw .system(path, "cannot be written") }
    isCommitted = true
  }

  /// Restores what was there before.
  func rollBack() {
    if !isCommitted {
      unlink(temporary)
      forgetBackup()
    } else if let backup {
      rename(backup, target)
    } else {
      unlink(target)
    }
  }

  func forgetBackup() {
    if let backup { unlink(backup) }
  }
}

/// Makes an empty file in the folder of `target`, under an unused name, and opens it.
private func createBeside(_ target: String, naming path: String) throws(FileError) -> (String, Int32) {
  let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
  for attempt in 0..<1000 {
    let name = "\(folder).galley-\(getpid())-\(attempt).tmp"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 { return (name, descriptor) }
    guard errno == EEXIST else { break }
  }
  throw .system(path, "cannot be written")
}

private func writeInPlace(_ file: OutputFile) throws(FileError) {
  let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .system(file.path, "cannot be written") }
  try writeAndClose(descriptor, file)
}

private func writeAndClose(_ descriptor: Int32, _ file: OutputFile) throws(FileError) {
  guard writeAll(descriptor, file.bytes) else {
    let error = FileError.system(file.path, "cannot be written")
    close(descriptor)
    throw error
  }
  guard close(descriptor) == 0 else { throw .system(file.path, "cannot be written") }
}

private func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

/// Returns true if there is something at `path` that is no regular file. That includes folders, so that opening one for
/// writing gives the error.
private func isSpecial(_ path: String) -> Bool { exists(path) && !isFile(path) }
