public import GalleyBase
import GalleySystem

/// Returns the existing files and folders that match a pattern, sorted. `*` matches any number of
/// characters in a name, `?` matches one character, and `[ab]` matches one of the listed
/// characters. A path without wildcards is returned unchanged, whether it exists or not.
/// - Throws: an error if a folder to be searched cannot be read, since it may contain matching files.
public func paths(matching pattern: String) throws(FileError) -> [String] {
  guard isPattern(pattern) else { return [pattern] }
  var found = unsafe glob_t()
  defer { unsafe globfree(&found) }
  var status = unsafe glob(pattern, GLOB_ERR, &found)
  if status == GLOB_ABORTED {
    let code = errno
    // A missing folder, or a link whose target is missing, contains no files.
    guard code == ENOENT || code == ELOOP else {
      throw FileError(path: pattern, reason: unsafe "a folder cannot be read: \(String(cString: strerror(code)))")
    }
    unsafe globfree(&found)
    status = unsafe glob(pattern, 0, &found)
  }
  guard status == 0, let names = unsafe found.gl_pathv else { return [] }
  return unsafe (0..<Int(found.gl_pathc)).compactMap { unsafe names[$0].map { unsafe String(fileNameAt: $0) } }
}

/// Returns true if a path matches a pattern, or lies in a folder that matches the pattern.
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

/// Returns true if a path contains wildcard characters.
public func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }
