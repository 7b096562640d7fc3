/// The rules of `galley lint`. The raw values are their names.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// Two texts overlap, or a text and a control do.
  case overlap
  /// Something opaque covers text.
  case covered
  /// The colour or the view of a text has an alpha of 0.
  case transparentText
  /// Text is truncated or does not fit.
  case truncation
  /// A placeholder is truncated.
  case placeholder
  /// An enclosing view cuts off parts of letters.
  case clippedInk
  /// No face has some characters.
  case missingGlyphs
  /// Characters are drawn in a fallback font that the scene does not name.
  case fallback
  /// Text was shrunk or tightened more than the limits allow.
  case shrunkText
  /// Text is too small to be read.
  case smallText
  /// Text has too little contrast with its background.
  case contrast
  /// A view is on the same side in right-to-left layout as in left-to-right layout.
  case mirroring
  /// A control is too small for a fingertip.
  case touchTarget
  /// A view extends beyond the canvas.
  case offScreen
  /// A request of the scene is not fulfilled. `galley render` warns about it too.
  case warnings
  /// A string has no translation in a language.
  case translations

  /// The default severity. A fault that every reader sees is an error. A fault that a designer may
  /// have intended is a warning.
  public var usualSeverity: LintSeverity {
    switch self {
    case .overlap, .covered, .truncation, .placeholder, .clippedInk, .missingGlyphs, .offScreen, .translations: .error
    case .transparentText, .fallback, .shrunkText, .smallText, .contrast, .mirroring, .touchTarget, .warnings: .warning
    }
  }

  /// The rule as a short sentence.
  public var summary: String {
    switch self {
    case .overlap: "texts, or a text and a control, overlap"
    case .covered: "an opaque view covers text"
    case .transparentText: "text has an alpha of 0"
    case .truncation: "text is truncated, or does not fit"
    case .placeholder: "a placeholder is truncated"
    case .clippedInk: "an enclosing view clips letters"
    case .missingGlyphs: "no font has a character of the text"
    case .fallback: "a fallback font is used that the scene does not list"
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
  /// Findings make the run fail.
  case error
  /// Findings are reported. They make the run fail only with `--strict`.
  case warning
  /// The rule is not checked.
  case off
}
