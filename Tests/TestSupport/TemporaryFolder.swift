import Glibc

/// A folder for a single test, which is removed with all its contents at the end.
public final class TemporaryFolder {
  /// The absolute path, without a slash at its end.
  public let path: String

  /// Creates an empty folder.
  public init() throws(TestFileError) {
    var template = Array("\(P_tmpdir)/galley-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TestFileError(path: P_tmpdir) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Creates a folder with these files, given by their names, which may contain folders: `scenes/a.yaml`.
  public convenience init(_ files: [String: String]) throws(TestFileError) {
    try self.init()
    for (name, text) in files {
      for slash in name.indices where name[slash] == "/" { mkdir(path(String(name[..<slash])), 0o777) }
      try write(name, Array(text.utf8))
    }
  }

  deinit { removeAll(path) }

  /// Returns the absolute path of something in the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of everything in the folder, including hidden files, in byte order.
  public var names: [String] { namesInFolder(path) }

  /// Writes a file, replacing an existing one, and returns its path.
  @discardableResult public func write(_ name: String, _ bytes: [UInt8]) throws(TestFileError) -> String {
    let file = path(name)
    guard let stream = fopen(file, "wb") else { throw TestFileError(path: file) }
    let count = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, count == bytes.count else { throw TestFileError(path: file) }
    return file
  }
}

/// An error about a file or folder that a test needs and cannot create.
public struct TestFileError: Error {
  /// The path of the file or folder.
  public let path: String
}

/// Removes a file, or a folder with all its contents; links are not followed.
private func removeAll(_ path: String) {
  var facts = stat()
  if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
    for name in namesInFolder(path) { removeAll("\(path)/\(name)") }
  }
  remove(path)
}
