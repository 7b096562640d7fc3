import GalleyBase
import GalleyFonts
import GalleyRaster

/// Draws display lists on a surface.
struct Compositor {
  let scale: Double
  let typesetter: Typesetter
  let glyphRules: GlyphRules
  private(set) var surface: Surface
  private(set) var clip: Clip
  /// The way in which drawing is combined with the pixels below it.
  private(set) var mode = BlendMode.normal

  /// An open clip or group, with the state that is restored at its end.
  private enum Bracket {
    case clip(Clip)
    case blend(BlendMode)
    case opacity(UInt32, layer: Layer, outer: Outer)
    case shadow(Color, BoxBlur, layer: Layer, outer: Outer)
  }

  /// The state that is restored at the end of a group.
  private struct Outer {
    var surface: Surface
    var clip: Clip
    var mode: BlendMode
  }

  private var brackets: [Bracket] = []
  private let groupPixelLimit: Int
  /// The total number of pixels in the layers of all open groups.
  private var groupPixels = 0
  /// True if at least one group was left out, because the layers of the open groups would have had
  /// too many pixels.
  private(set) var isBeyondLimit = false

  /// Creates a compositor that draws on `surface`. The layers of nested opacity groups may have up
  /// to `groupPixelLimit` pixels together.
  init(
    surface: Surface, scale: Double, typesetter: Typesetter, glyphRules: GlyphRules = GlyphRules(),
    groupPixelLimit: Int = Bitmap.maximumPixelCount
  ) {
    self.glyphRules = glyphRules
    self.groupPixelLimit = groupPixelLimit
    self.surface = surface
    self.scale = scale
    self.typesetter = typesetter
    clip = Clip(bounds: surface.bounds)
  }

  /// Draws the whole list. Clips and groups that are still open are closed at the end.
  mutating func draw(_ list: DisplayList) {
    let groups = GroupBounds(of: list, scale: scale, typesetter: typesetter)
    for (place, command) in list.commands.enumerated() {
      if command.role == .drawing, clip.bounds.isEmpty { continue }
      draw(command, groupBounds: groups.bounds(ofGroupAt: place))
    }
    while !brackets.isEmpty { closeInnermost() }
  }

  /// Draws what one command describes, or opens or closes a clip or group.
  /// - Parameter groupBounds: the pixels of the group that the command opens, if any.
  private mutating func draw(_ command: DisplayList.Command, groupBounds: PixelRect?) {
    switch command {
    case .fill(let shape, let color) where shape.cornerRadius == 0:
      painter(color).fill(SubpixelRect(shape.rect, scale: scale))
    case .fill(let shape, let color): painter(color).fill(Outline(shape, scale: scale))
    case .frame(let shape, let width, let color):
      painter(color).fill(Outline(frame: shape, width: width, scale: scale))
    case .fillPath(let path, let color): painter(color).fill(Outline(path, scale: scale, clip: clip.bounds))
    case .fillEvenOdd(let path, let color):
      painter(color).fill(Outline(path, scale: scale, clip: clip.bounds, rule: .evenOdd))
    case .gradient(let gradient): draw(gradient)
    case .strokePath(let path, let width, let color):
      painter(color).fill(Outline(strokeOf: path, width: width, scale: scale))
    case .glyphs(let command): draw(command)
    case .turnedGlyphs(let command): draw(command)
    case .image(let bitmap, let rect): draw(bitmap, in: rect)
    case .turnedImage(let bitmap, let transform): draw(bitmap, transform)
    case .tiles(let bitmap, let size, let rect): draw(bitmap, tileSize: size, in: rect)
    case .pushClip(let shape): open(clip.intersection(shape, scale: scale))
    case .pushClipPath(let path): open(clip.intersection(Outline(path, scale: scale, clip: clip.bounds)))
    case .pushEvenOddClip(let path):
      open(clip.intersection(Outline(path, scale: scale, clip: clip.bounds, rule: .evenOdd)))
    case .pushClipMask(let bitmap, let transform):
      open(clip.intersection(SampledPicture(bitmap, transform, scale: scale)))
    case .pushBlend(let inner):
      brackets.append(.blend(mode))
      mode = inner
    case .pushOpacity(let opacity): openGroup(opacity, groupBounds)
    case .pushShadow(let color, let radius): openShadow(color, BoxBlur(radius: radius * scale), groupBounds)
    case .popClip: if case .clip = brackets.last { closeInnermost() }
    case .popOpacity: if case .opacity = brackets.last { closeInnermost() }
    case .popShadow: if case .shadow = brackets.last { closeInnermost() }
    case .popBlend: if case .blend = brackets.last { closeInnermost() }
    }
  }

  func painter(_ color: Color) -> Painter { Painter(color, on: surface, clip: clip, mode: mode) }

  // MARK: Clips and groups

  private mutating func open(_ inner: Clip) {
    brackets.append(.clip(clip))
    clip = inner
  }

  /// Opens an opacity group. Its layer covers the part of `drawn` (the pixels of the group) inside
  /// the clip's bounds. The clip's mask applies when the layer is drawn, not inside the layer.
  private mutating func openGroup(_ opacity: Double, _ drawn: PixelRect?) {
    // NaN counts as 0.
    let level = opacity > 0 ? UInt32((min(opacity, 1) * 255).rounded(.toNearestOrAwayFromZero)) : 0
    let nothing = PixelRect(x: clip.bounds.x, y: clip.bounds.y, width: 0, height: 0)
    var bounds = level == 0 ? nothing : drawn?.intersection(clip.bounds) ?? nothing
    if groupPixels + bounds.width * bounds.height > groupPixelLimit {
      isBeyondLimit = true
      bounds = nothing
    }
    groupPixels += bounds.width * bounds.height
    let layer = Layer(bounds: bounds)
    brackets.append(.opacity(level, layer: layer, outer: outer))
    enter(layer)
  }

  /// Opens a shadow with its own layer. The layer may be larger than the clip, because objects
  /// around the clip can cast a shadow into it. `drawn` are the pixels that cast the shadow.
  private mutating func openShadow(_ color: Color, _ blur: BoxBlur, _ drawn: PixelRect?) {
    let nothing = PixelRect(x: clip.bounds.x, y: clip.bounds.y, width: 0, height: 0)
    let isSeen = color.alpha > 0 && !clip.bounds.isEmpty
    let bounds = isSeen ? drawn?.intersection(clip.bounds.grown(by: blur.reach)) ?? nothing : nothing
    let layer = Layer(bounds: bounds)
    brackets.append(.shadow(color, blur, layer: layer, outer: outer))
    enter(layer)
  }

  private var outer: Outer { Outer(surface: surface, clip: clip, mode: mode) }

  private mutating func enter(_ layer: Layer) {
    surface = layer.surface
    clip = Clip(bounds: layer.surface.bounds)
    mode = .normal
  }

  private mutating func leave(to outer: Outer) {
    (surface, clip, mode) = (outer.surface, outer.clip, outer.mode)
  }

  private mutating func closeInnermost() {
    switch brackets.removeLast() {
    case .shadow(let color, let blur, let layer, let outer):
      leave(to: outer)
      painter(color).cover(AlphaPlane(of: layer.surface, within: clip.bounds, blurredBy: blur))
    case .clip(let outer): clip = outer
    case .blend(let outer): mode = outer
    case .opacity(let opacity, let layer, let outer):
      groupPixels -= layer.surface.bounds.width * layer.surface.bounds.height
      leave(to: outer)
      LayerPainter(surface: surface, clip: clip, opacity: opacity, mode: mode)
        .draw(layer.surface.pixels, bounds: layer.surface.bounds)
    }
  }
}
