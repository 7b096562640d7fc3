public import GalleyBase
public import GalleyFonts

/// The drawing commands of a view tree, in order. `Canvas` records them; `PictureFormat` and `rasterize` turn them into
/// pictures.
///
/// Lengths are points, y down, in the coordinates of the whole picture. Clips and opacity groups nest like brackets;
/// one that is never closed ends with the list.
public struct DisplayList: Hashable, Sendable {
  /// One step of drawing.
  public enum Command: Hashable, Sendable {
    /// Fills a rectangle, with rounded corners or square ones.
    case fill(RoundedRect, Color)
    /// Draws a border of `width` inside the edge of a rectangle, as CALayer does: its outer corners have the
    /// rectangle's radius, its inner corners that radius less the width.
    case frame(RoundedRect, width: Double, Color)
    /// Fills a path by the nonzero winding rule. Open subpaths are closed.
    case fillPath(Path, Color)
    /// Fills a path by the even-odd rule. Open subpaths are closed.
    case fillEvenOdd(Path, Color)
    /// Fills the clip with a gradient.
    case gradient(Gradient)
    /// Draws a line of `width` centred on a path: mitred joins (to ten times the half width, then bevelled) and butt
    /// ends, CoreGraphics' defaults.
    case strokePath(Path, width: Double, Color)
    /// Draws glyphs.
    case glyphs(GlyphsCommand)
    /// Draws glyphs that are turned, each in its own way.
    case turnedGlyphs(TurnedGlyphsCommand)
    /// Draws a picture into a rectangle, edges moved to the nearest pixels; a size unlike the picture's is filtered.
    case image(Bitmap, Rect)
    /// Fills a rectangle, whose edges are moved to the nearest pixels, with a picture that is repeated from its upper
    /// left corner on, each time in this size. A tile is at least a pixel large; the last ones are cut.
    case tiles(Bitmap, size: Size, Rect)
    /// Draws a picture, sampled between its pixels, by the transform from its pixels to points.
    case turnedImage(Bitmap, AffineTransformation)
    /// Begins a clip to the inside of the rectangle and of every enclosing clip.
    case pushClip(RoundedRect)
    /// Begins a clip to the inside of the path.
    case pushClipPath(Path)
    /// Begins a clip to the inside of the path by the even-odd rule.
    case pushEvenOddClip(Path)
    /// Begins a clip by the opacity of a picture, by the transform from its pixels to points.
    case pushClipMask(Bitmap, AffineTransformation)
    /// Ends the innermost clip.
    case popClip
    /// Begins an opacity group: a layer that is then drawn as a whole with this opacity (0…1). UIKit counterpart: a
    /// view's `alpha`; parts that overlap inside do not show through.
    case pushOpacity(Double)
    /// Ends the innermost opacity group.
    case popOpacity
    /// Begins a shadow: a layer of which only the opacity is drawn, in this colour, with edges that fade over this many
    /// points (see `BoxBlur`). UIKit counterpart: `setShadow(offset:blur:color:)`, without what casts it.
    case pushShadow(Color, blurRadius: Double)
    /// Ends the innermost shadow.
    case popShadow
    /// Draws by this mode from now on, but for what is inside groups.
    case pushBlend(BlendMode)
    /// Ends the innermost blend mode.
    case popBlend
  }

  /// The part of a command in the nesting of clips and groups.
  enum Role { case drawing, opening, closing }

  /// The steps, first to last.
  public internal(set) var commands: [Command]

  /// The rules by which its glyphs become pixels.
  public var glyphRules: GlyphRules

  /// Creates a list of these steps.
  public init(commands: [Command] = [], glyphRules: GlyphRules = GlyphRules()) {
    self.commands = commands
    self.glyphRules = glyphRules
  }

  /// Drops the steps after the first `count`. Clips and groups that they closed end with the list.
  package mutating func keepFirst(_ count: Int) { commands.removeLast(max(0, commands.count - count)) }
}

extension DisplayList.Command {
  /// The part of the command in the nesting of clips and groups.
  var role: DisplayList.Role {
    switch self {
    case .fill, .frame, .fillPath, .fillEvenOdd, .gradient, .strokePath, .glyphs, .turnedGlyphs, .image, .turnedImage,
      .tiles:
      .drawing
    case .pushClip, .pushClipPath, .pushEvenOddClip, .pushClipMask, .pushOpacity, .pushShadow, .pushBlend: .opening
    case .popClip, .popOpacity, .popShadow, .popBlend: .closing
    }
  }
}
