extension HeightExplanation {
  func sentence(hasStandIns: Bool) -> String {
    var sentence = "\(Wording.length(height)) pt: " + naturalSentence
    var value = natural
    func step(_ next: Double, _ text: String) {
      guard next != value else { return }
      sentence += "; \(text) makes it \(Wording.length(next)) pt"
      value = next
    }
    if multiple > 0 { step(multiplied, "lineHeightMultiple \(Wording.length(multiple))") }
    if minimum > 0 { step(raised, "minimumLineHeight") }
    if maximum > 0 { step(min(raised, maximum), "maximumLineHeight") }
    if value != natural { sentence += ", and only the height above the baseline changes" }
    let showsStandIn = shares.contains { $0.cause == .standIn }
    if hasStandIns, !countsStandIns, !showsStandIn { sentence += "; fallback fonts do not count here" }
    return sentence
  }

  private var naturalSentence: String {
    let above = shares.first { $0.ascent == ascent }
    let below = shares.first { $0.descent == descent }
    guard let above, let below else { return "nothing reaches above or below the baseline" }
    if above == below {
      return
        "\(above.name) reaches \(Wording.length(ascent)) pt above and \(Wording.length(descent)) pt below the baseline"
        + below.details
    }
    return "\(above.name) reaches \(Wording.length(ascent)) pt above the baseline\(above.raised), "
      + "\(below.name) \(Wording.length(descent)) pt below it\(below.details)"
  }

  var spacingSentence: String? {
    var parts: [String] = []
    if spacingBefore != 0 { parts.append("\(Wording.length(spacingBefore)) pt above (paragraphSpacingBefore)") }
    if lineSpacing != 0 {
      let cause = shares.contains { $0.leading > 0 } ? "lineSpacing beyond the line gap" : "lineSpacing"
      parts.append("\(Wording.length(lineSpacing)) pt below (\(cause))")
    }
    if spacingAfter != 0 { parts.append("\(Wording.length(spacingAfter)) pt after the paragraph (paragraphSpacing)") }
    return parts.isEmpty ? nil : Wording.list(parts)
  }
}

extension HeightExplanation.Share {
  fileprivate var name: String {
    switch cause {
    case .attachment: "an attachment"
    case .font: "\(font) \(Wording.length(size)) pt"
    case .standIn: "\(font) \(Wording.length(size)) pt, a fallback font,"
    }
  }

  fileprivate var raised: String {
    raise == 0 ? "" : " (raised by \(Wording.length(raise)) pt: baselineOffset or superscript)"
  }

  fileprivate var details: String {
    raised + (leading > 0 ? " (including a line gap of \(Wording.length(leading)) pt)" : "")
  }
}

extension StripExplanation {
  var sentence: String? {
    var parts: [String] = []
    if top != proposedTop {
      let (from, to) = Wording.lengths(proposedTop, top)
      parts.append("moved down from y \(from) to \(to) pt, since nothing fits beside the exclusions above")
    }
    for block in blocked {
      let (left, right) = Wording.lengths(block.left, block.right)
      parts.append("exclusionPaths[\(block.exclusion)] takes x \(left) to \(right) pt")
    }
    for free in unused {
      let (left, right) = Wording.lengths(free.left, free.right)
      let reason =
        switch free.reason {
        case .tooNarrow: "too narrow"
        case .wordTooWide: "the next word does not fit there"
        case .noText: "no text is left"
        }
      parts.append("x \(left) to \(right) pt stay empty: \(reason)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
