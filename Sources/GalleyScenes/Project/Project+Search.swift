import GalleyFiles

extension Project {
  /// Returns the path of the nearest `galley.yaml` in a folder or above it, relative to the current folder if it is in
  /// that; nil if there is none.
  /// - Parameter folder: empty is the current folder.
  public static func file(above folder: String) -> String? {
    var place = nearestFolder(resolvedPath(folder.isEmpty ? "." : folder) ?? folder)
    while true {
      let path = joined(place, fileName)
      if isFile(path) { return shortened(path) }
      let above = GalleyFiles.folder(of: place)
      if above == place || above.isEmpty { return nil }
      place = above
    }
  }
}
