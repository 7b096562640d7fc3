import GalleyFiles

extension Project {
  /// Returns the path of the nearest `galley.yaml` in a folder or its ancestors; nil if there is
  /// none. The path is relative if the file is inside the current folder.
  /// - Parameter folder: the path of the folder; empty means the current folder.
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
