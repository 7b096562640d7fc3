public import GalleyBase
public import GalleyFonts
public import GalleyViews

/// A scene file, understood: every name resolved, every length in points on the length grid. A plain value without
/// views; `SceneFile.page(with:)` makes those. Two files that say the same in YAML and JSON are equal scenes.
public struct Scene: Hashable, Sendable {
  /// Width and height of the canvas.
  public var size = SceneSize.auto
  /// Whose screen the canvas is; nil is no device's.
  public var device: SceneDevice?
  /// Pixels per point, above 0.
  public var scale: Double = 2
  /// What is below the views; transparent unless the scene says otherwise.
  public var background = Color.clear
  /// Language and region: BCP 47, or with underscores.
  public var locale = "en_US"
  /// The direction of the interface.
  public var direction = LayoutDirection.leftToRight
  /// How large the user wants text.
  public var contentSizeCategory = ContentSizeCategory.large
  /// Whether the interface is light or dark. The key is `appearance`.
  public var interfaceStyle = InterfaceStyle.light
  /// The source of the coverage of glyphs: iOS's pixels, or FreeType's.
  public var raster = GlyphRaster.coreGraphics
  /// What the scene adds to the fonts of the manifest.
  public var fonts = SceneFonts()
  /// What `UILabel.appearance()` is told, for all labels of the scene that do not say otherwise themselves.
  public var labelAppearance = SceneLabelAppearance()
  /// The keyboard; nil if none ever comes up.
  public var keyboard: SceneKeyboard?
  /// What moves when the keyboard would cover what has the focus.
  public var keyboardAvoidance = KeyboardAvoidance.none
  /// True if the keyboard, and what makes room for it, take their time to move.
  public var areAnimationsEnabled = false
  /// True if what is selected has handles at its ends.
  public var showsSelectionHandles = true
  /// How far the picture may stray from its golden.
  public var budget = SceneBudget()
  /// True if its picture is one sheet of all frames with captions, instead of a picture for each.
  public var isFilmstrip = false
  /// Whether the golden may be a file of more than 24 kB.
  public var isLarge = false
  /// The parts of its layout that are shown over the picture; none in a picture without overlay.
  public var overlay: Set<OverlayKind> = []
  /// The views on the canvas, the lowest first.
  public var views: [SceneView] = []
  /// What is done with them, in this order.
  public var steps: [SceneStep] = []

  /// An empty scene with every default.
  public init() {}
}

/// How far a scene's picture may stray from its golden: exact unless the scene says otherwise.
public struct SceneBudget: Hashable, Sendable {
  /// The most that a channel of a pixel may differ, 0…255.
  public var maxDelta = 0
  /// How many pixels may differ.
  public var maxPixels = 0

  /// No difference at all.
  public init() {}
}
