public import GalleyBase
import GalleySystem

/// Creates a folder and the missing folders above it. An existing folder is not an error.
public func makeFolder(_ path: String) throws(FileError) {
  guard !path.isEmpty, !isFolder(path) else { return }
  let parent = folder(of: path)
  if parent != path && !parent.isEmpty { try makeFolder(parent) }
  guard mkdir(path, 0o777) != 0 else { return }
  let failure = FileError.system(path, "the folder cannot be created")
  // Another process may have created it in the meantime.
  guard isFolder(path) else { throw failure }
}

/// Returns the paths of all files below `folder`, at any depth, sorted. Hidden files, pipes and
/// devices are left out. Links to folders are not followed, so that no folder is visited twice. A
/// link whose target is missing counts as a file.
public func filesBelow(_ folder: String) throws(FileError) -> [String] {
  var found: [String] = []
  var waiting = [folder]
  while let next = waiting.popLast() {
    for name in try names(in: next) where !name.hasPrefix(".") {
      let path = joined(next, name)
      guard let status = FileStatus(of: path, followsLink: false) else {
        // ENOENT: the file was removed in the meantime. Other errors come from folders that may be listed but not
        // entered.
        if errno == ENOENT { continue }
        throw .system(path, "cannot be read")
      }
      if status.kind == .folder {
        waiting.append(path)
      } else if (FileStatus(of: path) ?? status).kind.isFile {
        found.append(path)
      }
    }
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

extension FileStatus.Kind {
  /// True for a regular file and for a link. (Callers follow links first, so a link that remains
  /// has no target.)
  fileprivate var isFile: Bool { self == .regular || self == .link }
}

/// Creates a folder if it does not exist, and calls `body` while a lock keeps other processes from
/// doing the same with this folder.
/// - Throws: an error if the folder cannot be created or locked, and any error that `body` throws.
public func withLockedFolder<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
  let path = folder.isEmpty ? "." : folder
  let isNew = !isFolder(path)
  var descriptor = try lockFolder(path)
  // The previous holder of the lock may have removed the folder, and another process created it again.
  while FileStatus(ofDescriptor: descriptor)?.identity != FileStatus(of: path)?.identity {
    close(descriptor)
    descriptor = try lockFolder(path)
  }
  defer { close(descriptor) }
  do {
    return try body()
  } catch {
    if isNew { removeEmptyFolder(folder) }
    throw error
  }
}

/// Creates a folder if it does not exist, opens it, and waits for its lock.
private func lockFolder(_ path: String) throws(FileError) -> Int32 {
  try makeFolder(path)
  let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError.system(path, "cannot be read") }
  while flock(descriptor, LOCK_EX) != 0 {
    guard errno == EINTR else {
      let failure = FileError.system(path, "cannot be locked")
      close(descriptor)
      throw failure
    }
  }
  return descriptor
}

/// Returns the sorted names of a folder's entries; with `start`, only those that begin with it.
public func names(in folder: String, beginningWith start: StaticString = "") throws(FileError) -> [String] {
  guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else {
    throw .system(folder, "the folder cannot be read")
  }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { name in
        // A folder may have thousands of other files, and a string for each of them takes long.
        unsafe strncmp(name, start.utf8Start, start.utf8CodeUnitCount) == 0 ? String(fileNameAt: name) : nil
      }
    }
    if let name, name != "." && name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// Returns the absolute path of a folder, or of the nearest existing folder above it. Returns `.`
/// if that is the current folder and its path is not known: see `faultOfCurrentFolder`.
public func nearestFolder(_ path: String) -> String {
  var place = path.isEmpty ? "." : path
  while true {
    if let resolved = resolvedPath(place), isFolder(place) { return resolved }
    if place == "." { return place }
    let above = folder(of: place)
    if above == place { return "/" }
    place = above.isEmpty ? "." : above
  }
}

/// Returns the reason why the current folder cannot be reached by its path; nil if it can.
public func faultOfCurrentFolder() -> String? {
  guard let path = resolvedPath(".") else {
    return "the current folder was removed, or lies outside of the root folder: go to another folder with cd"
  }
  // The program may have been started in a folder that its user cannot reach.
  guard let found = FileStatus(of: path), found.identity == FileStatus(of: ".")?.identity else {
    return "the current folder cannot be reached by its path, \(path.escapingControls): go to another folder with cd"
  }
  return nil
}

/// Returns a path relative to the current folder if it lies in that folder; else the path itself.
/// The path must be absolute and without links.
public func shortened(_ path: String) -> String {
  guard let here = resolvedPath(".") else { return path }
  // Names are bytes: a composed and a decomposed é are two folders, but equal characters.
  let start = Array((here == "/" ? here : here + "/").utf8)
  return path.utf8.starts(with: start) ? String(decoding: path.utf8.dropFirst(start.count), as: UTF8.self) : path
}

/// Returns the absolute path of a file, where links in its folder's path are resolved. All paths to
/// the file then give the same result. The file itself may be a link, and neither the file nor its
/// folder needs to exist.
public func placeOfFile(_ path: String) -> String {
  let above = folder(of: path)
  let home = resolvedPath(above.isEmpty ? "." : above) ?? (above.isEmpty ? "." : placeOfFile(above))
  switch fileName(of: path) {
  case ".": return home
  case "..": return folder(of: home)
  case let name: return joined(home, name)
  }
}

/// Removes a folder if it is empty.
public func removeEmptyFolder(_ path: String) { rmdir(path) }

/// Removes the file at `path` if it exists.
public func removeFile(_ path: String) { unlink(path) }

/// Returns the absolute path without symbolic links, `.` and `..`; nil if nothing exists at the
/// path.
public func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(fileNameAt: resolved)
}

/// Calls `body` with the path of a new folder, then removes the folder with all its contents. It is
/// created in `$TMPDIR`, or in `/tmp` if this variable is not set.
public func withTemporaryFolder<Result>(_ name: String, _ body: (String) throws -> Result) throws -> Result {
  let stated = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
  let parent = stated.isEmpty ? "/tmp" : stated
  // mkdtemp replaces the six X by random characters.
  var template = Array(joined(parent, name + "-XXXXXX").utf8CString)
  guard unsafe mkdtemp(&template) != nil else { throw FileError.system(parent, "a temporary folder cannot be created") }
  let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { removeFolder(folder) }
  return try body(folder)
}

/// Removes a folder with all its contents. Links are removed and not followed.
private func removeFolder(_ path: String) {
  for name in (try? names(in: path)) ?? [] {
    let inner = joined(path, name)
    if FileStatus(of: inner, followsLink: false)?.kind == .folder { removeFolder(inner) } else { removeFile(inner) }
  }
  rmdir(path)
}
