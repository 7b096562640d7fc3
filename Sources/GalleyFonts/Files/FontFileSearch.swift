import Glibc

/// A search for the files of a manifest.
struct FontFileSearch: Sendable {
  let folder: String
  let searchFolders: [String]

  /// The depth to which folders are searched, so that a link to a parent folder does not make the search endless.
  static let deepestFolder = 8

  var allFolders: [String] { (folder.isEmpty ? [] : [folder]) + searchFolders }

  /// The existing paths among those that the manifest states.
  func exactPaths(of file: String) -> [String] {
    if file.hasPrefix("/") { return exists(file) ? [file] : [] }
    return allFolders.map { FontFileSearch.join($0, file) }.filter(exists)
  }

  /// All files below the search folders by their last path component; each list is in a fixed order.
  func filesByName() -> [String: [String]] {
    var files: [String: [String]] = [:]
    for folder in searchFolders { collect(folder, depth: 0, into: &files) }
    return files
  }

  private func collect(_ folder: String, depth: Int, into files: inout [String: [String]]) {
    guard depth <= FontFileSearch.deepestFolder, let stream = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    closedir(stream)
    // The entries of a folder come in no particular order.
    for name in names.sorted() {
      let path = FontFileSearch.join(folder, name)
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: collect(path, depth: depth + 1, into: &files)
      case S_IFREG: files[name, default: []].append(path)
      default: continue
      }
    }
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func join(_ folder: String, _ file: String) -> String {
    folder.hasSuffix("/") ? folder + file : folder + "/" + file
  }
}
