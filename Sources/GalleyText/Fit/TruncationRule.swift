import GalleyBase

/// The rule by which a line is cut instead of wrapped. `Truncate.swift` finds the cuts.
///
/// A label has one mode for all its text, which acts on the last permitted line; a container has one for its last line.
/// Elsewhere the mode is the paragraph's own, and a paragraph whose mode does not wrap is a single line.
struct TruncationRule {
  /// The end of a line that is too long.
  let mode: LineBreakMode
  /// True if no line may follow, so that the line stands for all text that is left: a line that a last newline begins is
  /// part of it (rule: label-last-newline).
  let isLast: Bool
  /// True if the line takes all that is left of its paragraph.
  private(set) var takesRest: Bool

  /// The rule for a line of a paragraph with this style.
  init(isLast: Bool, style: ParagraphStyle, container: TextContainer, options: LayoutOptions) {
    mode =
      options.lineBreakMode
      ?? (isLast && !container.lineBreakMode.wraps ? container.lineBreakMode : style.lineBreakMode)
    self.isLast = isLast
    takesRest = !mode.wraps && (isLast || options.lineBreakMode == nil)
  }

  /// The rule for one fragment of a line between exclusions: a last line is cut in its last fragment, a paragraph that
  /// is a single line in its only one.
  func inFragment(isLastFragment: Bool) -> TruncationRule {
    var rule = self
    rule.takesRest = takesRest && (!isLast || isLastFragment)
    return rule
  }

  /// The mode in which the line is broken: by characters or by words.
  var wrapping: LineBreakMode { mode == .byCharWrapping ? .byCharWrapping : .byWordWrapping }

  /// True if lines follow that are filled like this one, as choosing all breaks together requires.
  var wrapsByWord: Bool { !takesRest && mode != .byCharWrapping }

  /// True if a line is cut, so that its height is that of what is left of it.
  var isCut: Bool { takesRest && mode.truncates }

  /// True if a token stands for a part of `line`, or for the text after it.
  /// - Parameter hidesMore: true if text follows that stands in no line.
  func cuts(_ line: BrokenLine, to room: Length, hidesMore: Bool) -> Bool {
    isCut && (line.textWidth > room || hidesMore)
  }

  /// True if `line` goes on past its margin.
  func clips(_ line: BrokenLine, to room: Length) -> Bool { takesRest && !mode.wraps && line.textWidth > room }
}

extension LayoutOptions {
  /// True if the last line of a container is cut when text is left after it, so that it depends on what follows.
  func cutsLastLine(of container: TextContainer) -> Bool { lineBreakMode != nil || !container.lineBreakMode.wraps }

  /// The options without truncation, by which text that has no place stays in no line.
  var withoutTruncation: LayoutOptions {
    var options = self
    if lineBreakMode != .byCharWrapping { options.lineBreakMode = .byWordWrapping }
    return options
  }
}
