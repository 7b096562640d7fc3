import GalleyFiles

/// Searches for the files of a manifest.
struct FontFileSearch: Sendable {
  let folder: String
  let searchFolders: [String]

  /// The maximum depth of folders that are searched by file name. It prevents an endless search if
  /// a symbolic link leads to a parent folder.
  static let deepestFolder = 8

  var allFolders: [String] { (folder.isEmpty ? [] : [folder]) + searchFolders }

  /// Returns the paths at which a file of the manifest exists: its absolute path, or its relative
  /// path in each of the searched folders.
  func exactPaths(of file: String) -> [String] {
    if file.hasPrefix("/") { return exists(file) ? [file] : [] }
    return allFolders.map { joined($0, file) }.filter(exists)
  }

  /// Returns all files below the search folders by their last path component. Each list has a fixed
  /// order.
  func filesByName() -> [String: [String]] {
    var files: [String: [String]] = [:]
    for folder in searchFolders { collect(folder, depth: 0, into: &files) }
    return files
  }

  private func collect(_ folder: String, depth: Int, into files: inout [String: [String]]) {
    guard depth <= FontFileSearch.deepestFolder else { return }
    for name in (try? names(in: folder)) ?? [] {
      let path = joined(folder, name)
      if isFile(path) {
        files[name, default: []].append(path)
      } else if isFolder(path) {
        collect(path, depth: depth + 1, into: &files)
      }
    }
  }
}
