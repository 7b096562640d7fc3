public import GalleyBase
import GalleyFonts
import GalleyRaster

/// The estimated cost of drawing a display list, in pixels. It is computed without drawing.
///
/// The estimate is rather too high: shapes count as their rectangles, glyphs as squares of their font size.
public struct DrawingCost: Sendable {
  /// The number of pixels that each command reads or writes, in the order of the list.
  public private(set) var pixels: [Int]
  /// The maximum number of pixels in the picture and all open layers and masks at the same time. A
  /// mask counts as a quarter of its pixels.
  public private(set) var mostAtATime: Int
  /// The index of the command at which `mostAtATime` is reached, which opens a layer or mask; nil
  /// if the picture alone has the most pixels.
  public private(set) var highest: Int?

  /// The number of pixels that all commands and the background read or write.
  public var total: Int { pixels.reduce(ground) { $0.addingWithoutOverflow($1) } }

  /// The number of pixels in the picture itself.
  private let ground: Int
  private let scale: Double
  /// The part of the picture inside the clips around the current command.
  private var clip: PixelRect
  private var open: [Bracket] = []
  private var atATime: Int

  /// The state that is restored at the end of a clip or group.
  private struct Bracket {
    var clip: PixelRect
    var layer: Int
  }

  /// Estimates the cost of `list`, drawn at `scale` pixels per point in a picture of `size` pixels.
  public init(of list: DisplayList, size: PixelSize, scale: Double) {
    self.scale = scale
    clip = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    ground = clip.area
    (atATime, mostAtATime) = (ground, ground)
    pixels = []
    pixels.reserveCapacity(list.commands.count)
    let groups = GroupBounds(of: list, scale: scale, typesetter: nil)
    for (place, command) in list.commands.enumerated() { pixels.append(take(command, at: place, groups)) }
  }

  /// Returns the number of pixels that a command reads or writes. `place` is its index in the list.
  /// A command that opens or closes a clip or group also changes the current clip.
  private mutating func take(_ command: DisplayList.Command, at place: Int, _ groups: GroupBounds) -> Int {
    switch command {
    case .pushClip(let shape):
      let rect = SubpixelRect(shape.rect, scale: scale)
      let inner = clip.intersection(rect.pixelBounds)
      let isPlain = rect.isAligned && shape.cornerRadius == 0
      return enter(inner, mask: isPlain ? 0 : inner.area, at: place)
    case .pushClipPath(let path), .pushEvenOddClip(let path):
      let inner = hull(path).map(clip.intersection) ?? clip.emptied
      return enter(inner, mask: inner.area, at: place).addingWithoutOverflow(path.elements.count)
    case .pushClipMask(let bitmap, let transform):
      let inner = clip.intersection(SampledPicture.bounds(bitmap, transform, scale: scale))
      let sampled = inner.area.addingWithoutOverflow(bitmap.width * bitmap.height)
      return enter(inner, mask: sampled, at: place).addingWithoutOverflow(sampled)
    case .pushOpacity:
      let layer = groups.bounds(ofGroupAt: place).map(clip.intersection) ?? clip.emptied
      // The layer is cleared and then drawn.
      _ = enter(layer, layer: layer.area, at: place)
      return layer.area.timesWithoutOverflow(2)
    case .pushShadow(let color, let radius):
      let reach = BoxBlur(radius: radius * scale).reach
      let layer =
        color.alpha > 0 && clip.area > 0 ? groups.bounds(ofGroupAt: place).map(clip.grown(by: reach).intersection) : nil
      // In addition to the layer there are two planes of its opacity, and three blurs in each direction.
      let area = (layer ?? clip.emptied).area
      _ = enter(layer ?? clip.emptied, layer: area.timesWithoutOverflow(2), at: place)
      return area.timesWithoutOverflow(8)
    case .pushBlend: return enter(clip, at: place)
    case .popClip, .popOpacity, .popShadow, .popBlend:
      if let bracket = open.popLast() {
        clip = bracket.clip
        atATime -= bracket.layer
      }
      return 0
    case .fill, .frame, .fillPath, .fillEvenOdd, .gradient, .strokePath, .glyphs, .turnedGlyphs, .image, .turnedImage,
      .tiles:
      return clip.area == 0 ? 0 : drawn(command)
    }
  }

  private mutating func enter(_ inner: PixelRect, mask: Int = 0, layer: Int = 0, at place: Int) -> Int {
    // A mask has one byte per pixel, a layer has four.
    let held = layer + mask / 4
    open.append(Bracket(clip: clip, layer: held))
    clip = inner
    atATime = atATime.addingWithoutOverflow(held)
    if atATime > mostAtATime { (mostAtATime, highest) = (atATime, place) }
    return mask
  }

  /// Returns the number of pixels that a drawing command reads or writes inside the clip.
  private func drawn(_ command: DisplayList.Command) -> Int {
    switch command {
    case .fill(let shape, _): return shown(SubpixelRect(shape.rect, scale: scale).pixelBounds)
    case .frame(let shape, let width, _):
      let rect = SubpixelRect(shape.rect, scale: scale).pixelBounds
      let edge = Int(min(width * scale, 1e6)) + 2
      return min(shown(rect), (rect.width + rect.height).timesWithoutOverflow(2 * edge))
    case .fillPath(let path, _), .fillEvenOdd(let path, _):
      return (hull(path).map(shown) ?? 0).addingWithoutOverflow(path.elements.count)
    case .strokePath(let path, let width, _):
      let reach = Int(min(5 * width * scale, 1e6)) + 1
      return (hull(path).map { shown($0.grown(by: reach)) } ?? 0).addingWithoutOverflow(path.elements.count)
    case .gradient: return clip.area.timesWithoutOverflow(2)
    case .glyphs(let command): return shown(command)
    case .turnedGlyphs(let command): return shown(command)
    case .image(let bitmap, let rect):
      let target = PixelRect(nearest: rect, scale: scale)
      let isScaled = target.width != bitmap.width || target.height != bitmap.height
      let area = shown(target)
      return area == 0 ? 0 : area.addingWithoutOverflow(isScaled ? bitmap.width * bitmap.height : 0)
    case .turnedImage(let bitmap, let transform):
      let area = shown(SampledPicture.bounds(bitmap, transform, scale: scale))
      return area == 0 ? 0 : area.timesWithoutOverflow(4).addingWithoutOverflow(bitmap.width * bitmap.height)
    case .tiles(let bitmap, let size, let rect):
      let area = PixelRect(nearest: rect, scale: scale).intersection(clip)
      func count(_ extent: Int, _ length: Double) -> Int { Int(Double(extent) / max(1, length * scale)) + 2 }
      let tiles = count(area.width, size.width).timesWithoutOverflow(count(area.height, size.height))
      // Each tile is scaled separately.
      let each = bitmap.width * bitmap.height + DrawingCost.pixelsOfACall
      return area.area == 0 ? 0 : area.area.addingWithoutOverflow(tiles.timesWithoutOverflow(each))
    case .pushClip, .pushClipPath, .pushEvenOddClip, .pushClipMask, .popClip, .pushOpacity, .popOpacity, .pushShadow,
      .popShadow, .pushBlend, .popBlend:
      return 0
    }
  }

  /// The cost of the preparations for drawing one picture, as a number of pixels.
  private static let pixelsOfACall = 256

  private func shown(_ command: GlyphsCommand) -> Int {
    let side = command.font.pointSize * scale
    return command.glyphs.reduce(0) { count, glyph in
      let left = (command.origin.x + glyph.x) * scale
      let bottom = (command.origin.y + glyph.y) * scale
      let rect = SubpixelRect(Rect(x: left, y: bottom - side, width: side, height: side), scale: 1).pixelBounds
      return count.addingWithoutOverflow(shown(rect) + 16)
    }
  }

  private func shown(_ command: TurnedGlyphsCommand) -> Int {
    command.glyphs.reduce(0) { count, glyph in
      let transform = glyph.transform
      let side = command.font.pointSize * scale * transform.stretch
      let (x, y) = (transform.tx * scale, transform.ty * scale)
      let rect = SubpixelRect(Rect(x: x - side, y: y - side, width: 2 * side, height: 2 * side), scale: 1).pixelBounds
      return count.addingWithoutOverflow(shown(rect) + 64)
    }
  }

  private func hull(_ path: Path) -> PixelRect? {
    path.controlBounds.map { SubpixelRect($0, scale: scale).pixelBounds }
  }

  private func shown(_ rect: PixelRect) -> Int { clip.intersection(rect).area }
}

extension PixelRect {
  /// The number of pixels in the rectangle.
  fileprivate var area: Int { isEmpty ? 0 : width.timesWithoutOverflow(height) }

  fileprivate var emptied: PixelRect { PixelRect(x: x, y: y, width: 0, height: 0) }
}

extension Int {
  /// Returns the sum, limited to the maximum integer.
  fileprivate func addingWithoutOverflow(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// Returns the product, limited to the maximum integer. Neither factor may be negative.
  fileprivate func timesWithoutOverflow(_ other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}
