import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyPipeline
import GalleyScenes
import GalleyUnicode

/// Returns all checks of `galley doctor`, with the fonts of `fontsFolder`; nil to search for the
/// folder.
func installationChecks(fontsFolder: String?) -> [Check] {
  let library = FontLibrary(FontsChoice(folder: fontsFolder))
  return libraryChecks() + systemChecks() + [swiftCheck()] + fontChecks(library) + drawingChecks(library)
    + comparisonChecks(library)
}

private func libraryChecks() -> [Check] {
  let libraries = fontLibraryVersions() + unicodeLibraryVersions() + pictureLibraryVersions() + sceneLibraryVersions()
  return [Check(isOK: true, message: "galley \(programVersion), with its \(libraries.count) libraries")]
    + libraries.map { Check(isOK: true, message: "\($0.name) \($0.version)", isPart: true) }
}

private func fontChecks(_ library: FontLibrary) -> [Check] {
  do {
    let (folder, collection) = try library.manifestFonts()
    let faces = collection.faceDescriptions
    let errors = faces.compactMap(\.error).map { Check(isOK: false, message: $0.message) }
    let ok = faces.count - errors.count
    return [Check(isOK: ok > 0, message: "\(ok) of \(faces.count) faces of \(joined(folder, "fonts.json"))")] + errors
      + patternChecks(collection)
  } catch {
    return Check.failures(error)
  }
}

/// Returns checks of the pinned hyphenation patterns.
private func patternChecks(_ collection: FontCollection) -> [Check] {
  let all = collection.patternDescriptions
  let ok = all.count { $0.error == nil }
  return [Check(isOK: ok > 0 || all.isEmpty, message: "hyphenation patterns of \(ok) of \(all.count) languages")]
    + all.map { patterns in
      let entry = patterns.entry
      return Check(
        isOK: patterns.error == nil,
        message: patterns.error?.message
          ?? "hyphenation of \(entry.language): \(patterns.path ?? entry.file) (\(entry.package))",
        isPart: true)
    }
}
