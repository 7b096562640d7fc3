import GalleyFiles

/// The search for the folder whose fonts.json pins the fonts, which the command line and UIKit's names share.
public enum FontsFolder {
  /// The reason why no folder was found.
  public enum Failure: Error, Hashable, Sendable {
    /// The folder that was named has no fonts.json.
    case noManifest(folder: String)
    /// None of the folders that were looked in has one.
    case notFound(looked: [String])
  }

  /// Returns the folder that is named, else that of `$GALLEY_FONTS`, else the nearest folder `Fonts` with a fonts.json
  /// in it: in one of `starts` or above it, in order, then that of the installation, then in the program's folder or
  /// above it.
  /// - Parameter starts: folders; an empty name is the current folder.
  public static func find(named name: String?, from starts: [String]) throws(Failure) -> String {
    if let folder = name ?? environmentValue("GALLEY_FONTS") {
      guard exists(joined(folder, "fonts.json")) else { throw .noManifest(folder: folder) }
      return folder
    }
    var looked: [String] = []
    let near = starts.flatMap { foldersUpwards(from: $0.isEmpty ? "." : $0) }
    let installed = [installedFolder().map { joined($0, "Fonts") }].compactMap(\.self)
    for candidate in near + installed + foldersUpwards(from: programFolder()) where !looked.contains(candidate) {
      looked.append(candidate)
      if exists(joined(candidate, "fonts.json")) { return candidate }
    }
    throw .notFound(looked: looked)
  }

  /// Returns the folder of the default set of fonts: that of the installation, else the nearest `Fonts` with a fonts.json
  /// in the program's folder or above it; nil if there is none.
  public static func standard() -> String? {
    let installed = [installedFolder().map { joined($0, "Fonts") }].compactMap(\.self)
    return (installed + foldersUpwards(from: programFolder())).first { exists(joined($0, "fonts.json")) }
  }

  /// Returns the absolute path of `Fonts` in a folder and in each folder above it.
  private static func foldersUpwards(from start: String) -> [String] {
    guard var current = resolvedPath(start) else { return [] }
    var candidates: [String] = []
    while true {
      candidates.append(joined(current, "Fonts"))
      let above = folder(of: current)
      guard above != current, !above.isEmpty else { return candidates }
      current = above
    }
  }
}
