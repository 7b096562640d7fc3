extension View {
  /// Sets the default font of text. Nil means the body font.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the default font weight. Nil keeps the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    look { if let weight { $0.changes.append(.weight(weight)) } }
  }
  /// Sets the default font width. Nil keeps the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    look { if let width { $0.changes.append(.width(width.value)) } }
  }
  /// Sets the default font design. Nil keeps the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    look { if let design { $0.changes.append(.design(design)) } }
  }
  /// Makes text bold or not bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { look { $0.set(.bold, isActive) } }
  /// Makes text italic or not italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { look { $0.set(.italic, isActive) } }
  /// Makes text monospaced or not monospaced.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { look { $0.set(.monospaced, isActive) } }
  /// Makes all digits equally wide.
  nonisolated public func monospacedDigit() -> some View { look { $0.set(.monospacedDigit, true) } }
  /// Sets the scale of text relative to the font's size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    look { if isEnabled { $0.isSecondary = scale.isSecondary } }
  }
  /// Sets the letter case of text. Nil keeps the case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Adds a distance in points after each character. Ligatures are kept.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { look { $0.kerning = kerning } }
  /// Adds a distance in points after each character, without optional ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { look { $0.tracking = tracking } }
  /// Raises text by a number of points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    look { $0.baselineOffset = baselineOffset }
  }
  /// Adds a line under text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    look { $0.underline = isActive ? TextLine(pattern: pattern, color: color) : nil }
  }
  /// Adds a line through text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    look { $0.strikethrough = isActive ? TextLine(pattern: pattern, color: color) : nil }
  }

  nonisolated func look(_ change: @escaping (inout TextAppearance) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.textLook) })
  }

  // MARK: Lines

  /// Limits the number of lines. Nil means no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = 0
        $0.lineLimit = number
      })
  }
  /// Limits the number of lines to the upper bound of a range, and reserves space for the lower
  /// bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = limit.lowerBound
        $0.lineLimit = limit.upperBound
      })
  }
  /// Reserves space for a minimum number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = limit.lowerBound
        $0.lineLimit = nil
      })
  }
  /// Limits the number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  /// Limits the number of lines, and optionally reserves space for all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = reservesSpace ? limit : 0
        $0.lineLimit = limit
      })
  }
  /// Sets the position of the ellipsis in truncated text.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets the alignment of the lines in a text of several lines.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets the additional distance between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Lets text shrink to fit, down to a minimum factor.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Lets characters move closer together before text is truncated.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

extension TextAppearance {
  mutating func set(_ change: FontChange, _ isActive: Bool) {
    changes.removeAll { $0 == change }
    if isActive { changes.append(change) }
  }
}
