public import GalleyBase
import GalleySystem

/// A file to write: its path and its contents.
public struct OutputFile: Hashable, Sendable {
  /// The path of the file, whose folder must exist.
  public var path: String
  /// The complete contents of the file.
  public var bytes: [UInt8]

  /// Creates a file to write from its path and its contents.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Writes either all files or none. Each file is written under a temporary name in the same folder
/// and then renamed, so that a reader never sees a part of a file. If a file cannot be renamed, the
/// files before it get their old contents again. If a path is a symbolic link, its target is
/// replaced. A replaced file keeps its permissions.
///
/// A path to an existing file that is not regular (a pipe, `/dev/full`) is written in place.
/// - Parameter isJournaled: true to keep the files of each folder consistent with each other even if the process is
///   killed, or the power fails, at any moment. The files are synced to the disk first; then a journal next to them
///   lists what is to be put in place, and `finishWriting(in:)` finishes or undoes an interrupted write. The target of
///   a link must be on the same disk as the link.
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

/// Writes a file atomically, in the same way as `writeTogether`.
public func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  try writeTogether([OutputFile(path: path, bytes: bytes)])
}

/// Writes bytes to standard output. Error messages use the name `-`.
public func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
  guard writeAll(STDOUT_FILENO, bytes) else { throw .system("-", "cannot be written") }
}

/// Writes all bytes to an open file. Returns false if this fails, which sets `errno`.
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

/// Returns true if `path` exists and is not a regular file. Folders are included, so that an
/// attempt to write to a folder causes an error when the folder is opened.
func isSpecial(_ path: String) -> Bool { exists(path) && !isFile(path) }
