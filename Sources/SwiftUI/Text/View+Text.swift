extension View {
  /// Sets the font of text; nil is body.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the weight of text; nil is the font's.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    look { if let weight { $0.changes.append(.weight(weight)) } }
  }
  /// Sets the width of letters; nil is the font's.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    look { if let width { $0.changes.append(.width(width.value)) } }
  }
  /// Sets the design of letters; nil is the font's.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    look { if let design { $0.changes.append(.design(design)) } }
  }
  /// Makes text bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { look { $0.set(.bold, isActive) } }
  /// Makes text italic, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { look { $0.set(.italic, isActive) } }
  /// Makes text monospaced, or not.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { look { $0.set(.monospaced, isActive) } }
  /// Gives digits one width.
  nonisolated public func monospacedDigit() -> some View { look { $0.set(.monospacedDigit, true) } }
  /// Sets the size of text beside its font's.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    look { if isEnabled { $0.isSecondary = scale.isSecondary } }
  }
  /// Sets the case of letters; nil changes none.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Adds points after each letter; ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { look { $0.kerning = kerning } }
  /// Adds points after each letter, without optional ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { look { $0.tracking = tracking } }
  /// Raises text, in points.
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

  /// Limits the number of lines; nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = 0
        $0.lineLimit = number
      })
  }
  /// Reserves room for the first number of lines of a range and limits them to the last.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = limit.lowerBound
        $0.lineLimit = limit.upperBound
      })
  }
  /// Reserves room for a number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = limit.lowerBound
        $0.lineLimit = nil
      })
  }
  /// Limits the number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  /// Limits the number of lines, and reserves room for all of them if asked to.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineRules.minimum = reservesSpace ? limit : 0
        $0.lineLimit = limit
      })
  }
  /// Sets the place of the ellipsis.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets the alignment of lines.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Adds points between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Lets text that is too long become smaller, down to a factor.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Lets letters move together before text is cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

extension TextAppearance {
  mutating func set(_ change: FontChange, _ isActive: Bool) {
    changes.removeAll { $0 == change }
    if isActive { changes.append(change) }
  }
}
