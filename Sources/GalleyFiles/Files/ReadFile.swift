public import GalleyBase
import GalleySystem

/// Returns the bytes of a regular file. Folders, pipes, devices and files of the kernel cause an
/// error before anything is read. The call never blocks on opening them.
/// - Parameter limit: the maximum size. A longer file is an error, detected without reading all of it.
public func readFile(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
  guard let bytes = try readFile(ifPresent: path, limit: limit) else {
    errno = ENOENT
    throw .system(path, "cannot be read")
  }
  return bytes
}

/// Returns the bytes of a regular file; nil if nothing exists at `path`. A link whose target is
/// missing causes an error, and so do all files that `readFile(_:limit:)` rejects.
/// - Parameter limit: the maximum size.
public func readFile(ifPresent path: String, limit: Int) throws(FileError) -> [UInt8]? {
  try refuseNUL(in: path)
  // Without O_NONBLOCK, opening a pipe would wait for its other end.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else {
    let code = errno
    if code == ENOENT, let target = linkTarget(path) {
      throw FileError(path: path, reason: "is a link to \(target.escapingControls), which does not exist")
    }
    if code == ENOENT || code == ENOTDIR { return nil }
    errno = code
    throw .system(path, "cannot be read")
  }
  defer { close(descriptor) }
  guard let status = FileStatus(ofDescriptor: descriptor) else { throw .system(path, "cannot be read") }
  if status.kind == .other { throw FileError(path: path, reason: "is a \(status.type), not a regular file") }
  if status.isKernels { throw FileError(path: path, reason: "is a file of the system's kernel, not a regular file") }
  return try readAll(descriptor, name: path, limit: limit)
}

/// Returns the bytes of standard input up to its end. More than `limit` bytes are an error. Error
/// messages use the name `-`.
public func readStandardInput(limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
  try readAll(STDIN_FILENO, name: "-", limit: limit)
}

/// Returns the bytes of an open file. Error messages use `name`.
func readAll(_ descriptor: Int32, name: String, limit: Int) throws(FileError) -> [UInt8] {
  guard let status = FileStatus(ofDescriptor: descriptor) else { throw .system(name, "cannot be read") }
  guard status.kind != .folder else { throw FileError(path: name, reason: "is a folder, not a file") }
  let isTooLarge = FileError(path: name, reason: "is larger than \(sizeText(limit)), the most that is read")
  guard status.kind != .regular || status.size <= limit else { throw isTooLarge }
  // One byte more than the size of a regular file, so that the end is found without another call.
  var room = max(1 << 14, min(status.size, limit) + 1)
  var bytes: [UInt8] = []
  while true {
    let chunk = readAvailable(descriptor, room: room)
    guard let chunk else { throw .system(name, "cannot be read") }
    if chunk.isEmpty { return bytes }
    bytes = bytes.isEmpty ? chunk : bytes + chunk
    guard bytes.count <= limit else { throw isTooLarge }
    room = max(1 << 14, bytes.count)
  }
}

/// Returns up to `room` bytes of an open file, after waiting for the first of them. The result is
/// empty at the end of the file, and nil on failure. A call that a signal interrupts is repeated.
public func readAvailable(_ descriptor: Int32, room: Int = 1 << 16) -> [UInt8]? {
  var failed = false
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    var result: Int
    repeat { result = unsafe read(descriptor, buffer.baseAddress, room) } while result < 0 && errno == EINTR
    failed = result < 0
    count = max(0, result)
  }
  return failed ? nil : bytes
}

/// Returns a size as text, in units of 1,024 and rounded up: `24 kB`, `16 MB`.
public func sizeText(_ bytes: Int) -> String {
  if bytes >= 1 << 20 && bytes % (1 << 20) == 0 { return "\(bytes >> 20) MB" }
  return bytes >= 1 << 10 ? "\((bytes + 1023) >> 10) kB" : "\(bytes) bytes"
}
