/// A rule of `galley lint`, by its name.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// Texts, or a text and a control, that overlap.
  case overlap
  /// Text that something opaque covers.
  case covered
  /// Text whose colour or view has an alpha of 0.
  case transparentText
  /// Text that is cut or does not fit.
  case truncation
  /// A placeholder that is cut.
  case placeholder
  /// Letters that an enclosing view cuts off in part.
  case clippedInk
  /// Characters that no face has.
  case missingGlyphs
  /// Characters of a face that the scene does not name.
  case fallback
  /// Text that was shrunk or tightened more than the limits allow.
  case shrunkText
  /// Text that is too small to be read.
  case smallText
  /// Text with too little contrast to its background.
  case contrast
  /// A view that stays on its side in an interface from right to left.
  case mirroring
  /// A control that is too small for a finger.
  case touchTarget
  /// A view that reaches beyond the canvas.
  case offScreen
  /// A request that is not fulfilled; `galley render` warns about it too.
  case warnings
  /// A string that a language lacks.
  case translations

  /// The severity unless the project sets one. A fault that every reader sees is an error; one that a designer may have
  /// intended is a warning.
  public var usualSeverity: LintSeverity {
    switch self {
    case .overlap, .covered, .truncation, .placeholder, .clippedInk, .missingGlyphs, .offScreen, .translations: .error
    case .transparentText, .fallback, .shrunkText, .smallText, .contrast, .mirroring, .touchTarget, .warnings: .warning
    }
  }

  /// The summary of the rule.
  public var summary: String {
    switch self {
    case .overlap: "texts, or a text and a control, overlap"
    case .covered: "an opaque view covers text"
    case .transparentText: "text has an alpha of 0"
    case .truncation: "text is truncated, or does not fit"
    case .placeholder: "a placeholder is truncated"
    case .clippedInk: "an enclosing view clips letters"
    case .missingGlyphs: "no face has a character"
    case .fallback: "a fallback font that the scene does not name is used"
    case .shrunkText: "text is shrunk or tightened beyond a limit"
    case .smallText: "text is smaller than a limit"
    case .contrast: "text has too little contrast with its background"
    case .mirroring: "a view is not mirrored in right-to-left layout"
    case .touchTarget: "a control is too small to touch"
    case .offScreen: "a view reaches beyond the canvas"
    case .warnings: "Galley cannot provide something that a scene requests"
    case .translations: "a string of galley.yaml is missing in a language"
    }
  }
}

/// The severity of a rule's findings.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable {
  /// Keeps the run from passing.
  case error
  /// Reported; makes the run fail only with `--strict`.
  case warning
  /// Is not looked for.
  case off
}
