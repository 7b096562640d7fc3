/// Returns the path of `name` in `folder`. An empty folder is the current one; a name that begins with `/` is returned
/// as it is.
public func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.hasPrefix("/") { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// Returns the folder that holds `path`: empty for a bare name, `/` for an entry of the root.
public func folder(of path: String) -> String {
  let trimmed = trimmingSlashes(path)
  guard let slash = trimmed.lastIndex(of: "/") else { return trimmed == "/" ? "/" : "" }
  return slash == trimmed.startIndex ? "/" : trimmingSlashes(String(trimmed[..<slash]))
}

/// Returns the last component of `path`.
public func fileName(of path: String) -> String {
  let trimmed = trimmingSlashes(path)
  guard trimmed != "/" else { return trimmed }
  return trimmed.lastIndex(of: "/").map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
}

/// Returns true if an absolute path without links is a folder, or lies in it at any depth. Names are compared by their
/// bytes: é in one piece and in two are two folders.
public func lies(_ path: String, in folder: String) -> Bool {
  path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
}

private func trimmingSlashes(_ path: String) -> String {
  var path = path[...]
  while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
  return String(path)
}
