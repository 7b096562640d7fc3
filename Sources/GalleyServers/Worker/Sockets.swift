import GalleyBase
import GalleyFiles
import GalleySystem

/// The socket type for streams of bytes.
let streamOption = Int32(SOCK_STREAM.rawValue)
private let noWaiting = Int32(Int(MSG_DONTWAIT) | Int(MSG_NOSIGNAL))

/// The result of reading without blocking.
enum ReadResult {
  case bytes([UInt8])
  /// No bytes are available yet.
  case nothing
  /// The other end has closed the connection.
  case end
}

/// Returns two connected sockets that child processes do not inherit.
func socketPair() throws(FileError) -> (own: Int32, other: Int32) {
  var ends: [Int32] = [0, 0]
  guard unsafe socketpair(AF_UNIX, streamOption, 0, &ends) == 0 else {
    throw .system("a pair of sockets", "cannot be created")
  }
  for end in ends { setCloseOnExec(end) }
  return (ends[0], ends[1])
}

/// Returns a Unix socket that listens at `path` for the current user only. An existing socket
/// without a listener is replaced.
func listeningSocket(at path: String) throws -> Int32 {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let room = MemoryLayout.size(ofValue: address.sun_path)
  guard path.utf8.count < room else {
    throw FileError(
      path: path, reason: "a socket's path has at most \(room - 1) bytes; this one has \(path.utf8.count)")
  }
  unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
  let descriptor = socket(AF_UNIX, streamOption, 0)
  guard descriptor >= 0 else { throw FileError.system(path, "the socket cannot be created") }
  setCloseOnExec(descriptor)
  func call(_ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32) -> Int32 {
    unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
  if exists(path) {
    // The connection is also refused if the file is not a socket.
    guard isSocket(path) else { throw FileError(path: path, reason: "exists and is not a socket: choose another path") }
    if unsafe call(connect) == 0 { throw FileError(path: path, reason: "a process listens at this socket already") }
    guard errno == ECONNREFUSED else {
      throw FileError(path: path, reason: "the existing socket cannot be replaced: choose another path")
    }
    removeFile(path)
  }
  let mask = umask(0o177)
  let isBound = unsafe call(bind) == 0
  let error = FileError.system(path, "the socket cannot be created")
  umask(mask)
  guard isBound, listen(descriptor, 16) == 0 else { throw error }
  return descriptor
}

/// Returns the connection of a client that waits at a listening socket; nil if no client waits.
func acceptedClient(_ listener: Int32) -> Int32? {
  let descriptor = accept(listener, nil, nil)
  guard descriptor >= 0 else { return nil }
  setCloseOnExec(descriptor)
  return descriptor
}

/// Reads the available bytes from a socket without blocking. The result also tells that there are
/// none, or that the other end is closed.
func receive(_ descriptor: Int32) -> ReadResult {
  var result = 0
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
    repeat {
      result = unsafe recv(descriptor, buffer.baseAddress, buffer.count, noWaiting)
    } while result < 0 && errno == EINTR
    count = max(0, result)
  }
  if result > 0 { return .bytes(bytes) }
  return result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? .nothing : .end
}

/// Writes to a socket without blocking. Returns the number of written bytes; negative if the other
/// end is closed.
func sendAvailable(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  let count = unsafe send(descriptor, bytes.baseAddress, bytes.count, noWaiting)
  return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) ? 0 : count
}

/// True if the file at `path` is a socket.
private func isSocket(_ path: String) -> Bool {
  var facts = stat()
  return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK
}

/// Prevents child processes from inheriting a descriptor.
func setCloseOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
