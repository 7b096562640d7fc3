import Glibc

/// The clone in which the tests were compiled, where they find fonts, goldens and the sources they check.
public enum Repository {
  /// The absolute path of the top level, without a slash at its end. It comes from this file's own path at compile
  /// time, so it does not depend on the folder in which the tests are started.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// Returns the absolute path of something in the repository, given relative to the top level.
  public static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// Returns the names in a folder, given relative to the top level, in byte order; empty if the folder does not exist.
  public static func names(in folder: String) -> [String] { namesInFolder(path(folder)) }

  /// Returns every file below a folder, relative to the top level, sorted by name; links are not followed.
  public static func files(under folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path(relative), &status) == 0 else { return [] }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return files(under: relative)
      case S_IFREG: return [relative]
      default: return []
      }
    }
  }

  /// Returns the bytes of a file given relative to the top level; nil if it cannot be read.
  public static func bytes(of relative: String) -> [UInt8]? {
    guard let file = fopen(path(relative), "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }

  /// Returns the text of a file given relative to the top level; empty if it cannot be read.
  public static func text(of relative: String) -> String {
    String(decoding: bytes(of: relative) ?? [], as: UTF8.self)
  }
}

/// Returns the names in a folder, including hidden files, in byte order; empty if the folder does not exist.
func namesInFolder(_ path: String) -> [String] {
  guard let stream = opendir(path) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
  }
  return names.filter { $0 != "." && $0 != ".." }.sorted()
}
