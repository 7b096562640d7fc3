/// The capitalisation of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The autocorrection of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The spell checking of typed words.
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

/// The automatic addition and removal of spaces when text is inserted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The display of predicted text after the caret.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// The completion of mathematical expressions with their results.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}
