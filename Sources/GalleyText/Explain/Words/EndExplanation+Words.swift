extension EndExplanation {
  func sentence(_ line: LineExplanation, _ keys: ExplanationKeys) -> String {
    let (width, room) = Wording.lengths(width, available)
    let use = available.isFinite ? "\(width) of \(room) pt are used" : "it is \(width) pt wide"
    switch ends {
    case .end: return "with the text; \(use)"
    case .newline: return "with its paragraph; \(use)"
    case .lineSeparator: return "at a forced break; \(use)"
    case .truncated where line.truncation?.isForTextAfter == true:
      let reason = line.truncation?.isLastPermitted == false ? "height" : keys.lineLimit
      return
        "with “\(line.truncation?.token ?? "…")” (lineBreakMode: \(lineBreakMode.rawValue)): its text fits, but there is no line for the text after it (\(reason))"
    case .truncated:
      return
        "with “\(line.truncation?.token ?? "…")” (lineBreakMode: \(lineBreakMode.rawValue)): the rest takes "
        + "\(width) pt, and there is room for \(room) pt"
    case .clipped:
      return
        "past the edge (lineBreakMode: \(lineBreakMode.rawValue)): the rest takes \(width) pt, and there is room for \(room) pt"
    case .word, .character, .hyphen: return wrapSentence
    }
  }

  private var wrapSentence: String {
    let next = Wording.quote(nextText)
    let place = ends == .hyphen ? "with a hyphen before \(next)" : "before \(next)"
    switch cause {
    case .strategy: return "\(place), which would fit: lineBreakStrategy moves it to the next line"
    case .noTabStop:
      return
        "after a tab: no stop is left for it, so the next text goes to the next line (tabStops, defaultTabInterval, tabOverflow)"
    case .width, .text, .lastLine: break
    }
    let (needed, room) = Wording.lengths(needed ?? 0, available)
    let reason = "with it the line takes \(needed) pt, and there is room for \(room) pt"
    guard ends == .character else { return "\(place): \(reason)" }
    return lineBreakMode == .byCharWrapping
      ? "\(place) (lineBreakMode: byCharWrapping): \(reason)"
      : "inside a word (this line allows no earlier break), \(place): \(reason)"
  }
}

extension TruncationExplanation {
  var sentence: String {
    var sentence = "\(Wording.quote(hiddenText)), \(Wording.count(hiddenText.count, "character"))"
    sentence += "; the kept text takes \(Wording.length(keptWidth)) pt"
    sentence += ", “\(token)” takes \(Wording.length(tokenWidth)) pt"
    if strippedSpaces > 0 { sentence += ", \(Wording.count(strippedSpaces, "space")) next to it dropped" }
    return sentence
  }
}

extension TighteningExplanation {
  var sentence: String {
    let (needed, most) = Wording.lengths(needed, limit)
    let what = "to save \(Wording.length(excess)) pt"
    return amount > 0
      ? "each letter moved \(needed) pt closer \(what), at most \(most) pt (allowsDefaultTighteningForTruncation)"
      : "\(what) each letter would have to move \(needed) pt closer, more than the \(most) pt that are allowed: not tightened"
  }
}

extension [JustifiedGap] {
  func sentence(_ keys: ExplanationKeys) -> String {
    let least = map(\.added).min() ?? 0
    let most = map(\.added).max() ?? 0
    let (low, high) = (Wording.length(least), Wording.length(most))
    let naturals = Set(map { Wording.length($0.natural) })
    var change = low == high ? "\(low) pt" : "\(low) to \(high) pt"
    if naturals.count == 1, low == high, let natural = first?.natural {
      change += " (\(Wording.length(natural)) → \(Wording.length(natural + most)))"
    }
    let each = count == 1 ? "1 gap gets" : "\(count) gaps get"
    return
      "\(each) \(change)\(count == 1 ? "" : " each"), \(Wording.length(reduce(0) { $0 + $1.added })) pt in all (\(keys.alignment): justified)"
  }
}
