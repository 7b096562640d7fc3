import Galley
import TestSupport

/// What the examples find ready made: fonts, a typesetter and a context.
struct Example {
  let fonts: FontCollection
  let typesetter: Typesetter
  let context: RenderContext

  /// With the faces of the repository's manifest.
  init() throws {
    let manifest = try FontManifest(
      reading: Repository.bytes(of: "Fonts/fonts.json") ?? [], file: Repository.path("Fonts/fonts.json"))
    fonts = try FontCollection(manifest: manifest)
    typesetter = Typesetter(fonts: fonts)
    context = try RenderContext(typesetter: typesetter, scale: 2)
  }
}
