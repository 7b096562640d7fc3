package import GalleyBase
import GalleySystem

/// Returns the first bytes of a regular file, at most `count`. If the file is shorter, returns all
/// bytes.
package func readBeginning(of path: String, atMost count: Int) throws(FileError) -> [UInt8] {
  try refuseNUL(in: path)
  // Without O_NONBLOCK, opening a pipe would wait for its other end.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else { throw .system(path, "cannot be read") }
  defer { close(descriptor) }
  guard let status = FileStatus(ofDescriptor: descriptor) else { throw .system(path, "cannot be read") }
  guard status.kind == .regular else { throw FileError(path: path, reason: "is not a regular file") }
  var bytes: [UInt8] = []
  while bytes.count < count {
    guard let chunk = readAvailable(descriptor, room: min(count - bytes.count, max(1 << 14, bytes.count))) else {
      throw .system(path, "cannot be read")
    }
    if chunk.isEmpty { break }
    bytes += chunk
  }
  return bytes
}
