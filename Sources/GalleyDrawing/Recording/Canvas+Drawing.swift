public import GalleyBase
import GalleyFonts
import GalleyRaster

extension Canvas {
  /// Fills `rect`, with optional rounded corners. Nothing is recorded if `rect` is empty or the
  /// colour is fully transparent.
  public mutating func fill(
    _ rect: Rect, _ color: Color, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular
  ) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    fillEvenIfClear(RoundedRect(rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve), color)
  }

  /// Makes `rect` transparent. UIKit counterpart: `clear(_:)`.
  public mutating func clear(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    append(.pushBlend(.clear))
    fillEvenIfClear(RoundedRect(rect), .black)
    append(.popBlend)
  }

  private mutating func fillEvenIfClear(_ shape: RoundedRect, _ color: Color) {
    switch shape.placed(by: transform) {
    case .rounded(let placed): append(.fill(placed, color))
    case .path(let path): append(.fillPath(path, color))
    }
  }

  /// Draws a border of `width` inside the edge of `rect`. UIKit counterpart: CALayer's `borderWidth`.
  public mutating func frame(
    _ rect: Rect, width: Double, _ color: Color, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular
  ) {
    guard !rect.isEmpty, width > 0, color.alpha > 0 else { return }
    let shape = RoundedRect(rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
    switch shape.placed(by: transform) {
    case .rounded(let placed):
      append(.frame(placed, width: transform.isTranslation ? width : width * transform.meanScale, color))
    case .path: append(.fillEvenOdd(self.placed(shape.frame(width: width)), color))
    }
  }

  /// Fills the inside of `path` with a colour.
  public mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonzero) {
    guard !path.elements.isEmpty, color.alpha > 0 else { return }
    let placed = placed(path)
    append(rule == .nonzero ? .fillPath(placed, color) : .fillEvenOdd(placed, color))
  }

  /// Draws a line with this width along `path`. The path is the middle of the line.
  public mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    stroke(path, StrokeStyle(width: width), color)
  }

  /// Draws a line in this style along `path`. The transform applies to the line itself, not only to
  /// its path.
  public mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
    guard !path.elements.isEmpty, style.width > 0, color.alpha > 0 else { return }
    if transform.isTranslation, style.isPlain {
      append(.strokePath(placed(path), width: style.width, color))
    } else {
      append(.fillPath(placed(path.stroked(style, scale: scale * transform.meanScale)), color))
    }
  }

  /// Fills the current clip with a gradient.
  public mutating func draw(_ gradient: Gradient) {
    guard !gradient.stops.isEmpty else { return }
    var placed = gradient
    placed.transform = gradient.transform.concatenating(transform)
    append(.gradient(placed))
  }

  /// Draws glyphs. Their origin is relative to the origin of the canvas.
  public mutating func draw(_ glyphs: GlyphsCommand) {
    guard !glyphs.glyphs.isEmpty, glyphs.color.alpha > 0 || keepsTransparentGlyphs else { return }
    guard transform.isTranslation else {
      draw(TurnedGlyphsCommand(glyphs))
      return
    }
    var placed = glyphs
    placed.origin = Point(x: glyphs.origin.x + origin.x, y: glyphs.origin.y + origin.y)
    append(.glyphs(placed))
  }

  /// Draws turned glyphs. Their transforms convert to the coordinates of the canvas.
  public mutating func draw(_ glyphs: TurnedGlyphsCommand) {
    guard !glyphs.glyphs.isEmpty, glyphs.color.alpha > 0 || keepsTransparentGlyphs else { return }
    var placed = glyphs
    for index in placed.glyphs.indices { placed.glyphs[index].transform.follow(with: transform) }
    if !transform.isTranslation { placed.strokeWidth = glyphs.strokeWidth.map { $0 * transform.meanScale } }
    append(.turnedGlyphs(placed))
  }

  /// Draws `bitmap` into `rect`. UIKit counterpart: `UIImage.draw(in:)`.
  public mutating func draw(_ bitmap: Bitmap, in rect: Rect) {
    guard !rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let placed = PlacedPicture(bitmap, in: rect, by: transform)
    append(placed.rect.map { .image(placed.bitmap, $0) } ?? .turnedImage(placed.bitmap, placed.transform))
  }

  /// Fills `rect` with `bitmap`, repeated in tiles of `tileSize` from the upper left corner.
  /// UIKit counterpart: `UIImage.drawAsPattern(in:)`.
  public mutating func draw(_ bitmap: Bitmap, tileSize: Size, in rect: Rect) {
    guard !rect.isEmpty, tileSize.width > 0, tileSize.height > 0, bitmap.width > 0, bitmap.height > 0 else { return }
    if transform.isTranslation {
      append(.tiles(bitmap, size: tileSize, rect.offsetBy(dx: origin.x, dy: origin.y)))
    } else {
      drawTiles(of: bitmap, tileSize, in: rect)
    }
  }

  /// Draws a repeated picture as single pictures, one for each tile.
  private mutating func drawTiles(of bitmap: Bitmap, _ size: Size, in rect: Rect) {
    withSavedState { canvas in
      canvas.clip(to: rect)
      let columns = min(rect.width / size.width, 1024).rounded(.up)
      let rows = min(rect.height / size.height, 1024).rounded(.up)
      for row in 0..<Int(rows) {
        for column in 0..<Int(columns) {
          let corner = Point(x: rect.minX + Double(column) * size.width, y: rect.minY + Double(row) * size.height)
          canvas.draw(bitmap, in: Rect(origin: corner, size: size))
        }
      }
    }
  }

  /// Returns a path in the coordinates of the whole picture, after the transform of the canvas is
  /// applied.
  func placed(_ path: Path) -> Path {
    transform.isTranslation ? path.offsetBy(dx: origin.x, dy: origin.y) : path.applying(transform)
  }
}

extension AffineTransformation {
  /// Applies another transform after this one. Does less arithmetic if the other transform is a
  /// translation.
  fileprivate mutating func follow(with next: AffineTransformation) {
    if next.isTranslation {
      tx += next.tx
      ty += next.ty
    } else {
      self = concatenating(next)
    }
  }
}

extension TurnedGlyphsCommand {
  /// Creates turned glyphs from upright ones.
  fileprivate init(_ command: GlyphsCommand) {
    let glyphs = command.glyphs.map { glyph in
      TurnedGlyph(
        glyph: glyph.glyph,
        transform: .translation(x: command.origin.x + glyph.x, y: command.origin.y + glyph.y))
    }
    self.init(font: command.font, glyphs: glyphs, color: command.color, strokeWidth: command.strokeWidth)
  }
}
