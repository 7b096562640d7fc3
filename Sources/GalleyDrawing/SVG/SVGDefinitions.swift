import GalleyBase
import GalleyFonts

/// The definitions to which elements of an SVG document refer: outlines, pictures, clips and
/// filters. Each is written once, and they are numbered by first use.
struct SVGDefinitions {
  /// A glyph whose definition is already in the document, with the id of the definition.
  struct GlyphShape {
    var id: String
    /// True for a coloured bitmap, which is rasterised for one position between two pixels. False
    /// for an outline.
    var isBitmap: Bool
  }

  private struct GlyphKey: Hashable {
    var font: Font
    var glyph: UInt32
    /// The position of the glyph between two pixels. It has an effect only on bitmaps.
    var phase: GlyphPhase
    /// The colour of the text. It has an effect only on coloured glyphs.
    var foreground: Color?
  }

  private var lines = ""
  private var glyphs: [GlyphKey: GlyphShape?] = [:]
  private var glyphCount = 0
  private var images: [Bitmap: String] = [:]
  private var imageCount = 0
  private var clips: [String: String] = [:]
  private var shadows: [String: String] = [:]
  private var patterns: [String: String] = [:]
  private var masks: [String: String] = [:]
  private var gradientCount = 0

  /// The SVG element `defs` with all definitions; empty if there are no definitions.
  var element: String { lines.isEmpty ? "" : "<defs>\n\(lines)</defs>\n" }

  /// Returns the definition of a glyph, and writes it if it is new. Nil if no part of the glyph is
  /// visible.
  mutating func glyph(
    _ font: Font, _ glyph: UInt32, phase: GlyphPhase, foreground: Color, scale: Double, typesetter: Typesetter
  ) throws(PNGError) -> GlyphShape? {
    let isColor = font.face.isColor
    let key = GlyphKey(
      font: font, glyph: glyph, phase: isColor ? phase : .whole, foreground: isColor ? foreground : nil)
    if let known = glyphs[key] { return known }
    let shape = try bitmap(key, scale, typesetter) ?? outline(key, typesetter)
    glyphs[key] = .some(shape)
    return shape
  }

  private mutating func outline(_ key: GlyphKey, _ typesetter: Typesetter) -> GlyphShape? {
    let path = typesetter.outline(font: key.font, glyph: key.glyph)
    guard !path.elements.isEmpty else { return nil }
    let id = "g\(glyphCount)"
    glyphCount += 1
    lines += "<path id=\"\(id)\" d=\"\(path.svg)\"/>\n"
    return GlyphShape(id: id, isBitmap: false)
  }

  private mutating func bitmap(
    _ key: GlyphKey, _ scale: Double, _ typesetter: Typesetter
  ) throws(PNGError) -> GlyphShape? {
    guard let foreground = key.foreground else { return nil }
    let mask = typesetter.mask(font: key.font, glyph: key.glyph, phase: key.phase, scale: scale, foreground: foreground)
    guard mask.format == .premultipliedColor, !mask.isEmpty else { return nil }
    let size = PixelSize(width: Int(mask.width), height: Int(mask.height))
    let bitmap = typesetter.withBytes(of: mask) { bytes in
      Bitmap(size: size) { pixels in
        UnsafeMutableRawBufferPointer(pixels).copyMemory(from: UnsafeRawBufferPointer(bytes))
        for index in pixels.indices { pixels[index] = pixels[index].straight }
      }
    }
    let rect = Rect(
      x: Double(mask.left) / scale, y: Double(mask.top) / scale, width: Double(mask.width) / scale,
      height: Double(mask.height) / scale)
    return GlyphShape(id: try add(bitmap, rect), isBitmap: true)
  }

  /// Returns the id of a picture whose upper left corner is at the origin. Writes the definition if
  /// it is new.
  mutating func image(_ bitmap: Bitmap, size: Size) throws(PNGError) -> String {
    if let known = images[bitmap] { return known }
    let id = try add(bitmap, Rect(origin: .zero, size: size))
    images[bitmap] = id
    return id
  }

  private mutating func add(_ bitmap: Bitmap, _ rect: Rect) throws(PNGError) -> String {
    let id = "i\(imageCount)"
    imageCount += 1
    let data = base64(try PNG.encode(bitmap))
    lines += "<image id=\"\(id)\"\(RoundedRect(rect).svg) preserveAspectRatio=\"none\""
    lines += " href=\"data:image/png;base64,\(data)\"/>\n"
    return id
  }

  /// Returns the id of a clip to `shape`, which is an SVG element.
  mutating func clip(_ shape: String) -> String {
    if let known = clips[shape] { return known }
    let id = "c\(clips.count)"
    clips[shape] = id
    lines += "<clipPath id=\"\(id)\">\(shape)</clipPath>\n"
    return id
  }

  /// Returns the id of a pattern with the given attributes, which repeats the element `content`.
  mutating func pattern(_ attributes: String, _ content: String) -> String {
    let key = "\(attributes)>\(content)"
    if let known = patterns[key] { return known }
    let id = "p\(patterns.count)"
    patterns[key] = id
    lines += "<pattern id=\"\(id)\"\(key)</pattern>\n"
    return id
  }

  /// Returns the id of a filter that draws only the shadow of the elements to which it is applied.
  mutating func shadow(_ color: Color, radius: Double, region: Rect) -> String {
    let blur = "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\((radius / 2).svg)\" result=\"b\"/>"
    let flood = "<feFlood\(color.svg("flood"))/><feComposite in2=\"b\" operator=\"in\"/>"
    let filter = " filterUnits=\"userSpaceOnUse\"\(RoundedRect(region).svg) color-interpolation-filters=\"sRGB\">"
    let key = filter + blur + flood
    if let known = shadows[key] { return known }
    let id = "s\(shadows.count)"
    shadows[key] = id
    lines += "<filter id=\"\(id)\"\(key)</filter>\n"
    return id
  }

  /// Returns the id of a mask by the opacity of the element `content`.
  mutating func mask(_ content: String) -> String {
    if let known = masks[content] { return known }
    let id = "m\(masks.count)"
    masks[content] = id
    lines += "<mask id=\"\(id)\" style=\"mask-type:alpha\">\(content)</mask>\n"
    return id
  }

  /// Returns the id of a new gradient. `name` is the name of its SVG element.
  mutating func gradient(_ name: String, _ attributes: String, _ stops: String) -> String {
    let id = "l\(gradientCount)"
    gradientCount += 1
    lines += "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(attributes)>\(stops)</\(name)>\n"
    return id
  }
}
