/// The capitalisation of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The autocorrection of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The marking of misspelt words.
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

/// The inline completion after the caret.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// The completion of arithmetic.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}
