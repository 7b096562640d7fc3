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
/// link stays, and its target is replaced; a file that is replaced keeps its permissions.
///
/// A path that is there and not a regular file (a pipe, `/dev/full`) is written in place.
/// - Parameter isJournaled: true to keep the files of each folder of one age even if the process is killed, or the power
///   fails, at any moment: they reach the disk first, then a journal beside them says what is to be put in place, and
///   `finishWriting(in:)` does or undoes what was left. The target of a link must be on the disk of the link.
public func writeTogether(_ files: [OutputFile], isJournaled: Bool = false) throws(FileError) {
  for file in files { try refuseNUL(in: file.path) }
  var writing = Writing(isJournaled: isJournaled)
  do {
    for file in files where !isSpecial(file.path) { try writing.stage(file) }
    for file in files where isSpecial(file.path) { try writeInPlace(file) }
    try writing.commit()
  } catch {
    throw writing.rollBack(error)
  }
  writing.finish()
}

/// Writes one file, whole or not at all, as `writeTogether` does.
public func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  try writeTogether([OutputFile(path: path, bytes: bytes)])
}

/// Writes all the bytes to standard output. Errors call it `-`.
public func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
  guard writeAll(STDOUT_FILENO, bytes) else { throw .system("-", "cannot be written") }
}

/// Writes all the bytes to an open file; false if that fails, which sets `errno`.
func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = unsafe write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

private func writeInPlace(_ file: OutputFile) throws(FileError) {
  let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .system(file.path, "cannot be written") }
  guard writeAll(descriptor, file.bytes) else {
    let error = FileError.system(file.path, "cannot be written")
    close(descriptor)
    throw error
  }
  guard close(descriptor) == 0 else { throw .system(file.path, "cannot be written") }
}

/// Returns true if there is something at `path` that is no regular file. That includes folders, so that opening one for
/// writing gives the error.
func isSpecial(_ path: String) -> Bool { exists(path) && !isFile(path) }
