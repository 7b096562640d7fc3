import GalleyBase
import GalleyDrawing
import GalleyFonts

/// Glyphs of one font and colour that a display list draws, in points of the picture.
struct DrawnText {
  /// The index of the drawing command in the list.
  var place = 0
  /// The bounding rectangle of the drawn glyphs.
  let ink: Rect
  /// The colour, with the opacity of the groups around the text.
  var color: Color
  /// The font of the glyphs.
  let font: Font
  /// The clipping rectangle; nil for none.
  var clip: Rect?
  /// True if the glyphs are upright and of one colour, so that their contrast can be measured.
  let isPlain: Bool

  /// The part of `ink` inside the clipping rectangle; empty if there is none.
  var visibleInk: Rect { clip.map { ink.common(with: $0) } ?? ink }
}

extension DisplayList.Command {
  /// Returns the text that the command draws; nil if the command draws something else or nothing
  /// visible.
  func text(_ typesetter: Typesetter) -> DrawnText? {
    switch self {
    case .glyphs(let glyphs):
      glyphs.ink(typesetter).map {
        DrawnText(ink: $0, color: glyphs.color, font: glyphs.font, isPlain: !glyphs.font.face.isColor)
      }
    case .turnedGlyphs(let glyphs):
      glyphs.ink(typesetter).map { DrawnText(ink: $0, color: glyphs.color, font: glyphs.font, isPlain: false) }
    default: nil
    }
  }

  /// True if the command draws text.
  var isText: Bool {
    switch self {
    case .glyphs, .turnedGlyphs: true
    default: false
    }
  }

  /// True if the command begins or ends a clip, a group or a mode.
  var isBracket: Bool {
    switch self {
    case .fill, .frame, .fillPath, .fillEvenOdd, .gradient, .strokePath, .glyphs, .turnedGlyphs, .image, .tiles,
      .turnedImage:
      false
    default: true
    }
  }

  /// Returns the rectangle in which the command may hide something behind it; nil if the command
  /// draws text or is transparent.
  func cover(within clip: Rect) -> Rect? {
    switch self {
    case .fill(let shape, let color), .frame(let shape, _, let color): color.isNearlyOpaque ? shape.rect : nil
    case .fillPath(let path, let color), .fillEvenOdd(let path, let color):
      color.isNearlyOpaque ? path.controlBounds : nil
    case .strokePath(let path, let width, let color):
      color.isNearlyOpaque ? path.controlBounds?.insetBy(dx: -width, dy: -width) : nil
    case .image(_, let rect), .tiles(_, _, let rect): rect
    case .gradient, .turnedImage: clip
    default: nil
    }
  }
}

extension Color {
  /// True if the colour hides everything behind it.
  fileprivate var isNearlyOpaque: Bool { Double(alpha) >= 255 * InspectedDrawing.opaque }
}

extension GlyphsCommand {
  /// Returns the bounding rectangle of the drawn glyphs; nil if nothing is drawn.
  fileprivate func ink(_ typesetter: Typesetter) -> Rect? {
    var union: Rect?
    for glyph in glyphs {
      let ink = typesetter.inkBounds(font: font, glyph: glyph.glyph)
      guard !ink.isEmpty else { continue }
      let placed = ink.offsetBy(dx: origin.x + glyph.x, dy: origin.y + glyph.y)
      union = union.map { $0.union(placed) } ?? placed
    }
    return union
  }
}

extension TurnedGlyphsCommand {
  /// Returns the axis-aligned bounding rectangle of the drawn glyphs; nil if nothing is drawn.
  fileprivate func ink(_ typesetter: Typesetter) -> Rect? {
    var union: Rect?
    for glyph in glyphs {
      let ink = typesetter.inkBounds(font: font, glyph: glyph.glyph)
      guard !ink.isEmpty else { continue }
      let placed = ink.hull { glyph.transform.apply(to: $0) }
      union = union.map { $0.union(placed) } ?? placed
    }
    return union
  }
}

extension Rect {
  /// Returns the intersection with another rectangle; empty if there is none.
  func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns the axis-aligned bounding rectangle of the transformed corners.
  func hull(of move: (Point) -> Point) -> Rect {
    let corners = [origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY)].map(move)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
