extension HyphenationExplanation {
  var sentence: String {
    let word = Wording.quote(word)
    let fill = "\(Wording.length(fill * 100)) %"
    let key = "hyphenationFactor \(Wording.length(factor))"
    switch outcome {
    case .divided: return "without it the line is \(fill) full, less than \(key) asks for; patterns \(patterns ?? "")"
    case .isFullEnough: return "none in \(word): the line is \(fill) full without, and \(key) divides words below that"
    case .hasNoPatterns: return "none in \(word): there are no patterns for the language \"\(language)\""
    case .hasNoPlace:
      return "none in \(word): the patterns \(patterns ?? "") have no place in it that fits with a hyphen"
    }
  }
}
