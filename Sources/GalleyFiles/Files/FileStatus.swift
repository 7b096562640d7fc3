package import GalleyBase
import GalleySystem

/// The kind and identity of a file, as `stat` reports them.
struct FileStatus {
  /// The kinds that reading and writing tell apart.
  enum Kind { case regular, folder, link, other }

  let kind: Kind
  /// A word for the kind, such as `pipe`.
  let type: String
  let size: Int
  /// The time of the last change, in nanoseconds.
  let time: Int
  let identity: FileIdentity
  /// The number of the user that it belongs to.
  let owner: uid_t

  private init(_ facts: stat) {
    kind =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    type =
      switch facts.st_mode & S_IFMT {
      case S_IFIFO: "pipe"
      case S_IFSOCK: "socket"
      case S_IFCHR, S_IFBLK: "device"
      case S_IFDIR: "folder"
      case S_IFLNK: "link"
      default: "file"
      }
    size = Int(facts.st_size)
    time = modificationTime(facts)
    identity = FileIdentity(device: UInt64(facts.st_dev), number: UInt64(facts.st_ino))
    owner = facts.st_uid
  }

  /// The status of the file at `path`, of a symbolic link's target if `followsLink`; nil if there is none.
  init?(of path: String, followsLink: Bool = true) {
    var facts = stat()
    guard (followsLink ? statusOfFile(path, &facts) : statusOfLink(path, &facts)) == 0 else { return nil }
    self.init(facts)
  }

  /// The status of an open file; nil if the system call fails, which sets `errno`.
  init?(ofDescriptor descriptor: Int32) {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// True for a file of `/proc` or `/sys`: it says it is regular, and has no contents but what the kernel makes up.
  var isKernels: Bool {
    guard let root = FileStatus(of: "/")?.identity.device, identity.device != root else { return false }
    return ["/proc", "/sys"].contains { FileStatus(of: $0)?.identity.device == identity.device }
  }
}

/// The identity of a file: equal for two paths that lead to one file, even by links, `.` or `..`.
public struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  fileprivate init(device: UInt64, number: UInt64) { (self.device, self.number) = (device, number) }

  /// Creates the identity of the regular file at `path`; nil if there is none.
  public init?(of path: String) {
    guard let status = FileStatus(of: path), status.kind == .regular else { return nil }
    self = status.identity
  }
}

/// Returns true if there is a folder at `path`, or a link to one.
public func isFolder(_ path: String) -> Bool { FileStatus(of: path)?.kind == .folder }

/// Returns true if there is a regular file at `path`, or a link to one.
public func isFile(_ path: String) -> Bool { FileStatus(of: path)?.kind == .regular }

/// Returns true if there is anything at `path`.
public func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// Throws if a path has a NUL in it, at which a system call would end it.
func refuseNUL(in path: String) throws(FileError) {
  guard path.utf8.contains(0) else { return }
  let shown = path.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\\0")
  throw FileError(path: shown, reason: "the name has a NUL in it")
}

extension FileError {
  /// Returns an error with the message of `errno`. Must be called right after the system call that failed.
  package static func system(_ path: String, _ what: String) -> FileError {
    let code = errno
    return FileError(path: path, reason: unsafe "\(what): \(String(cString: strerror(code)))")
  }
}
