import GalleyBase
import GalleyFonts

/// Writes the commands of a display list as SVG elements, one per line.
struct SVGWriter {
  let canvas: Size
  let scale: Double
  let typesetter: Typesetter
  let glyphRules: GlyphRules
  var definitions: SVGDefinitions
  private var body = ""
  /// The clips, blend modes, opacity groups and shadows that are open.
  private var brackets: [Bracket] = []

  private enum Bracket {
    case clip, opacity, shadow, blend
  }

  init(canvas: Size, scale: Double, typesetter: Typesetter, glyphRules: GlyphRules) {
    self.glyphRules = glyphRules
    self.canvas = canvas
    self.scale = scale
    self.typesetter = typesetter
    definitions = SVGDefinitions()
  }

  /// Returns the whole document. Groups that are still open are closed.
  func document(label: String) -> [UInt8] {
    let (width, height) = (canvas.width.svg, canvas.height.svg)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\""
    if !label.isEmpty { text += " role=\"img\" aria-label=\"\(label.xmlEscaped)\"" }
    text += ">\n" + definitions.element + body
    for _ in brackets { text += "</g>\n" }
    return Array((text + "</svg>\n").utf8)
  }

  mutating func add(_ element: String) { body += element + "\n" }

  /// Writes the SVG elements for one command.
  mutating func write(_ command: DisplayList.Command) throws(PNGError) {
    switch command {
    case .fill(let shape, let color): add("<\(shape.svgShape)\(color.svg("fill"))/>")
    case .frame(let shape, let width, let color): frame(shape, width, color)
    case .fillPath(let path, let color): add("<path\(color.svg("fill")) d=\"\(path.svg)\"/>")
    case .strokePath(let path, let width, let color): add("<path\(stroke(width, color)) d=\"\(path.svg)\"/>")
    case .fillEvenOdd(let path, let color):
      add("<path\(color.svg("fill")) fill-rule=\"evenodd\" d=\"\(path.svg)\"/>")
    case .gradient(let gradient): write(gradient)
    case .glyphs(let command): try write(command)
    case .turnedGlyphs(let command): try write(command)
    case .image(let bitmap, let rect): try write(bitmap, rect)
    case .turnedImage(let bitmap, let transform): add(try use(of: bitmap, by: transform))
    case .tiles(let bitmap, let size, let rect): try write(bitmap, tileSize: size, rect)
    case .pushClip(let shape): open(.clip, "clip-path=\"url(#\(definitions.clip("<\(shape.svgShape)/>")))\"")
    case .pushClipPath(let path):
      open(.clip, "clip-path=\"url(#\(definitions.clip("<path d=\"\(path.svg)\"/>")))\"")
    case .pushEvenOddClip(let path):
      let shape = "<path clip-rule=\"evenodd\" d=\"\(path.svg)\"/>"
      open(.clip, "clip-path=\"url(#\(definitions.clip(shape)))\"")
    case .pushClipMask(let bitmap, let transform):
      open(.clip, "mask=\"url(#\(definitions.mask(try use(of: bitmap, by: transform))))\"")
    case .pushBlend(let mode): open(.blend, mode.svg)
    case .pushOpacity(let opacity): open(.opacity, "opacity=\"\(opacity.svg)\"")
    case .pushShadow(let color, let radius): openShadow(color, radius)
    case .popClip: close(.clip)
    case .popOpacity: close(.opacity)
    case .popShadow: close(.shadow)
    case .popBlend: close(.blend)
    }
  }

  mutating func fill(_ rect: Rect, _ color: Color) { add("<rect\(RoundedRect(rect).svg)\(color.svg("fill"))/>") }

  /// Returns the attributes for a line in Core Graphics' default style, which permits longer mitres
  /// than SVG's default style.
  func stroke(_ width: Double, _ color: Color) -> String {
    " fill=\"none\"\(color.svg("stroke")) stroke-width=\"\(width.svg)\" stroke-miterlimit=\"10\""
  }

  /// Writes a border as one path, which consists of its outer and inner edges. By the even-odd
  /// rule, only the area between them is filled.
  private mutating func frame(_ shape: RoundedRect, _ width: Double, _ color: Color) {
    let path = shape.frame(width: width)
    add("<path\(color.svg("fill")) fill-rule=\"evenodd\" d=\"\(path.svg)\"/>")
  }

  // MARK: Groups

  private mutating func openShadow(_ color: Color, _ radius: Double) {
    let margin = Double(BoxBlur(radius: radius * scale).reach) / scale
    let region = Rect(origin: .zero, size: canvas).insetBy(dx: -margin, dy: -margin)
    open(.shadow, "filter=\"url(#\(definitions.shadow(color, radius: radius, region: region)))\"")
  }

  private mutating func open(_ bracket: Bracket, _ attribute: String) {
    brackets.append(bracket)
    add("<g \(attribute)>")
  }

  private mutating func close(_ bracket: Bracket) {
    guard brackets.last == bracket else { return }
    brackets.removeLast()
    add("</g>")
  }
}
