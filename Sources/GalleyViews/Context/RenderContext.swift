public import GalleyFonts

/// What views are made in: the fonts they set with, and what UIKit takes from the device and the user's settings.
///
/// There are no globals. A context is handed to each view when it is made, and belongs, as its views and its typesetter
/// do, to one task. UIKit counterpart: UITraitCollection, UIScreen's scale and the current locale.
public final class RenderContext {
  /// Shapes and draws all text.
  public let typesetter: Typesetter
  /// Pixels per point, greater than 0. UIKit counterpart: `displayScale`.
  public let scale: Double
  /// The direction of the interface.
  public let layoutDirection: LayoutDirection
  /// Language and region of line breaking and glyph variants: BCP 47, or with underscores.
  public let locale: String
  /// How large the user wants text. UIKit counterpart: `preferredContentSizeCategory`.
  public let contentSizeCategory: ContentSizeCategory
  /// Whether the interface is light or dark. UIKit counterpart: `userInterfaceStyle`.
  public let interfaceStyle: InterfaceStyle
  /// The source of the coverage of glyphs: iOS's pixels, or FreeType's.
  public let raster: GlyphRaster
  /// The font of labels that name none: the system family at 17 points unless given (reference A.1).
  public let defaultFont: Font

  /// The font of text views that name none: Helvetica at 12 points, as UITextView's is (recorded), or what of the
  /// collection has its metrics, else the default font at that size (ours).
  public private(set) lazy var textViewFont: Font = {
    for family in ["Helvetica", "Liberation Sans"] where !typesetter.fonts.fontNames(forFamilyName: family).isEmpty {
      if let font = try? typesetter.fonts.font(FontDescriptor(family: family), size: RenderContext.textViewFontSize) {
        return font
      }
    }
    return defaultFont.withSize(RenderContext.textViewFontSize)
  }()

  /// The state that contexts with other traits have in common with the one they were made from.
  final class Common {
    /// The rules registered with `updateAppearance(for:whenContainedIn:change:)`, in that order.
    var appearanceRules: [AppearanceRule] = []
    /// The pictures in texts.
    var pictures = DecodedPictures()
  }

  let common: Common

  /// A context. `scale` must be a finite number above 0.
  /// - Parameter defaultFont: nil is the collection's system family at 17 points.
  /// - Throws: what is wrong with the system family, when no default font is given.
  public init(
    typesetter: Typesetter, scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    locale: String = "en_US", contentSizeCategory: ContentSizeCategory = .large,
    interfaceStyle: InterfaceStyle = .light, raster: GlyphRaster = .coreGraphics, defaultFont: Font? = nil
  ) throws(FontError) {
    precondition(scale > 0 && scale < .infinity, "a scale of \(scale) pixels per point; it must be above 0 and finite")
    self.typesetter = typesetter
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.contentSizeCategory = contentSizeCategory
    self.interfaceStyle = interfaceStyle
    self.raster = raster
    common = Common()
    if let defaultFont {
      self.defaultFont = defaultFont
    } else {
      self.defaultFont = try typesetter.fonts.font(FontDescriptor(), size: RenderContext.defaultFontSize)
    }
  }

  /// A context like `base` with some of its traits replaced.
  private init(_ base: RenderContext, replacing overrides: TraitOverrides) {
    typesetter = base.typesetter
    scale = base.scale
    layoutDirection = overrides.layoutDirection ?? base.layoutDirection
    locale = overrides.typesettingLanguage ?? base.locale
    contentSizeCategory = overrides.preferredContentSizeCategory ?? base.contentSizeCategory
    interfaceStyle = overrides.userInterfaceStyle ?? base.interfaceStyle
    raster = base.raster
    common = base.common
    defaultFont = base.defaultFont
  }

  /// The context in which views are made that show other traits than the rest of the interface. It has the fonts, the
  /// scale and the registered appearances of this one.
  public func overriding(_ traits: TraitOverrides) -> RenderContext { RenderContext(self, replacing: traits) }

  /// UIFont.labelFontSize (reference I.1).
  static let defaultFontSize: Double = 17
  /// The size of a text view's own font.
  static let textViewFontSize: Double = 12
}

extension RenderContext {
  /// The font of a text style in the context's size category. UIKit counterpart: `UIFont.preferredFont(forTextStyle:)`.
  /// - Throws: what is wrong with the system family.
  public func preferredFont(forTextStyle style: TextStyle) throws(FontError) -> Font {
    try typesetter.fonts.font(style.fontDescriptor, size: style.metrics(for: contentSizeCategory).pointSize)
  }

  /// `value`, in points, scaled as `style` is for the context's size category, rounded to its pixels.
  /// UIKit counterpart: `UIFontMetrics(forTextStyle:).scaledValue(for:)`.
  public func scaledValue(for value: Double, textStyle style: TextStyle = .body) -> Double {
    FontMetrics(forTextStyle: style).scaledValue(for: value, category: contentSizeCategory, scale: scale)
  }

  /// A custom font, of a size meant for the default category, as large as `style` makes it in the context's one.
  /// UIKit counterpart: `UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:)`.
  public func scaledFont(
    for font: Font, textStyle style: TextStyle = .body, maximumPointSize: Double = .infinity
  ) -> Font {
    FontMetrics(forTextStyle: style).scaledFont(
      for: font, category: contentSizeCategory, scale: scale, maximumPointSize: maximumPointSize)
  }
}
