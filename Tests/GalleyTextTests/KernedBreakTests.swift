import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Lines that end where HarfBuzz says that a break is unsafe, between a space and the letter that it is kerned with.
/// The test faces have no such pair, so the face is Liberation Serif.
@Suite struct KernedBreakTests {
  private func lines(_ string: String, width: Double) throws -> [String] {
    let manifest = FontManifest(
      folder: Repository.path("Fonts"),
      faces: [
        .init(
          family: "Liberation Serif", postScriptName: "LiberationSerif", package: "fonts-liberation2",
          file: "truetype/liberation2/LiberationSerif-Regular.ttf")
      ], system: "Liberation Serif", fallback: [])
    let fonts = try FontCollection(manifest: manifest)
    let typesetter = Typesetter(fonts: fonts)
    let font = try fonts.font(FontDescriptor(family: "Liberation Serif"), size: 96)
    let shaped = shape(AttributedText(string), defaultFont: font, locale: "en_US", with: typesetter)
    let container = TextContainer(size: Size(width: width, height: .infinity))
    let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    return layout.lines.map { String(decoding: shaped.text.utf16[$0.range], as: UTF16.self) }
  }

  /// The first letter is wider than the column, so every possible line is too: the line ends before the next word.
  @Test func lettersWiderThanTheColumnGetTheirOwnLines() throws {
    try expectEqual(lines("A V A V now then", width: 60), ["A ", "V ", "A ", "V ", "n", "o", "w ", "t", "h", "e", "n"])
  }

  /// The kerning that the space loses at the break hangs, so that the letter before it still fits.
  @Test func aKernedLetterFitsIfItsSpaceHangs() throws {
    try expectEqual(lines("T A T A", width: 60), ["T ", "A ", "T ", "A"])
  }
}
