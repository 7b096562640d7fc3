extension Text {
  /// Sets the colour; nil is the environment's.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
  /// Sets the style of the letters; of a gradient in a part of a text, the first colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyShapeStyle(style))) }
  /// Sets the font; nil is the environment's.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// Sets the weight; nil is the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.fontChange(.weight($0))) } ?? self }
  /// Sets the width of letters; nil is the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { changed(.fontChange(.width($0.value))) } ?? self }
  /// Sets the design; nil is the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.fontChange(.design($0))) } ?? self }
  /// Makes the text bold.
  public func bold() -> Text { changed(.fontChange(.bold)) }
  /// Makes the text bold.
  public func bold(_ isActive: Bool) -> Text { changed(isActive ? .fontChange(.bold) : .withoutBold) }
  /// Makes the letters italic.
  public func italic() -> Text { changed(.fontChange(.italic)) }
  /// Makes the letters italic.
  public func italic(_ isActive: Bool) -> Text { changed(isActive ? .fontChange(.italic) : .withoutItalic) }
  /// Gives all letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.fontChange(.monospaced)) : self }
  /// Sets digits of one width.
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }
  /// Adds a line through the text, in the text's colour unless one is named.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive ? TextLine(pattern: .solid, color: color) : nil))
  }
  /// Adds a line through the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive ? TextLine(pattern: pattern, color: color) : nil))
  }
  /// Adds a line under the text, in the text's colour unless one is named.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(isActive ? TextLine(pattern: .solid, color: color) : nil))
  }
  /// Adds a line under the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.underline(isActive ? TextLine(pattern: pattern, color: color) : nil))
  }
  /// Adds points after each letter; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Adds points after each letter, without optional ligatures. It overrides kerning.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Raises the text, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
  /// Sets the size beside the font's.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale.isSecondary)) : self
  }
  /// Returns the text: one language does not change its typesetting here.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// Returns the text with an accessibility label, which is not read here.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// Returns the text with an accessibility label, which is not read here.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  /// Returns the text with an accessibility label, which is not read here.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}
