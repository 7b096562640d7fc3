public import GalleyBase
import GalleySystem

/// Returns the existing files and folders that a pattern names, sorted. In a pattern `*` stands for any letters of a name,
/// `?` for one, `[ab]` for one of several; a path without them names itself, be it there or not.
/// - Throws: that a folder that has to be looked through cannot be read: files in it may be meant.
public func paths(matching pattern: String) throws(FileError) -> [String] {
  guard isPattern(pattern) else { return [pattern] }
  var found = unsafe glob_t()
  defer { unsafe globfree(&found) }
  var status = unsafe glob(pattern, GLOB_ERR, &found)
  if status == GLOB_ABORTED {
    let code = errno
    // A folder that is gone, and a link that leads nowhere, have no files.
    guard code == ENOENT || code == ELOOP else {
      throw FileError(path: pattern, reason: unsafe "a folder cannot be read: \(String(cString: strerror(code)))")
    }
    unsafe globfree(&found)
    status = unsafe glob(pattern, 0, &found)
  }
  guard status == 0, let names = unsafe found.gl_pathv else { return [] }
  return unsafe (0..<Int(found.gl_pathc)).compactMap { unsafe names[$0].map { unsafe String(fileNameAt: $0) } }
}

/// Returns true if a path is the one that a pattern names, or lies in a folder that it names.
public func matches(_ path: String, pattern: String) -> Bool {
  var pattern = pattern
  while pattern.count > 1, pattern.hasSuffix("/") { pattern.removeLast() }
  var path = path
  while !path.isEmpty {
    if unsafe fnmatch(pattern, path, FNM_PATHNAME) == 0 { return true }
    let above = folder(of: path)
    if above == path { return false }
    path = above
  }
  return pattern == "."
}

/// Returns true if a path has letters that stand for others.
public func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }
