#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The most bytes that a picture file may have.
private let largestPictureFile = 64 << 20

/// The bytes of a picture file, nil if there is no such file; a longer one than 64 MB is refused before it is read.
func readPictureFile(_ path: String) throws(PictureError) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw PictureError(reason: reason(errno))
  }
  defer { close(descriptor) }
  var facts = stat()
  guard fstat(descriptor, &facts) == 0 else { throw PictureError(reason: reason(errno)) }
  guard facts.st_mode & S_IFMT != S_IFDIR else { throw PictureError(reason: "it is a folder") }
  guard facts.st_mode & S_IFMT == S_IFREG else { throw PictureError(reason: "it is not a regular file") }
  let count = Int(facts.st_size)
  guard count <= largestPictureFile else {
    throw PictureError(reason: "it has \(count.grouped) bytes; at most \(largestPictureFile.grouped) are read")
  }
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
    guard let start = buffer.baseAddress else { return }
    while initialized < count {
      let step = read(descriptor, start + initialized, count - initialized)
      if step > 0 {
        initialized += step
      } else if step == 0 {
        return
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
  guard failure == 0 else { throw PictureError(reason: reason(failure)) }
  return bytes
}

private func reason(_ code: Int32) -> String {
  switch code {
  case EACCES, EPERM: "permission denied"
  case ELOOP: "too many symbolic links"
  case ENAMETOOLONG: "its name is too long"
  default: "system error \(code)"
  }
}
