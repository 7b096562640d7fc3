import CHarfBuzz
import GalleyFiles
import GalleySystem
import Synchronization

/// The bytes of a font file in memory.
///
/// They are read, not mapped: if a mapped file is cut off or written meanwhile, the process ends by SIGBUS, or the
/// bytes no longer match their digest.
final class LoadedFile: Sendable {
  let path: String
  let faceCount: Int

  /// The address of the hb_blob_t, of which this object owns a reference. Blobs are immutable and
  /// may be shared.
  private let address: UInt
  private let digests: DigestCache
  /// The stamp of the file (its size, identity and times of change) before and after it was read;
  /// nil if the file changed during reading.
  private let stamp: FileStamp?
  private let knownDigest = Mutex<String?>(nil)

  /// - Parameter digests: the digests that are known already.
  init(path: String, digests: DigestCache) throws(FontError) {
    try LoadedFile.checkReadable(path)
    let (blob, before, after) = try LoadedFile.read(path)
    address = UInt(bitPattern: blob)
    self.path = path
    self.digests = digests
    stamp = before == after ? before : nil
    digests.noteOpened()
    do throws(FontError) {
      faceCount = try TableDirectory.faceCount(LoadedFile.data(of: blob), file: path)
    } catch {
      // A throwing initialiser of a class does not run deinit.
      hb_blob_destroy(blob)
      throw error
    }
  }

  deinit { hb_blob_destroy(blob) }

  /// The hb_blob_t. It is valid as long as this object exists.
  var blob: OpaquePointer {
    guard let pointer = OpaquePointer(bitPattern: address) else { preconditionFailure("a file without an address") }
    return pointer
  }

  /// The bytes of the file. They are valid as long as this object exists.
  var data: FontData { LoadedFile.data(of: blob) }

  /// The SHA-256 of the bytes. It is computed at the first access.
  var digest: String {
    knownDigest.withLock { known in
      let digest = known ?? digests.digest(of: data.bytes, stamp: stamp)
      known = digest
      return digest
    }
  }

  /// Returns true if both files have the same bytes. Digests are compared only if stamps and
  /// lengths do not decide.
  func hasBytes(of other: LoadedFile) -> Bool {
    if self === other || (stamp != nil && stamp == other.stamp) { return true }
    return data.count == other.data.count && digest == other.digest
  }

  private static func data(of blob: OpaquePointer) -> FontData {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return FontData(bytes: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length)))
  }

  /// Returns the bytes of a file, and its stamps before and after reading.
  private static func read(
    _ path: String
  ) throws(FontError) -> (blob: OpaquePointer, before: FileStamp?, after: FileStamp?) {
    let descriptor = path.withFileName { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .unreadable(file: path, reason: reason(errno)) }
    defer { close(descriptor) }
    let before = FileStamp(ofDescriptor: descriptor)
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw .unreadable(file: path, reason: reason(errno)) }
    guard size > 0 else { throw .notAFont(file: path, reason: "it is empty") }
    guard size <= largestSize else { throw .notAFont(file: path, reason: "it is larger than \(sizeText(largestSize))") }
    guard let start = malloc(Int(size)) else {
      throw .unreadable(file: path, reason: "there is not enough memory to read it")
    }
    var count = 0
    while count < size {
      let added = GalleySystem.read(descriptor, start + count, Int(size) - count)
      if added < 0 && errno == EINTR { continue }
      guard added >= 0 else {
        let reason = reason(errno)
        free(start)
        throw .unreadable(file: path, reason: reason)
      }
      // The file was cut off since it was opened.
      if added == 0 { break }
      count += added
    }
    // HarfBuzz also returns an empty blob if memory runs out; it has no tables.
    guard
      let blob = hb_blob_create(
        start.assumingMemoryBound(to: CChar.self), UInt32(count), HB_MEMORY_MODE_READONLY, start, { free($0) })
    else { throw .unreadable(file: path, reason: "there is not enough memory to read it") }
    // HarfBuzz repairs the directory of a damaged file in a copy, and frees these bytes. It does not change an
    // immutable blob.
    hb_blob_make_immutable(blob)
    return (blob, before, FileStamp(ofDescriptor: descriptor))
  }

  static func checkReadable(_ path: String) throws(FontError) {
    guard !path.utf8.contains(0) else { throw .unreadable(file: path, reason: "the name has a NUL in it") }
    var status = stat()
    guard path.withFileName({ stat($0, &status) == 0 && access($0, R_OK) == 0 }) else {
      throw .unreadable(file: path, reason: reason(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .unreadable(file: path, reason: "it is a folder")
    default: throw .unreadable(file: path, reason: "it is not a regular file")
    }
  }

  private static var largestSize: Int { 1 << 30 }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "its name is too long"
    default: String(cString: strerror(code))
    }
  }
}
