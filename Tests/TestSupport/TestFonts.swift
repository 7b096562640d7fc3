public import GalleyFonts

/// The project's own faces, whose every advance is a round number: tests can say where each glyph must be.
public enum TestFonts {
  /// The mono face (0.6 em wide, 0.8 em above and 0.2 em below the baseline, no gap), and the varied ones.
  public static func collection() throws(FontError) -> FontCollection {
    try FontCollection(
      manifest: FontManifest(folder: Repository.path("Fonts"), searchFolders: [], faces: faces, system: "Galley Test Mono"))
  }

  /// Every glyph 0.6 em wide; no kerning, no ligatures: "M06" of the reference.
  public static func mono(_ size: Double) throws(FontError) -> Font {
    try collection().font(FontDescriptor(family: "Galley Test Mono"), size: size)
  }

  /// Narrow and wide letters, a kerning pair, a ligature, marks, Hebrew, joining Arabic, a line gap.
  public static func varied(_ size: Double, weight: Int = 400, italic: Bool = false) throws(FontError) -> Font {
    try collection().font(
      FontDescriptor(family: "Galley Test Varied", weight: weight, italic: italic), size: size)
  }

  private static let faces: [FontManifest.Entry] = [
    FontManifest.Entry(
      family: "Galley Test Mono", postScriptName: "GalleyTestMono-Regular", file: "GalleyTestMono.ttf"),
    FontManifest.Entry(
      family: "Galley Test Varied", postScriptName: "GalleyTestVaried-Regular", file: "GalleyTestVaried-Regular.ttf"),
    FontManifest.Entry(
      family: "Galley Test Varied", postScriptName: "GalleyTestVaried-Bold", weight: 700,
      file: "GalleyTestVaried-Bold.ttf"),
    FontManifest.Entry(
      family: "Galley Test Varied", postScriptName: "GalleyTestVaried-Italic", italic: true,
      file: "GalleyTestVaried-Italic.ttf"),
  ]
}
