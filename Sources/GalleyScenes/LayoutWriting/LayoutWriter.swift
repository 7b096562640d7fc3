import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyViews

/// Writes the views of a layout dump, and collects the fonts in use.
struct LayoutWriter {
  var json = JSONWriter()
  let context: RenderContext
  let includesCarets: Bool
  /// The string-drawing measurements of views, by the views' ids.
  var measures: [String: SceneMeasure] = [:]
  /// The frames that the scene states, by the ids of the views.
  var frames: [String: SceneFrame] = [:]
  /// The words that the scene uses for colours.
  var spellings = ColorSpellings()
  /// The text whose lines are being written, with the fonts that the scene requests. Fallback fonts
  /// are not in it.
  var shown: AttributedText?
  var faces: Set<FontFace> = []
  var missing: [MissingText] = []
  /// The cache of lines that were written before; nil to cache nothing.
  let known: LineJSONCache?

  /// Creates a writer for views in a context.
  init(context: RenderContext, includesCarets: Bool) {
    (self.context, self.includesCarets) = (context, includesCarets)
    known = context.typesetter.memory(LineJSONCache.self)
  }

  /// Returns the names of colours for a view.
  func colorNames(of view: View) -> ColorNames {
    ColorNames(spellings: spellings, style: view.context.interfaceStyle, view: view.id)
  }

  /// Writes those members of a view that are in a table and differ from the default.
  mutating func write<Model, Body: View>(_ view: Body, _ properties: PropertyTable<Model, Body>) {
    properties.write(view, to: &json, colorNames(of: view))
  }

  /// The words that describe the members that `writeText` writes in addition to the text and its
  /// lines.
  static let textWords = PropertyTable<Void, Void>([
    .init(member: "displayedText").derived, .init(member: "overflow").derived,
    .init(member: "boundingRect").named("the measured rectangle", .layout).derived,
    .init(member: "actualTrackingAdjustment").derived, .init(member: "actualScaleFactor").derived,
  ]).words

  /// Writes the text of a view with its lines.
  /// - Parameters:
  ///   - rect: the rectangle of the text with the name of its override point.
  ///   - displayedText: the text as drawn, if it differs.
  ///   - isTruncated: true if text is hidden; nil means the value of the layout.
  ///   - reportsOverflow: true to write the range that does not fit.
  ///   - path: the path that the text follows; the lines are those of the text before it is bent.
  ///   - lineBreakMode: the paragraphs' mode that is left out; nil to write no mode.
  mutating func writeText(
    of view: any TextShowing, rect: (name: String, rect: Rect)? = nil, displayedText: String? = nil,
    isTruncated: Bool? = nil, reportsOverflow: Bool = false, path: Path? = nil,
    lineBreakMode: LineBreakMode? = .byWordWrapping
  ) {
    // The title of a button is white or tinted.
    let standard: SystemColor? = view is Button ? nil : .label
    let placement = view.placement
    if let rect { json.member(rect.name, rect.rect) }
    json.member("text", view.text ?? "")
    if let displayedText { json.member("displayedText", displayedText) }
    shown = view.shownAttributes
    let styles = colorNames(of: view).styles(
      of: shown, normal: view.normalAttributes, standard: standard, lineBreakMode: lineBreakMode)
    if let styles { json.member("styles", styles) }
    if let scale = placement?.fontScale, scale != 1 { json.member("fontScale", scale) }
    if let measure = view.id.flatMap({ measures[$0] }) { write(measure, of: view) }
    json.member("isTruncated", isTruncated ?? placement?.layout.isTruncated ?? false)
    if reportsOverflow, let overflow = placement?.layout.overflow { json.member("overflow", overflow) }
    if let path { json.member("path", digest(of: path)) }
    json.key("lines")
    writeLines(of: placement, in: view)
  }

  /// Writes the string-drawing measurement of a view's text.
  private mutating func write(_ measure: SceneMeasure, of view: any TextShowing) {
    var drawing = StringDrawingContext(
      minimumScaleFactor: measure.minimumScaleFactor ?? 0,
      minimumTrackingAdjustment: measure.minimumTrackingAdjustment ?? 0)
    let rect = view.measuredText.boundingRect(
      with: measure.size, options: measure.options, context: &drawing, in: context)
    json.member("boundingRect", rect)
    if measure.minimumTrackingAdjustment != nil {
      json.member("actualTrackingAdjustment", drawing.actualTrackingAdjustment)
    }
    if measure.minimumScaleFactor != nil { json.member("actualScaleFactor", drawing.actualScaleFactor) }
  }

  /// Writes the used faces by name, and the characters that no face has. Since a dump contains the
  /// digests of font files, the files are verified. A file that differs from the pinned one is
  /// reported by the typesetter.
  mutating func writeFonts() {
    json.member(
      "missingGlyphs",
      lines: missing.map { ["view": $0.view, "range": $0.range, "text": $0.text, "font": $0.font] })
    let sorted = faces.sorted { ($0.postScriptName, $0.digest, $0.index) < ($1.postScriptName, $1.digest, $1.index) }
    json.key("fontsUsed")
    json.beginArray(.lines)
    for face in sorted {
      context.typesetter.verify(face)
      json.beginObject()
      json.member("font", face.postScriptName)
      json.member("family", face.familyName)
      json.member("digest", face.digest)
      json.member("index", face.index)
      json.endObject()
    }
    json.endArray()
  }
}
