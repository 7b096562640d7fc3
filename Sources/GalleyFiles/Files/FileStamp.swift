import GalleySystem

/// The state of a file by which a change of it is seen: another file in its place, another size, or another time of its
/// last change. Equal stamps of one path mean that it was not written in between, but for writing in the same instant.
public struct FileStamp: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let time: Int

  /// Creates the stamp of the regular file at `path`; nil if there is none.
  public init?(of path: String) {
    guard let status = FileStatus(of: path), status.kind == .regular else { return nil }
    (identity, size, time) = (status.identity, status.size, status.time)
  }
}
