import GalleySystem

/// A folder that belongs to the effective user of this process and that nobody else may write, so that everything in it
/// comes from this user's processes. Its files are accessed by name in the open folder: links are not followed, and it
/// does not matter where the folder's path leads later on.
public struct PrivateFolder: ~Copyable {
  private let descriptor: Int32

  /// Opens the folder at `path`; nil if it does not exist, is a link, belongs to another user, or may be written by
  /// others.
  public init?(_ path: String) { self.init(path, user: geteuid()) }

  init?(_ path: String, user: uid_t) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let status = FileStatus(ofDescriptor: descriptor), status.owner == user, !status.isOpenToOthers else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  /// Opens the folder at `path`, and creates it and the folders above it if they do not exist; nil if it cannot be
  /// created or does not belong to this user. Nothing is created in the folder of another user, except the superuser's,
  /// since it would be in that user's way.
  public init?(making path: String) {
    if !exists(path) {
      let above = FileStatus(of: nearestFolder(folder(of: path)))
      guard let above, above.owner == geteuid() || above.owner == 0, (try? makeFolder(folder(of: path))) != nil,
        mkdir(path, 0o700) == 0 || errno == EEXIST
      else { return nil }
    }
    self.init(path)
  }

  deinit { close(descriptor) }

  /// Returns the bytes of a file; nil if this user wrote no file of this name, or it is longer than `limit`.
  public func read(_ name: String, limit: Int) -> [UInt8]? {
    guard let file = opened(name, O_RDONLY | O_NONBLOCK) else { return nil }
    defer { close(file) }
    return try? readAll(file, name: name, limit: limit)
  }

  /// Writes a file, whole or not at all. A link of the same name is replaced, not followed. Does nothing while another
  /// process writes a file of this name.
  /// - Returns: true if the file was written.
  @discardableResult public func write(_ name: String, _ bytes: [UInt8]) -> Bool {
    // If this process is killed here, the next process reuses its file.
    let temporary = name + ".new"
    guard let file = opened(temporary, O_RDWR | O_CREAT | O_NONBLOCK) else { return false }
    defer { close(file) }
    guard lock(file, LOCK_EX | LOCK_NB), let open = FileStatus(ofDescriptor: file),
      open.identity == identity(of: temporary), ftruncate(file, 0) == 0, writeAll(file, bytes)
    else { return false }
    return unsafe temporary.withFileName { temporary in
      unsafe name.withFileName { unsafe renameat(descriptor, temporary, descriptor, $0) == 0 }
    }
  }

  /// Opens a regular file that belongs to this user.
  private func opened(_ name: String, _ flags: Int32) -> Int32? {
    let file = unsafe name.withFileName { unsafe openat(descriptor, $0, flags | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard file >= 0 else { return nil }
    guard let status = FileStatus(ofDescriptor: file), status.kind == .regular, status.owner == geteuid() else {
      close(file)
      return nil
    }
    return file
  }

  private func identity(of name: String) -> FileIdentity? {
    guard let file = opened(name, O_RDONLY | O_NONBLOCK) else { return nil }
    defer { close(file) }
    return FileStatus(ofDescriptor: file)?.identity
  }
}
