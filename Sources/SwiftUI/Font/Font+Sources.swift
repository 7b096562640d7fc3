extension Font {
  /// The large title.
  public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
  /// The title.
  public static let title = Font(.style(.title, design: nil, weight: nil))
  /// The title2.
  public static let title2 = Font(.style(.title2, design: nil, weight: nil))
  /// The title3.
  public static let title3 = Font(.style(.title3, design: nil, weight: nil))
  /// The headline.
  public static let headline = Font(.style(.headline, design: nil, weight: nil))
  /// The subheadline.
  public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
  /// The body.
  public static let body = Font(.style(.body, design: nil, weight: nil))
  /// The callout.
  public static let callout = Font(.style(.callout, design: nil, weight: nil))
  /// The footnote.
  public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
  /// The caption.
  public static let caption = Font(.style(.caption, design: nil, weight: nil))
  /// The caption2.
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

  /// Returns the system font in a size in points, which does not follow the text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// Returns the system font in a size in points, which does not follow the text size.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// Returns a font by name in a size that grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// Returns a font by name in a size that grows as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// Returns a font by name in a size that does not follow the text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  // MARK: Changes

  /// Makes the letters italic.
  public func italic() -> Font { changed(.italic) }
  /// Returns the font with small capitals for capital and small letters.
  public func smallCaps() -> Font { changed(.smallCaps) }
  /// Returns the font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
  /// Returns the font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }
  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// Sets the weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// Sets the width of letters.
  public func width(_ width: Width) -> Font { changed(.width(width.value)) }
  /// Returns the bold font; for a text style, its emphasised weight.
  public func bold() -> Font { changed(.bold) }
  /// Returns the monospaced font.
  public func monospaced() -> Font { changed(.monospaced) }
  /// Sets the distance of lines.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
