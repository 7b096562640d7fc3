public import GalleyBase
public import GalleyFonts
public import GalleyViews

/// A decoded scene file, in which every name is resolved and every length is in points on the
/// length grid. It is a plain value without views, which `SceneFile.page(with:)` creates. Two files
/// with the same content in YAML and JSON are equal scenes.
public struct Scene: Hashable, Sendable {
  /// The size of the canvas.
  public var size = SceneSize.auto
  /// The device whose screen is the canvas; nil for none.
  public var device: SceneDevice?
  /// The number of pixels per point, above 0.
  public var scale: Double = 2
  /// The background colour behind the views, by default transparent.
  public var background = Color.clear
  /// The language and region, as a BCP 47 tag or with underscores.
  public var locale = "en_US"
  /// The pseudo-localisation of strings, which simulates a translation; nil for none.
  public var pseudoLocale: PseudoLocale?
  /// The layout direction of the interface.
  public var direction = LayoutDirection.leftToRight
  /// The size category in which text styles are resolved.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The interface style, light or dark. The key is `appearance`.
  public var interfaceStyle = InterfaceStyle.light
  /// The rasteriser whose glyph coverage is reproduced: that of iOS, or FreeType.
  public var raster = GlyphRaster.coreGraphics
  /// The fonts in addition to those of the manifest.
  public var fonts = SceneFonts()
  /// The default properties of labels, for all labels that do not set them. UIKit counterpart:
  /// `UILabel.appearance()`.
  public var labelAppearance = SceneLabelAppearance()
  /// The keyboard; nil if the keyboard never appears.
  public var keyboard: SceneKeyboard?
  /// The way in which the interface keeps the keyboard from covering the view with the focus.
  public var keyboardAvoidance = KeyboardAvoidance.none
  /// True if the keyboard, and views that make space for the keyboard, move over time.
  public var areAnimationsEnabled = false
  /// True if selections have drag handles at their ends.
  public var showsSelectionHandles = true
  /// The maximum difference between the picture and its golden.
  public var budget = SceneBudget()
  /// True if the scene's picture is one sheet of all frames with captions, instead of one picture
  /// for each frame.
  public var isFilmstrip = false
  /// True if the golden may be larger than the project's `largestGolden`.
  public var isLarge = false
  /// The kinds of layout overlay that are drawn over the picture; empty for a picture without
  /// overlay.
  public var overlay: Set<OverlayKind> = []
  /// The safe area insets. Nil means those of the device, or none without a device.
  public var safeAreaInsets: EdgeInsets?
  /// The layout margins of the canvas; nil means the default.
  var margins: LayoutMargins?
  /// The constraints in the scene's own list.
  var constraints: [SceneConstraint] = []
  /// The views on the canvas, from back to front.
  public var views: [SceneView] = []
  /// The steps of the script, in order.
  public var steps: [SceneStep] = []

  /// The words that the scene uses for colours.
  var colorSpellings = ColorSpellings()

  /// Creates an empty scene with default properties.
  public init() {}
}

/// The maximum difference between a scene's picture and its golden, by default none.
public struct SceneBudget: Hashable, Sendable {
  /// The maximum difference of any colour channel, from 0 to 255.
  public var maxDelta = 0
  /// The maximum number of pixels that differ.
  public var maxPixels = 0

  /// Creates a budget that requires identical pictures.
  public init() {}
}
