public import GalleyBase
public import GalleyFonts

/// The drawing commands of a view tree, in order. `Canvas` records them; `PictureFormat` and `rasterize` turn them into
/// pictures.
///
/// Lengths are points, y down, in the coordinates of the whole picture. Clips and opacity groups nest like brackets;
/// one that is never closed ends with the list.
public struct DisplayList: Hashable, Sendable {
  /// One drawing command.
  public enum Command: Hashable, Sendable {
    /// Fills a rectangle, whose corners may be rounded.
    case fill(RoundedRect, Color)
    /// Draws a border of `width` inside the edge of a rectangle, as CALayer does: its outer corners have the
    /// rectangle's radius, its inner corners that radius minus the width.
    case frame(RoundedRect, width: Double, Color)
    /// Fills a path by the nonzero winding rule. Open subpaths are closed.
    case fillPath(Path, Color)
    /// Fills a path by the even-odd rule. Open subpaths are closed.
    case fillEvenOdd(Path, Color)
    /// Fills the clip with a gradient.
    case gradient(Gradient)
    /// Draws a line of `width` centred on a path, in CoreGraphics' default style: mitred joins (up to ten times half
    /// the width, longer ones bevelled) and butt ends.
    case strokePath(Path, width: Double, Color)
    /// Draws glyphs.
    case glyphs(GlyphsCommand)
    /// Draws turned glyphs, each with its own transform.
    case turnedGlyphs(TurnedGlyphsCommand)
    /// Draws a picture into a rectangle whose edges are moved to the nearest pixels; it is filtered if the size
    /// differs.
    case image(Bitmap, Rect)
    /// Fills a rectangle, whose edges are moved to the nearest pixels, with a picture repeated in tiles of this size
    /// from its upper left corner. A tile is at least one pixel large; the last tiles are cut off.
    case tiles(Bitmap, size: Size, Rect)
    /// Draws a picture, sampled between its pixels. The transform leads from its pixels to points.
    case turnedImage(Bitmap, AffineTransformation)
    /// Begins a clip to the inside of the rectangle, within all enclosing clips.
    case pushClip(RoundedRect)
    /// Begins a clip to the inside of the path.
    case pushClipPath(Path)
    /// Begins a clip to the inside of the path by the even-odd rule.
    case pushEvenOddClip(Path)
    /// Begins a clip by the opacity of a picture. The transform leads from its pixels to points.
    case pushClipMask(Bitmap, AffineTransformation)
    /// Ends the innermost clip.
    case popClip
    /// Begins an opacity group: a layer that is later drawn as a whole with this opacity (0…1). UIKit counterpart: a
    /// view's `alpha`; overlapping parts inside do not show through each other.
    case pushOpacity(Double)
    /// Ends the innermost opacity group.
    case popOpacity
    /// Begins a shadow: a layer of which only the opacity is drawn, in this colour, with edges that fade over this many
    /// points (see `BoxBlur`). UIKit counterpart: `setShadow(offset:blur:color:)`, without the object that casts it.
    case pushShadow(Color, blurRadius: Double)
    /// Ends the innermost shadow.
    case popShadow
    /// Draws with this mode from now on, except inside of groups.
    case pushBlend(BlendMode)
    /// Ends the innermost blend mode.
    case popBlend
  }

  /// The role of a command in the nesting of clips and groups.
  enum Role { case drawing, opening, closing }

  /// The commands, first to last.
  public internal(set) var commands: [Command]

  /// The rules by which the list's glyphs are rasterised.
  public var glyphRules: GlyphRules

  /// Creates a list of these commands.
  public init(commands: [Command] = [], glyphRules: GlyphRules = GlyphRules()) {
    self.commands = commands
    self.glyphRules = glyphRules
  }

  /// Removes the commands after the first `count`. Clips and groups that the removed commands closed end with the list.
  package mutating func keepFirst(_ count: Int) { commands.removeLast(max(0, commands.count - count)) }
}

extension DisplayList.Command {
  /// The role of the command in the nesting of clips and groups.
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
