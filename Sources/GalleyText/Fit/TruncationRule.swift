import GalleyBase

/// The rule that determines whether a line is truncated or wrapped. `TruncationCuts` finds the text
/// to remove.
///
/// A label has one mode for all its text, which applies to the last permitted line. A container has a mode for its last
/// line. Other lines use the paragraph's own mode, and a paragraph whose mode does not wrap is a single line.
struct TruncationRule {
  /// The way in which a line ends if it is too long.
  let mode: LineBreakMode
  /// True if no line may follow, so that the line represents all remaining text.
  ///
  /// A line after a final newline counts as part of that text (rule: label-last-newline).
  let isLast: Bool
  /// True if the line holds the rest of its paragraph and is not wrapped.
  private(set) var takesRest: Bool

  /// Creates the rule for a line in a paragraph with this style. `isLast` is true if no line may
  /// follow.
  init(isLast: Bool, style: ParagraphStyle, container: TextContainer, options: LayoutOptions) {
    mode =
      options.lineBreakMode
      ?? (isLast && !container.lineBreakMode.wraps ? container.lineBreakMode : style.lineBreakMode)
    self.isLast = isLast
    takesRest = !mode.wraps && (isLast || options.lineBreakMode == nil)
  }

  /// Returns the rule for one fragment of a line between exclusions.
  ///
  /// A last line is cut in its last fragment; a paragraph that is a single line is cut in its only fragment.
  func inFragment(isLastFragment: Bool) -> TruncationRule {
    var rule = self
    rule.takesRest = takesRest && (!isLast || isLastFragment)
    return rule
  }

  /// The mode in which the line is wrapped: between characters or between words.
  var wrapping: LineBreakMode { mode == .byCharWrapping ? .byCharWrapping : .byWordWrapping }

  /// True if this line and the lines after it wrap between words. `OptimalBreaks` can choose the
  /// ends of such lines together.
  var wrapsByWord: Bool { !takesRest && mode != .byCharWrapping }

  /// True if the line may be truncated. Its height then depends only on the text that remains.
  var isCut: Bool { takesRest && mode.truncates }

  /// True if a truncation token must replace a part of `line` or the text after it.
  /// - Parameter hidesMore: true if text follows that is in no line.
  func cuts(_ line: BrokenLine, to room: Length, hidesMore: Bool) -> Bool {
    isCut && (line.textWidth > room || hidesMore)
  }

  /// True if `line` is clipped because it reaches past its margin.
  func clips(_ line: BrokenLine, to room: Length) -> Bool { takesRest && !mode.wraps && line.textWidth > room }
}

extension LayoutOptions {
  /// True if the last line of a container is truncated or clipped when more text follows. The line
  /// then depends on the text after it.
  func cutsLastLine(of container: TextContainer) -> Bool { lineBreakMode != nil || !container.lineBreakMode.wraps }

  /// The same options without truncation. Text that does not fit is then in no line.
  var withoutTruncation: LayoutOptions {
    var options = self
    if lineBreakMode != .byCharWrapping { options.lineBreakMode = .byWordWrapping }
    return options
  }
}
