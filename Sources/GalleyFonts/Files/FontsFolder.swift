import GalleyFiles
import GalleySystem

/// Searches for the folder whose fonts.json pins the fonts. The command line and the modules with
/// UIKit's names share it.
public enum FontsFolder {
  /// The reason why no folder was found.
  public enum Failure: Error, Hashable, Sendable {
    /// The named folder has no fonts.json.
    case noManifest(folder: String)
    /// None of the searched folders has a fonts.json.
    case notFound(looked: [String])
  }

  /// Returns the named folder, else the folder in `$GALLEY_FONTS`, else the first of these that has
  /// a fonts.json:
  ///
  /// 1. `Fonts` in one of `starts` or above it, in order,
  /// 2. `GalleyFonts` beside the program,
  /// 3. `share/galley/Fonts` of the installation that the program belongs to,
  /// 4. `Fonts` in the program's folder or above it,
  /// 5. `share/galley/Fonts` in `/usr/local` or `~/.local`, where `Scripts/install` puts it,
  /// 6. `Fonts` of the sources that Galley was built from; in the library of `galley swift`, which may lie on another
  ///    machine than they, `GalleyFonts` beside the library.
  /// - Parameter starts: folders; an empty name is the current folder.
  public static func find(named name: String?, from starts: [String]) throws(Failure) -> String {
    if let folder = name ?? environmentValue("GALLEY_FONTS") {
      guard exists(joined(folder, "fonts.json")) else { throw .noManifest(folder: folder) }
      return folder
    }
    var looked: [String] = []
    for group in candidates(from: starts) {
      let folders = group()
      if let found = folders.first(where: { exists(joined($0, "fonts.json")) }) { return found }
      looked += folders
    }
    var seen: Set<String> = []
    throw .notFound(looked: looked.filter { seen.insert($0).inserted })
  }

  /// Returns the folders to search, in groups. Each group is computed only when the search reaches
  /// it.
  private static func candidates(from starts: [String]) -> [() -> [String]] {
    [{ starts.flatMap { foldersUpwards(from: $0.isEmpty ? "." : $0) } }] + standardCandidates
  }

  /// Returns a folder with the default fonts other than `folder`; nil if there is none. The search
  /// begins with the folder `GalleyFonts` next to the program.
  /// - Parameter folder: a folder to skip, since its manifest extends the default set.
  public static func standard(besides folder: String) -> String? {
    let own = resolvedPath(folder)
    for group in standardCandidates {
      let found = group().first { exists(joined($0, "fonts.json")) && resolvedPath($0) != own }
      if let found { return found }
    }
    return nil
  }

  /// The folders that depend on the program but not on a scene.
  private static var standardCandidates: [() -> [String]] {
    [
      { [joined(programFolder(), "GalleyFonts")] },
      { [installedFolder().map { joined($0, "Fonts") }].compactMap(\.self) },
      { foldersUpwards(from: programFolder()) },
      {
        (["/usr/local"] + [environmentValue("HOME").map { joined($0, ".local") }].compactMap(\.self))
          .map { joined($0, "share/galley/Fonts") }
      },
      { [builtFolder] },
    ]
  }

  #if GALLEY_MODULES
    /// The folder GalleyFonts next to the library that contains the module.
    private static let builtFolder: String = joined(
      folder(of: imagePath(of: #dsohandle).flatMap(resolvedPath) ?? "."), "GalleyFonts")
  #else
    /// The folder Fonts in the sources from which the module was built.
    private static let builtFolder: String = {
      var place = #filePath
      for _ in 0..<4 { place = folder(of: place) }
      return joined(place, "Fonts")
    }()
  #endif

  /// Returns the absolute paths of the folder `Fonts` in a folder and in each of its parent
  /// folders.
  private static func foldersUpwards(from start: String) -> [String] {
    var current = nearestFolder(start)
    var candidates: [String] = []
    while true {
      candidates.append(joined(current, "Fonts"))
      let above = folder(of: current)
      guard above != current, !above.isEmpty else { return candidates }
      current = above
    }
  }
}
