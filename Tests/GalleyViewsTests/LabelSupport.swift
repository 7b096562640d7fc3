import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport

/// A context with the project's own faces; the mono face at 17 points is the default font.
func makeContext(
  scale: Double = 1, direction: LayoutDirection = .leftToRight, style: InterfaceStyle = .light
) throws -> RenderContext {
  try RenderContext(
    typesetter: Typesetter(fonts: TestFonts.collection()), scale: scale, layoutDirection: direction,
    interfaceStyle: style)
}

/// A label in the mono face: every glyph 0.6 em wide, 0.8 em above and 0.2 em below the baseline.
func monoLabel(
  _ text: String?, size: Double, frame: Rect = .zero, lines: Int = 1, mode: LineBreakMode = .byTruncatingTail,
  scale: Double = 1
) throws -> Label {
  let label = Label(frame: frame, in: try makeContext(scale: scale))
  label.font = try TestFonts.mono(size)
  label.text = text
  label.numberOfLines = lines
  label.lineBreakMode = mode
  return label
}

extension Label {
  /// What each line shows, ellipses included, trailing spaces left out.
  var shownLines: [String] { placement?.layout.shownLines ?? [] }
}

extension TextLayout {
  /// What each line shows, ellipses included, trailing spaces left out.
  var shownLines: [String] {
    lines.map { line in
      let text = line.runs.map { run -> String in
        switch run.kind {
        case .token: return "…"
        case .hyphen: return "-"
        case .marker: return ""
        case .text, .tab, .attachment: return String(decoding: shaped.text.utf16[run.range], as: UTF16.self)
        }
      }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Double {
  /// A number of thirds of a point as views keep it.
  static func thirds(_ count: Int) -> Double { (Double(count) / 3).onLengthGrid }
}

/// The same with Noto Color Emoji for what the mono face lacks.
func makeContextWithEmoji() throws -> RenderContext {
  let manifest = FontManifest(
    folder: Repository.path("Fonts"),
    faces: [
      .init(family: "Galley Test Mono", postScriptName: "GalleyTestMono-Regular", file: "GalleyTestMono.ttf"),
      .init(
        family: "Noto Color Emoji", postScriptName: "NotoColorEmoji", isColor: true, package: "fonts-noto-color-emoji",
        file: "truetype/noto/NotoColorEmoji.ttf"),
    ], system: "Galley Test Mono", fallback: ["Noto Color Emoji"])
  return try RenderContext(typesetter: Typesetter(fonts: FontCollection(manifest: manifest)))
}
