public import GalleyBase
public import GalleyFonts

/// The drawing commands of a view tree, in order. `Canvas` records them; `PictureFormat` and `rasterize` turn them into
/// pictures.
///
/// Lengths are points, y down, in the coordinates of the whole picture. Clips and opacity groups nest like brackets;
/// one that is never closed ends with the list.
public struct DisplayList: Hashable, Sendable {
  /// A drawing command.
  public enum Command: Hashable, Sendable {
    /// Fills a rectangle, with optional rounded corners.
    case fill(RoundedRect, Color)
    /// Draws a border of `width` inside the edge of a rectangle, as CALayer does. The outer corners
    /// of the border have the radius of the rectangle, and the inner corners have that radius minus
    /// the width.
    case frame(RoundedRect, width: Double, Color)
    /// Fills a path by the nonzero winding rule. Open subpaths are closed.
    case fillPath(Path, Color)
    /// Fills a path by the even-odd rule. Open subpaths are closed.
    case fillEvenOdd(Path, Color)
    /// Fills the current clip with a gradient.
    case gradient(Gradient)
    /// Draws a line of `width` along a path, in CoreGraphics' default style: butt ends and mitred
    /// joins. A mitre that is longer than ten times half the width becomes a bevel.
    case strokePath(Path, width: Double, Color)
    /// Draws upright glyphs.
    case glyphs(GlyphsCommand)
    /// Draws turned glyphs. Each has its own transform.
    case turnedGlyphs(TurnedGlyphsCommand)
    /// Draws a picture into a rectangle whose edges are moved to the nearest pixels. The picture is
    /// filtered if its size is different.
    case image(Bitmap, Rect)
    /// Fills a rectangle with a picture that is repeated in tiles of this size, from the upper left
    /// corner. The edges of the rectangle are moved to the nearest pixels. A tile is at least one
    /// pixel large; the last tiles are cut off.
    case tiles(Bitmap, size: Size, Rect)
    /// Draws a transformed picture. Colours between its pixels are interpolated. The transform
    /// converts its pixels to points.
    case turnedImage(Bitmap, AffineTransformation)
    /// Begins a clip to the inside of a rectangle. Enclosing clips also apply.
    case pushClip(RoundedRect)
    /// Begins a clip to the inside of a path by the nonzero winding rule.
    case pushClipPath(Path)
    /// Begins a clip to the inside of a path by the even-odd rule.
    case pushEvenOddClip(Path)
    /// Begins a clip by the opacity of a picture. The transform converts its pixels to points.
    case pushClipMask(Bitmap, AffineTransformation)
    /// Ends the innermost clip.
    case popClip
    /// Begins an opacity group, which is drawn as a whole with this opacity (0…1). UIKit
    /// counterpart: a view's `alpha`. Overlapping parts of the group are not visible through each
    /// other.
    case pushOpacity(Double)
    /// Ends the innermost opacity group.
    case popOpacity
    /// Begins a shadow. Only the opacity of the commands inside is drawn, in this colour, with
    /// edges that fade over this many points (see `BoxBlur`). UIKit counterpart:
    /// `setShadow(offset:blur:color:)`, without the object that casts the shadow.
    case pushShadow(Color, blurRadius: Double)
    /// Ends the innermost shadow.
    case popShadow
    /// Begins a blend mode for the following commands, except inside groups.
    case pushBlend(BlendMode)
    /// Ends the innermost blend mode.
    case popBlend
  }

  /// The role of a command in the nesting of clips and groups.
  enum Role { case drawing, opening, closing }

  /// The commands in drawing order.
  public internal(set) var commands: [Command]

  /// The rules by which the glyphs of the list are rasterised.
  public var glyphRules: GlyphRules

  /// Creates a display list from commands.
  public init(commands: [Command] = [], glyphRules: GlyphRules = GlyphRules()) {
    self.commands = commands
    self.glyphRules = glyphRules
  }

  /// Removes all commands after the first `count`. Clips and groups that the removed commands
  /// closed now end with the list.
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
