extension HyphenationExplanation {
  var sentence: String {
    let word = Wording.quote(word)
    let fill = "\(Wording.length(fill * 100)) %"
    let key = "hyphenationFactor \(Wording.length(factor))"
    switch outcome {
    case .divided: return "without a hyphen the line is \(fill) full, less than \(key); patterns \(patterns ?? "")"
    case .isFullEnough: return "none in \(word): the line is \(fill) full; \(key) is only for lines that are less full"
    case .hasNoPatterns: return "none in \(word): there are no patterns for the language \"\(language)\""
    case .hasNoPlace:
      return "none in \(word): the patterns \(patterns ?? "") allow no break in it that leaves room for a hyphen"
    }
  }
}
