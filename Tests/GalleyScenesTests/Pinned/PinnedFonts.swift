import GalleyFonts
import GalleyScenes
import TestSupport

/// The faces and patterns that Fonts/fonts.json pins.
func pinnedFonts() throws -> FontCollection {
  let bytes = Repository.bytes(of: "Fonts/fonts.json") ?? []
  return try FontCollection(manifest: try FontManifest(reading: bytes, file: Repository.path("Fonts/fonts.json")))
}
