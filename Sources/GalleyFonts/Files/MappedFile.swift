import CHarfBuzz
import GalleySystem

/// A font file's bytes, mapped into memory, and their SHA-256.
final class MappedFile: Sendable {
  let path: String
  let digest: String
  let faceCount: Int

  /// The address of the hb_blob_t, of which this object owns a reference. Blobs are immutable and may be shared.
  private let address: UInt

  init(path: String) throws(FontError) {
    try MappedFile.checkReadable(path)
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .notAFont(file: path, reason: "it is empty")
    }
    address = UInt(bitPattern: blob)
    self.path = path
    let data = MappedFile.data(of: blob)
    digest = sha256(of: data.bytes)
    do throws(FontError) {
      faceCount = try TableDirectory.faceCount(data, file: path)
    } catch {
      // A throwing initialiser of a class does not run deinit.
      hb_blob_destroy(blob)
      throw error
    }
  }

  deinit { hb_blob_destroy(blob) }

  /// The hb_blob_t; alive as long as this object.
  var blob: OpaquePointer {
    guard let pointer = OpaquePointer(bitPattern: address) else { preconditionFailure("a file without an address") }
    return pointer
  }

  /// The bytes; alive as long as this object.
  var data: FontData { MappedFile.data(of: blob) }

  private static func data(of blob: OpaquePointer) -> FontData {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return FontData(bytes: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length)))
  }

  static func checkReadable(_ path: String) throws(FontError) {
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
      throw .unreadable(file: path, reason: reason(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .unreadable(file: path, reason: "it is a folder")
    default: throw .unreadable(file: path, reason: "it is not a regular file")
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "its name is too long"
    default: "system error \(code)"
    }
  }
}
