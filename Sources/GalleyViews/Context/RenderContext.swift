public import GalleyFonts

/// The environment of views: their fonts, and the traits that UIKit reads from the device and the
/// user's settings.
///
/// Galley has no globals: each view is given a context when it is made. A context belongs to one task, as do its views
/// and its typesetter. UIKit counterpart: UITraitCollection, UIScreen's scale and the current locale.
///
/// ```swift
/// let dark = try RenderContext(
///   typesetter: typesetter, scale: 3, contentSizeCategory: .extraLarge, interfaceStyle: .dark)
/// let ground = SystemColor.systemBackground.color(in: dark.interfaceStyle)
/// ```
public final class RenderContext {
  /// The typesetter that shapes and draws all text.
  public let typesetter: Typesetter
  /// The number of pixels per point, greater than 0. UIKit counterpart: `displayScale`.
  public let scale: Double
  /// The layout direction of the interface.
  public let layoutDirection: LayoutDirection
  /// The language and region for line breaking and glyph variants, as a BCP 47 tag or with
  /// underscores.
  public let locale: String
  /// The user's preferred text size. UIKit counterpart: `preferredContentSizeCategory`.
  public let contentSizeCategory: ContentSizeCategory
  /// The appearance of the interface, light or dark. UIKit counterpart: `userInterfaceStyle`.
  public let interfaceStyle: InterfaceStyle
  /// The rasterizer that draws glyphs: one like iOS's, or FreeType's.
  public let raster: GlyphRaster
  /// The default font of labels. Unless another is given, it is the system family at 17 points
  /// (rule: label-default-font).
  public let defaultFont: Font

  /// The default font of text views: Helvetica at 12 points as in UITextView, or a family of the
  /// font collection with Helvetica's metrics.
  ///
  /// If there is none, it is the default font at that size (our choice).
  public private(set) lazy var textViewFont: Font = {
    for family in ["Helvetica", "Liberation Sans"] where !typesetter.fonts.fontNames(forFamilyName: family).isEmpty {
      if let font = try? typesetter.fonts.font(FontDescriptor(family: family), size: RenderContext.textViewFontSize) {
        return font
      }
    }
    return defaultFont.withSize(RenderContext.textViewFontSize)
  }()

  /// The state that a context shares with the contexts that `overriding(_:)` derives from it.
  final class Common {
    /// The rules registered with `updateAppearance(for:whenContainedIn:change:)`, in the order of
    /// registration.
    var appearanceRules: [AppearanceRule] = []
    /// The cache of the decoded pictures of text attachments.
    var pictures = DecodedPictures()
  }

  let common: Common

  /// Creates a context. `scale` must be a finite number above 0.
  /// - Parameter defaultFont: nil uses the collection's system family at 17 points.
  /// - Throws: the error of the system family, if no default font is given.
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

  /// Creates a context like `base`, with some traits replaced.
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

  /// Returns a context with some traits replaced, for a part of the interface. Fonts, scale and
  /// appearance rules are shared.
  public func overriding(_ traits: TraitOverrides) -> RenderContext { RenderContext(self, replacing: traits) }

  /// The default font size of labels in points, as `UIFont.labelFontSize`
  /// (rule: system-font-sizes).
  static let defaultFontSize: Double = 17
  /// The size of a text view's default font, in points.
  static let textViewFontSize: Double = 12
}

extension RenderContext {
  /// Returns the font of a text style in the context's size category.
  ///
  /// UIKit counterpart: `UIFont.preferredFont(forTextStyle:)`.
  /// - Throws: the error of the system family.
  public func preferredFont(forTextStyle style: TextStyle) throws(FontError) -> Font {
    try typesetter.fonts.font(style.fontDescriptor, size: style.metrics(for: contentSizeCategory).pointSize)
  }

  /// Returns a length in points, scaled like the text style for the context's size category and
  /// rounded to whole pixels.
  ///
  /// UIKit counterpart: `UIFontMetrics(forTextStyle:).scaledValue(for:)`.
  public func scaledValue(for value: Double, textStyle style: TextStyle = .body) -> Double {
    FontMetrics(forTextStyle: style).scaledValue(for: value, category: contentSizeCategory, scale: scale)
  }

  /// Returns a custom font, scaled like `style` for the context's size category. The font's given
  /// size is its size in the default category.
  ///
  /// UIKit counterpart: `UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:)`.
  public func scaledFont(
    for font: Font, textStyle style: TextStyle = .body, maximumPointSize: Double = .infinity
  ) -> Font {
    FontMetrics(forTextStyle: style).scaledFont(
      for: font, category: contentSizeCategory, scale: scale, maximumPointSize: maximumPointSize)
  }
}
