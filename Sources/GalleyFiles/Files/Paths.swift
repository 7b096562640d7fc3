/// Returns the path of `name` in `folder`. An empty folder means the current folder. A name that
/// begins with `/` is returned unchanged.
public func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.hasPrefix("/") { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// Returns the path of the folder that contains `path`. It is empty for a name without slashes, and
/// `/` for an entry of the root folder.
public func folder(of path: String) -> String {
  let trimmed = trimmingSlashes(path)
  guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return slash == trimmed.startIndex ? "/" : trimmingSlashes(String(trimmed[..<slash]))
}

/// Returns the last component of `path`.
public func fileName(of path: String) -> String {
  let trimmed = trimmingSlashes(path)
  guard trimmed != "/" else { return trimmed }
  return trimmed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(trimmed[trimmed.utf8.index(after: $0)...]) }
    ?? trimmed
}

/// Returns true if a path is a folder itself or lies in the folder at any depth. The path must be
/// absolute and without links. Names are compared byte by byte, so that é as one scalar and as two
/// scalars are different folders.
public func lies(_ path: String, in folder: String) -> Bool {
  path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
}

/// Returns a path without slashes at its end. Slashes are compared as bytes, so that a slash before
/// a combining mark is a separator too.
private func trimmingSlashes(_ path: String) -> String {
  guard path.utf8.last == UInt8(ascii: "/") else { return path }
  var bytes = path.utf8[...]
  while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
  return String(path[..<bytes.endIndex])
}
