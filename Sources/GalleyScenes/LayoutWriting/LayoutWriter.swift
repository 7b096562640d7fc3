import GalleyBase
import GalleyFonts
import GalleyText
public import GalleyViews

/// Writes views, and remembers the fonts it met.
struct LayoutWriter {
  /// A face as a dump names it.
  struct Face: Hashable {
    var font: String
    var family: String
    var digest: String
    var index: Int
  }

  var json = JSONWriter()
  let context: RenderContext
  let includesCarets: Bool
  /// What is to be measured of the text of views, by their id.
  let measures: [String: SceneMeasure]
  var faces: Set<Face> = []
  var missing: [MissingText] = []

  init(context: RenderContext, includesCarets: Bool, measures: [String: SceneMeasure] = [:]) {
    self.context = context
    self.includesCarets = includesCarets
    self.measures = measures
  }

  /// Views that lie in the same view, the lowest first.
  mutating func write(_ views: [View], as key: String) {
    json.key(key)
    json.beginArray(.lines)
    for view in views { write(view) }
    json.endArray()
  }

  private mutating func write(_ view: View) {
    json.beginObject()
    if let id = view.id { json.member("id", id) }
    json.member("type", view.kindName)
    json.member("frame", view.frame)
    json.member("bounds", view.bounds)
    json.member("intrinsicContentSize", view.intrinsicContentSize)
    json.member("sizeThatFits", view.sizeThatFits(view.bounds.size))
    if let view = view as? ScrollView { writeScrolling(of: view) }
    if let input = view as? any TextInput, input.keyboardType != .default {
      json.member("keyboardType", input.keyboardType.rawValue)
    }
    if let field = view as? TextField { json.member(field.rects) }
    if let view = view as? any TextShowing { writeText(of: view) }
    if let field = view as? TextField { writePlaceholder(of: field) }
    write(view.subviews, as: "subviews")
    json.endObject()
  }

  private mutating func writeText(of view: any TextShowing) {
    let placement = view.placement
    if let label = view as? Label {
      json.member("textRect", label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines))
    }
    if let button = view as? Button {
      json.member("titleRect", button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds)))
    }
    json.member("text", view.text ?? "")
    // Offsets in lines count in the text as it shows.
    if let field = view as? TextField, field.displayedText != field.text {
      json.member("displayedText", field.displayedText)
    }
    if let measure = view.id.flatMap({ measures[$0] }) { write(measure, of: view) }
    json.member("isTruncated", (view as? Label)?.isTruncated ?? placement?.layout.isTruncated ?? false)
    if view is TextContainerView || view is TextView, let overflow = placement?.layout.overflow {
      json.member("overflow", overflow)
    }
    // Lines and all that is in them are those of the text before it is bent.
    if (view as? Label)?.textPath != nil { json.member("path", true) }
    json.key("lines")
    json.beginArray(.lines)
    if let placement {
      for line in placement.layout.lines { write(line, of: placement, in: view) }
    }
    json.endArray()
  }

  /// What string drawing answers for a view's text.
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

  /// The faces that were met, by name, and the characters that none of them has.
  mutating func writeFonts() {
    json.key("missingGlyphs")
    json.beginArray(.lines)
    for item in missing {
      json.beginObject()
      if let view = item.view { json.member("view", view) }
      json.member("range", item.range)
      json.member("text", item.text)
      json.member("font", item.font)
      json.endObject()
    }
    json.endArray()
    json.key("fontsUsed")
    json.beginArray(.lines)
    for face in faces.sorted(by: { ($0.font, $0.digest, $0.index) < ($1.font, $1.digest, $1.index) }) {
      json.beginObject()
      json.member("font", face.font)
      json.member("family", face.family)
      json.member("digest", face.digest)
      json.member("index", face.index)
      json.endObject()
    }
    json.endArray()
  }
}

extension View {
  /// The kind of view, as scenes call it.
  public var kindName: String {
    switch self {
    case is Label: "label"
    case is Button: "button"
    case is TextContainerView: "textContainer"
    case is TextView: "textView"
    case is TableView: "table"
    case is TextField: "textField"
    case is ImageView: "image"
    default: "view"
    }
  }
}
