public import GalleyFonts

/// The project's own faces, in which every advance is known: see Scripts/make-test-faces for the numbers.
public enum TestFonts {
  /// Returns Galley Test Mono: 0.6 em for every glyph, ascent 0.8 em, descent 0.2 em, no line gap, and no shaping.
  /// - Throws: `FontError` if the face is not in Fonts/.
  public static func mono(_ size: Double) throws(FontError) -> Font {
    try collection().font(FontDescriptor(family: "Galley Test Mono"), size: size)
  }

  /// Returns Galley Test Varied: advances of many widths, a kerning pair, a ligature, marks, Hebrew, joining Arabic,
  /// and a line gap of 0.1 em. Weight 700 is 0.05 em wider, italic is only slanted, and there is no bold italic face.
  /// - Throws: `FontError` if the face is not in Fonts/.
  public static func varied(_ size: Double, weight: Int = 400, italic: Bool = false) throws(FontError) -> Font {
    let descriptor = FontDescriptor(family: "Galley Test Varied", weight: weight, italic: italic)
    return try collection().font(descriptor, size: size)
  }

  /// Returns Galley Test Segment: the advances and line height with which UILabel's sizes were recorded, for few
  /// characters.
  /// - Throws: `FontError` if the face is not in Fonts/.
  public static func segment(_ size: Double) throws(FontError) -> Font {
    try collection().font(FontDescriptor(family: "Galley Test Segment"), size: size)
  }

  /// Returns the test faces alone. Without a cascade a missing character is glyph 0 of the run's own font.
  /// - Throws: `FontError` if a face is not in Fonts/.
  public static func collection() throws(FontError) -> FontCollection { try alone.get() }

  /// Returns the test faces, with Mono and then Varied as fallbacks for characters that the run's own font lacks.
  /// - Throws: `FontError` if a face is not in Fonts/.
  public static func cascadingCollection() throws(FontError) -> FontCollection { try cascading.get() }

  /// Returns a new typesetter for the calling task, with the test faces alone.
  /// - Throws: `FontError` if a face is not in Fonts/.
  public static func typesetter() throws(FontError) -> Typesetter { Typesetter(fonts: try collection()) }

  // The fonts are opened once for all tests: a collection is an immutable value that every task may use.
  private static let alone = load(fallback: [])
  private static let cascading = load(fallback: ["Galley Test Mono", "Galley Test Varied"])

  private static func load(fallback: [String]) -> Result<FontCollection, FontError> {
    Result { () throws(FontError) in try FontCollection(manifest: manifest(fallback: fallback)) }
  }

  private static func manifest(fallback: [String]) -> FontManifest {
    let varied = "Galley Test Varied"
    return FontManifest(
      folder: Repository.path("Fonts"),
      searchFolders: ["/usr/share/hyphen"],
      faces: [
        .init(
          family: "Galley Test Mono", postScriptName: "GalleyTestMono-Regular", file: "GalleyTestMono.ttf"),
        .init(
          family: "Galley Test Segment", postScriptName: "GalleyTestSegment-Regular", file: "GalleyTestSegment.ttf"),
        .init(family: varied, postScriptName: "GalleyTestVaried-Regular", file: "GalleyTestVaried-Regular.ttf"),
        .init(family: varied, postScriptName: "GalleyTestVaried-Bold", weight: 700, file: "GalleyTestVaried-Bold.ttf"),
        .init(
          family: varied, postScriptName: "GalleyTestVaried-Italic", italic: true,
          file: "GalleyTestVaried-Italic.ttf"),
      ],
      system: "Galley Test Mono",
      fallback: fallback,
      hyphenation: [
        .init(language: "en-US", file: "hyph_en_US.dic"), .init(language: "de", file: "hyph_de_DE.dic"),
        .init(language: "fr", file: "hyph_fr.dic"), .init(language: "es", file: "hyph_es_ES.dic"),
      ])
  }
}
