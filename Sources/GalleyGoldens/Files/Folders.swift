#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether there is a folder at `path` (or a link to one).
public func isFolder(_ path: String) -> Bool {
  var facts = stat()
  return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
}

/// Whether there is anything at `path`.
public func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// Which file a path leads to: two paths of one file, be it by links, `.` or `..`, have equal identities.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the regular file at `path`; nil if there is none.
  public init?(of path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number) = (UInt64(facts.st_dev), UInt64(facts.st_ino))
  }
}

/// Makes a folder and those above it that are missing. One that is there already is no error.
public func makeFolder(_ path: String) throws(FileError) {
  guard !path.isEmpty, !isFolder(path) else { return }
  let parent = folder(of: path)
  if parent != path && !parent.isEmpty { try makeFolder(parent) }
  guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw .system(path, "the folder cannot be made") }
}

/// All files below `folder`, at any depth, sorted by path. Names that start with a dot are left out, and links to
/// folders are not followed, so that no folder is met twice.
public func filesBelow(_ folder: String) throws(FileError) -> [String] {
  var found: [String] = []
  var waiting = [folder]
  while let next = waiting.popLast() {
    for name in try names(in: next) where !name.hasPrefix(".") {
      let path = joined(next, name)
      var facts = stat()
      guard lstat(path, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR { waiting.append(path) } else if !isFolder(path) { found.append(path) }
    }
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The names of everything in a folder, in no order that means anything.
func names(in folder: String) throws(FileError) -> [String] {
  guard let stream = opendir(folder.isEmpty ? "." : folder) else { throw .system(folder, "the folder cannot be read") }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names
}

/// `name` inside `folder`. An empty folder is the current one; a name that starts with `/` stands for itself.
public func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.hasPrefix("/") { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// The folder that holds `path`: empty for a bare name, `/` for what lies at the root.
public func folder(of path: String) -> String {
  let trimmed = trimmingSlashes(path)
  guard let slash = trimmed.lastIndex(of: "/") else { return trimmed == "/" ? "/" : "" }
  return slash == trimmed.startIndex ? "/" : trimmingSlashes(String(trimmed[..<slash]))
}

/// The last part of `path`.
public func fileName(of path: String) -> String {
  let trimmed = trimmingSlashes(path)
  guard trimmed != "/" else { return trimmed }
  return trimmed.lastIndex(of: "/").map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
}

private func trimmingSlashes(_ path: String) -> String {
  var path = path[...]
  while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
  return String(path)
}

/// Takes the file away if it is there.
func removeFile(_ path: String) { unlink(path) }
