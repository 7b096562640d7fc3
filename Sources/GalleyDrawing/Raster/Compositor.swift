import GalleyBase
import GalleyFonts
import GalleyRaster

/// A painter of display lists on a surface.
struct Compositor {
  let scale: Double
  let typesetter: Typesetter
  let glyphRules: GlyphRules
  private(set) var surface: Surface
  private(set) var clip: Clip

  /// An open clip or group, with the state that its end restores.
  private enum Bracket {
    case clip(Clip)
    case opacity(UInt32, layer: Layer, outerSurface: Surface, outerClip: Clip)
    case shadow(Color, BoxBlur, layer: Layer, outerSurface: Surface, outerClip: Clip)
  }

  private var brackets: [Bracket] = []
  private let groupPixelLimit: Int
  /// Pixels of the layers that are open.
  private var groupPixels = 0
  /// True if a group was left out because its layer would not have fitted into the limit.
  private(set) var isBeyondLimit = false

  /// Creates a compositor on `surface`. Layers of nested opacity groups may have `groupPixelLimit` pixels in all.
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

  /// Draws the whole list. Clips and groups that it leaves open are closed at the end.
  mutating func draw(_ list: DisplayList) {
    let groups = GroupBounds(of: list, scale: scale, typesetter: typesetter)
    for (place, command) in list.commands.enumerated() {
      if command.role == .drawing, clip.bounds.isEmpty { continue }
      draw(command, groupBounds: groups.bounds(ofGroupAt: place))
    }
    while !brackets.isEmpty { closeInnermost() }
  }

  /// Carries out one command.
  /// - Parameter groupBounds: the pixels of the group that it opens.
  private mutating func draw(_ command: DisplayList.Command, groupBounds: PixelRect?) {
    switch command {
    case .fill(let shape, let color) where shape.cornerRadius == 0:
      painter(color).fill(SubpixelRect(shape.rect, scale: scale))
    case .fill(let shape, let color): painter(color).fill(Outline(shape, scale: scale))
    case .frame(let shape, let width, let color):
      painter(color).fill(Outline(frame: shape, width: width, scale: scale))
    case .fillPath(let path, let color): painter(color).fill(Outline(path, scale: scale, clip: clip.bounds))
    case .strokePath(let path, let width, let color):
      painter(color).fill(Outline(strokeOf: path, width: width, scale: scale))
    case .glyphs(let command): draw(command)
    case .turnedGlyphs(let command): draw(command)
    case .image(let bitmap, let rect): draw(bitmap, in: rect)
    case .tiles(let bitmap, let size, let rect): draw(bitmap, tileSize: size, in: rect)
    case .pushClip(let shape): open(clip.intersection(shape, scale: scale))
    case .pushClipPath(let path): open(clip.intersection(Outline(path, scale: scale, clip: clip.bounds)))
    case .pushOpacity(let opacity): openGroup(opacity, groupBounds)
    case .pushShadow(let color, let radius): openShadow(color, BoxBlur(radius: radius * scale), groupBounds)
    case .popClip: if case .clip = brackets.last { closeInnermost() }
    case .popOpacity: if case .opacity = brackets.last { closeInnermost() }
    case .popShadow: if case .shadow = brackets.last { closeInnermost() }
    }
  }

  func painter(_ color: Color) -> Painter { Painter(color, on: surface, clip: clip) }

  // MARK: Clips and groups

  private mutating func open(_ inner: Clip) {
    brackets.append(.clip(clip))
    clip = inner
  }

  /// Opens an opacity group, whose layer covers the part of `drawn` inside the clip's bounds. The clip's mask applies when
  /// the layer is drawn, not within.
  private mutating func openGroup(_ opacity: Double, _ drawn: PixelRect?) {
    // Not a number counts as 0.
    let level = opacity > 0 ? UInt32((min(opacity, 1) * 255).rounded(.toNearestOrAwayFromZero)) : 0
    let nothing = PixelRect(x: clip.bounds.x, y: clip.bounds.y, width: 0, height: 0)
    var bounds = level == 0 ? nothing : drawn?.intersection(clip.bounds) ?? nothing
    if groupPixels + bounds.width * bounds.height > groupPixelLimit {
      isBeyondLimit = true
      bounds = nothing
    }
    groupPixels += bounds.width * bounds.height
    let layer = Layer(bounds: bounds)
    brackets.append(.opacity(level, layer: layer, outerSurface: surface, outerClip: clip))
    surface = layer.surface
    clip = Clip(bounds: bounds)
  }

  /// Opens a shadow, whose layer also covers the surroundings of the clip that cast a shadow into it.
  private mutating func openShadow(_ color: Color, _ blur: BoxBlur, _ drawn: PixelRect?) {
    let nothing = PixelRect(x: clip.bounds.x, y: clip.bounds.y, width: 0, height: 0)
    let isSeen = color.alpha > 0 && !clip.bounds.isEmpty
    let bounds = isSeen ? drawn?.intersection(clip.bounds.grown(by: blur.reach)) ?? nothing : nothing
    let layer = Layer(bounds: bounds)
    brackets.append(.shadow(color, blur, layer: layer, outerSurface: surface, outerClip: clip))
    surface = layer.surface
    clip = Clip(bounds: bounds)
  }

  private mutating func closeInnermost() {
    switch brackets.removeLast() {
    case .shadow(let color, let blur, let layer, let outerSurface, let outerClip):
      surface = outerSurface
      clip = outerClip
      painter(color).cover(AlphaPlane(of: layer.surface, within: clip.bounds, blurredBy: blur))
    case .clip(let outer): clip = outer
    case .opacity(let opacity, let layer, let outerSurface, let outerClip):
      groupPixels -= layer.surface.bounds.width * layer.surface.bounds.height
      surface = outerSurface
      clip = outerClip
      LayerPainter(surface: surface, clip: clip, opacity: opacity)
        .draw(layer.surface.pixels, bounds: layer.surface.bounds)
    }
  }
}
