/// The words that typing capitalises.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The correction of words while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The marking of words that no dictionary has.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The replacement of straight quotation marks by curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// The replacement of two hyphens by a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// The care for spaces when text is inserted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The completion of what is typed, drawn behind the caret.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// The completion of arithmetic.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}
