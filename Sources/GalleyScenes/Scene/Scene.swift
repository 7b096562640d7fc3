public import GalleyBase
public import GalleyFonts
public import GalleyViews

/// A decoded scene file: every name resolved, every length in points on the length grid. A plain value without views,
/// which `SceneFile.page(with:)` makes. Two files with the same content in YAML and JSON are equal scenes.
public struct Scene: Hashable, Sendable {
  /// Width and height of the canvas.
  public var size = SceneSize.auto
  /// The device whose screen the canvas is; nil for none.
  public var device: SceneDevice?
  /// Pixels per point, above 0.
  public var scale: Double = 2
  /// Colour behind the views; transparent by default.
  public var background = Color.clear
  /// Language and region: BCP 47, or with underscores.
  public var locale = "en_US"
  /// The change of its strings that simulates a translation; nil for none.
  public var pseudoLocale: PseudoLocale?
  /// The direction of the interface.
  public var direction = LayoutDirection.leftToRight
  /// The size category of text styles.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The interface style, light or dark. The key is `appearance`.
  public var interfaceStyle = InterfaceStyle.light
  /// The source of the coverage of glyphs: iOS's pixels, or FreeType's.
  public var raster = GlyphRaster.coreGraphics
  /// Fonts besides those of the manifest.
  public var fonts = SceneFonts()
  /// Properties of all labels that do not set them themselves. UIKit counterpart: `UILabel.appearance()`.
  public var labelAppearance = SceneLabelAppearance()
  /// The keyboard; nil if none ever appears.
  public var keyboard: SceneKeyboard?
  /// The thing that moves when the keyboard would cover the view with the focus.
  public var keyboardAvoidance = KeyboardAvoidance.none
  /// True if the keyboard, and the views that make room for it, move over time.
  public var areAnimationsEnabled = false
  /// True if selections have handles at their ends.
  public var showsSelectionHandles = true
  /// The difference from its golden that the picture may have.
  public var budget = SceneBudget()
  /// True if its picture is one sheet of all frames with captions, instead of a picture for each.
  public var isFilmstrip = false
  /// True if the golden may be larger than the project's `largestGolden`.
  public var isLarge = false
  /// The parts of its layout that are shown over the picture; none in a picture without overlay.
  public var overlay: Set<OverlayKind> = []
  /// The edges that are not safe for content; nil is the device's, or none.
  public var safeAreaInsets: EdgeInsets?
  /// Space between the edges of the canvas and its content; nil is the default.
  var margins: LayoutMargins?
  /// Relations of lines and lengths of views.
  var constraints: [SceneConstraint] = []
  /// The views on the canvas, the lowest first.
  public var views: [SceneView] = []
  /// The steps, in order.
  public var steps: [SceneStep] = []

  /// The spellings of its colours.
  var colorSpellings = ColorSpellings()

  /// An empty scene with every default.
  public init() {}
}

/// The maximum difference of a scene's picture from its golden; none by default.
public struct SceneBudget: Hashable, Sendable {
  /// The maximum difference of a channel of a pixel, 0…255.
  public var maxDelta = 0
  /// The maximum number of pixels that differ.
  public var maxPixels = 0

  /// No difference at all.
  public init() {}
}
