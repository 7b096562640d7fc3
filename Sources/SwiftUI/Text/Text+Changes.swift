extension Text {
  /// Sets the colour. Nil means the environment's colour.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
  /// Sets the foreground style. If a part of a longer text has a gradient, the first colour is
  /// used.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyShapeStyle(style))) }
  /// Sets the font. Nil means the environment's font.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// Sets the font weight. Nil keeps the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.fontChange(.weight($0))) } ?? self }
  /// Sets the font width. Nil keeps the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { changed(.fontChange(.width($0.value))) } ?? self }
  /// Sets the font design. Nil keeps the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.fontChange(.design($0))) } ?? self }
  /// Makes the text bold.
  public func bold() -> Text { changed(.fontChange(.bold)) }
  /// Makes the text bold or not bold.
  public func bold(_ isActive: Bool) -> Text { changed(isActive ? .fontChange(.bold) : .withoutBold) }
  /// Makes the text italic.
  public func italic() -> Text { changed(.fontChange(.italic)) }
  /// Makes the text italic or not italic.
  public func italic(_ isActive: Bool) -> Text { changed(isActive ? .fontChange(.italic) : .withoutItalic) }
  /// Makes all characters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.fontChange(.monospaced)) : self }
  /// Makes all digits equally wide.
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }
  /// Adds a line through the text. By default it has the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive ? TextLine(pattern: .solid, color: color) : nil))
  }
  /// Adds a line with a pattern through the text. By default it has the colour of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive ? TextLine(pattern: pattern, color: color) : nil))
  }
  /// Adds a line under the text. By default it has the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(isActive ? TextLine(pattern: .solid, color: color) : nil))
  }
  /// Adds a line with a pattern under the text. By default it has the colour of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.underline(isActive ? TextLine(pattern: pattern, color: color) : nil))
  }
  /// Adds a distance in points after each character. Ligatures are kept.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Adds a distance in points after each character, without optional ligatures. It overrides
  /// kerning.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Raises the text by a number of points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
  /// Sets the scale of the text relative to the font's size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale.isSecondary)) : self
  }
  /// Returns the text unchanged: its language has no effect on typesetting in Galley.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// Returns the text unchanged: the accessibility label is not used in Galley.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// Returns the text unchanged: the accessibility label is not used in Galley.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  /// Returns the text unchanged: the accessibility label is not used in Galley.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}
