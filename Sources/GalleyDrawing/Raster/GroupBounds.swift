import GalleyBase
import GalleyFonts
import GalleyRaster

/// For each opacity group and shadow in a list, the pixels that its commands may change. A layer
/// needs only these pixels, so that it is smaller than the picture.
///
/// Clips within a group are not taken into account, so the bounds may be larger than what is drawn.
struct GroupBounds {
  private let scale: Double
  /// The typesetter that measures glyphs. With nil, their sizes are estimated.
  private let typesetter: Typesetter?
  private let glyphRules: GlyphRules
  /// The pixels of each group, by the index of the command that opens the group.
  private var bounds: [Int: PixelRect] = [:]

  /// Measures the groups of `list` in one pass.
  /// - Parameter typesetter: measures the ink of glyphs, which draws them; if nil, squares around the glyphs are used
  ///   instead.
  init(of list: DisplayList, scale: Double, typesetter: Typesetter?) {
    self.scale = scale
    self.typesetter = typesetter
    glyphRules = list.glyphRules
    var open: [OpenGroup] = []
    for (place, command) in list.commands.enumerated() {
      switch command {
      case .pushOpacity: open.append(OpenGroup(start: place))
      case .pushShadow(_, let radius):
        open.append(OpenGroup(start: place, reach: BoxBlur(radius: radius * scale).reach))
      case .popOpacity, .popShadow: close(&open)
      case .pushClip, .pushClipPath, .pushEvenOddClip, .pushClipMask, .popClip, .pushBlend, .popBlend: continue
      case .fill, .frame, .fillPath, .fillEvenOdd, .gradient, .strokePath, .glyphs, .turnedGlyphs, .image,
        .turnedImage, .tiles:
        guard let last = open.indices.last, let drawn = pixels(of: command) else { continue }
        open[last].bounds = open[last].bounds?.union(drawn) ?? drawn
      }
    }
    while !open.isEmpty { close(&open) }
  }

  /// Returns the pixels of the group that opens at index `place` in the list; nil if the group draws nothing.
  func bounds(ofGroupAt place: Int) -> PixelRect? { bounds[place] }

  /// A group that is not yet closed.
  private struct OpenGroup {
    var start: Int
    var bounds: PixelRect?
    /// The distance in pixels by which the group's shadow extends its bounds.
    var reach = 0
  }

  private mutating func close(_ open: inout [OpenGroup]) {
    guard let group = open.popLast(), let drawn = group.bounds else { return }
    bounds[group.start] = drawn
    let shown = drawn.grown(by: group.reach)
    if let last = open.indices.last { open[last].bounds = open[last].bounds?.union(shown) ?? shown }
  }

  /// Returns the pixels that a drawing command may change; nil if there are none.
  private func pixels(of command: DisplayList.Command) -> PixelRect? {
    switch command {
    case .fill(let shape, _), .frame(let shape, _, _): return SubpixelRect(shape.rect, scale: scale).pixelBounds
    case .fillPath(let path, _), .fillEvenOdd(let path, _): return pixels(of: path, reach: 0)
    // A mitre is at most ten times half the width long.
    case .strokePath(let path, let width, _): return pixels(of: path, reach: 5 * width)
    case .glyphs(let command): return pixels(of: command)
    case .turnedGlyphs(let command): return pixels(of: command)
    // Edges move to the nearest pixels, by at most half a pixel.
    case .image(_, let rect), .tiles(_, _, let rect):
      return SubpixelRect(rect, scale: scale).inset(by: -.pixel).pixelBounds
    case .turnedImage(let bitmap, let transform):
      return SampledPicture.bounds(bitmap, transform, scale: scale).grown(by: 1)
    case .gradient: return .everywhere
    case .pushClip, .pushClipPath, .pushEvenOddClip, .pushClipMask, .popClip, .pushOpacity, .popOpacity, .pushShadow,
      .popShadow, .pushBlend, .popBlend:
      return nil
    }
  }

  private func pixels(of path: Path, reach: Double) -> PixelRect? {
    guard let hull = path.controlBounds else { return nil }
    return SubpixelRect(hull.insetBy(dx: -reach, dy: -reach), scale: scale).pixelBounds
  }

  /// Returns the pixels around the origins of glyphs. Only rare glyphs of a font extend beyond
  /// these pixels.
  private func pixels(around origins: some Sequence<Point>, side: Double) -> PixelRect? {
    origins.reduce(nil) { result, origin in
      let rect = Rect(x: origin.x - side, y: origin.y - 1.5 * side, width: 3 * side, height: 2.5 * side)
      let pixels = SubpixelRect(rect, scale: scale).pixelBounds
      return result?.union(pixels) ?? pixels
    }
  }

  private func pixels(of command: GlyphsCommand) -> PixelRect? {
    guard let typesetter else {
      let origins = command.glyphs.lazy.map { Point(x: command.origin.x + $0.x, y: command.origin.y + $0.y) }
      return pixels(around: origins, side: command.font.pointSize)
    }
    var result: PixelRect?
    let grid = command.grid(glyphRules, scale: scale)
    for glyph in command.glyphs {
      guard let place = GlyphPlacement(glyph, of: command, on: grid, scale: scale) else { continue }
      let mask = typesetter.mask(
        font: command.font, glyph: glyph.glyph, phase: place.phase, scale: scale, foreground: command.color,
        raster: glyphRules.raster)
      var drawn = place.bounds(of: mask)
      if mask.format == .tooLarge {
        let ink = typesetter.inkBounds(font: command.font, glyph: glyph.glyph)
        let offset = place.origin(scale: scale)
        let rect = SubpixelRect(ink.offsetBy(dx: offset.x, dy: offset.y), scale: scale)
        drawn = rect.inset(by: -.pixel).pixelBounds
      }
      if drawn.isEmpty { continue }
      if let width = command.strokeWidth { drawn = drawn.grown(by: reach(ofStroke: width)) }
      result = result?.union(drawn) ?? drawn
    }
    return result
  }

  /// Returns the distance in pixels by which a stroke extends beyond its path: ten times half its
  /// width for mitred joins, plus one for rounding.
  private func reach(ofStroke width: Double) -> Int { Subpixel(pixels: 5 * width * scale).pixelCeiling + 1 }

  private func pixels(of command: TurnedGlyphsCommand) -> PixelRect? {
    guard let typesetter else {
      let side = command.font.pointSize * (command.glyphs.map(\.transform.stretch).max() ?? 1)
      return pixels(around: command.glyphs.lazy.map { Point(x: $0.transform.tx, y: $0.transform.ty) }, side: 2 * side)
    }
    var result: PixelRect?
    for glyph in command.glyphs {
      let shape = TurnedGlyphShape(glyph, of: command, scale: scale, typesetter: typesetter)
      guard var drawn = shape.bounds(scale: scale) else { continue }
      if let width = command.strokeWidth { drawn = drawn.grown(by: reach(ofStroke: width)) }
      result = result?.union(drawn) ?? drawn
    }
    return result
  }
}

extension AffineTransformation {
  /// A factor that is at least as large as the factor by which the transform lengthens lines, and
  /// at most twice as large.
  var stretch: Double { max(a.magnitude, b.magnitude) + max(c.magnitude, d.magnitude) }
}

extension PixelRect {
  /// A rectangle that contains all pixels on which drawing is possible.
  fileprivate static var everywhere: PixelRect {
    let reach = Int(Subpixel.farthestPixel)
    return PixelRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
  }

  /// Returns the smallest rectangle that contains both rectangles. Neither may be empty.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
