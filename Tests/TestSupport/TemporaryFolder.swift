import Glibc

/// A folder of its own for one test, removed with everything in it at the end.
public final class TemporaryFolder {
  /// The absolute path, without a slash at its end.
  public let path: String

  /// An empty folder.
  public init() throws(TestFileError) {
    var template = Array("\(P_tmpdir)/galley-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TestFileError(path: P_tmpdir) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A folder with these files in it, by their names, which may have folders of their own: `scenes/a.yaml`.
  public convenience init(_ files: [String: String]) throws(TestFileError) {
    try self.init()
    for (name, text) in files {
      for slash in name.indices where name[slash] == "/" { mkdir(path(String(name[..<slash])), 0o777) }
      try write(name, Array(text.utf8))
    }
  }

  deinit { removeAll(path) }

  /// The absolute path of something in the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of everything in it, hidden files too, in the order of their bytes.
  public var names: [String] { namesInFolder(path) }

  /// Writes a file, anew if it is there, and tells its path.
  @discardableResult public func write(_ name: String, _ bytes: [UInt8]) throws(TestFileError) -> String {
    let file = path(name)
    guard let stream = fopen(file, "wb") else { throw TestFileError(path: file) }
    let count = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, count == bytes.count else { throw TestFileError(path: file) }
    return file
  }
}

/// A file or folder that a test needs and cannot make.
public struct TestFileError: Error {
  /// Where.
  public let path: String
}

/// Removes a file, or a folder with everything in it; links are not followed.
private func removeAll(_ path: String) {
  var facts = stat()
  if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
    for name in namesInFolder(path) { removeAll("\(path)/\(name)") }
  }
  remove(path)
}
