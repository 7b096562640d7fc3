import Glibc

/// The clone that the tests were compiled in: where they find fonts, goldens and the sources they check.
public enum Repository {
  /// The absolute path of the top level, without a slash at its end. Known from this file's own path when compiled, so
  /// it does not depend on the folder that the tests are started in.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// The absolute path of something in the repository, given relative to its top level.
  public static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// The names in a folder, given relative to the top level, in the order of their bytes; empty when it is not there.
  public static func names(in folder: String) -> [String] { namesInFolder(path(folder)) }

  /// Every file below a folder, relative to the top level, in the order of the names; links are not followed.
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

  /// The bytes of a file given relative to the top level, or nil when it cannot be read.
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

  /// The text of a file given relative to the top level; empty when it cannot be read.
  public static func text(of relative: String) -> String {
    String(decoding: bytes(of: relative) ?? [], as: UTF8.self)
  }
}

/// The names in a folder, hidden files too, in the order of their bytes; empty when it is not there.
func namesInFolder(_ path: String) -> [String] {
  guard let stream = opendir(path) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
  }
  return names.filter { $0 != "." && $0 != ".." }.sorted()
}
