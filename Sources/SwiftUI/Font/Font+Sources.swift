extension Font {
  /// The font of the large title text style.
  public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
  /// The font of the title text style.
  public static let title = Font(.style(.title, design: nil, weight: nil))
  /// The font of the second title text style.
  public static let title2 = Font(.style(.title2, design: nil, weight: nil))
  /// The font of the third title text style.
  public static let title3 = Font(.style(.title3, design: nil, weight: nil))
  /// The font of the headline text style.
  public static let headline = Font(.style(.headline, design: nil, weight: nil))
  /// The font of the subheadline text style.
  public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
  /// The font of the body text style.
  public static let body = Font(.style(.body, design: nil, weight: nil))
  /// The font of the callout text style.
  public static let callout = Font(.style(.callout, design: nil, weight: nil))
  /// The font of the footnote text style.
  public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
  /// The font of the caption text style.
  public static let caption = Font(.style(.caption, design: nil, weight: nil))
  /// The font of the second caption text style.
  public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

  /// Returns the system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// Returns the system font of a text style in a design.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// Returns the system font in a fixed size in points. The size does not follow the text size
  /// setting.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// Returns the system font in a fixed size in points. The size does not follow the text size
  /// setting.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// Returns the font with the given name. Its size scales with the body text style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// Returns the font with the given name. Its size scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// Returns the font with the given name in a fixed size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  // MARK: Changes

  /// Returns the italic font.
  public func italic() -> Font { changed(.italic) }
  /// Returns the font with small capitals for uppercase and lowercase letters.
  public func smallCaps() -> Font { changed(.smallCaps) }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// Returns the font in a width.
  public func width(_ width: Width) -> Font { changed(.width(width.value)) }
  /// Returns the bold font. For a text style this is its emphasised weight.
  public func bold() -> Font { changed(.bold) }
  /// Returns the monospaced font.
  public func monospaced() -> Font { changed(.monospaced) }
  /// Returns the font with another line spacing. Galley ignores this setting.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
