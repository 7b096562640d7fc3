import GalleyFiles
import GalleyFonts
import GalleyText

extension JSONWriter {
  /// One line fragment, on one line of text. Infinite lengths are null.
  mutating func write(_ line: LineExplanation, _ keys: ExplanationKeys) {
    beginObject()
    member("line", line.number)
    member("fragment", line.fragment)
    member("container", line.container)
    member("range", line.range)
    member("text", line.text)
    write(line.end)
    if let hyphenation = line.hyphenation { write(hyphenation) }
    if let truncation = line.truncation { write(truncation) }
    if let tightening = line.tightening { write(tightening) }
    if let justification = line.justification { write(justification) }
    list("tabs", line.tabs) { $0.write($1) }
    object("margins") {
      $0.member("left", line.margins.left)
      $0.member("right", line.margins.right)
      $0.member("indent", line.margins.indent)
      $0.member("tailIndent", line.margins.tailIndent)
      $0.member("padding", line.margins.padding)
    }
    write(line.height)
    if let strip = line.strip { write(strip) }
    if let move = line.move {
      object("moved") {
        $0.member("from", move.from)
        $0.write(move.cause)
      }
    }
    list("faces", line.faces) { $0.write($1) }
    list("words", line.statements(keys)) { $0.value($1.topic + ": " + $1.sentence) }
    endObject()
  }

  private mutating func write(_ end: EndExplanation) {
    object("end") {
      $0.member("ends", end.ends.rawValue)
      $0.member("cause", end.cause.rawValue)
      $0.member("lineBreakMode", end.mode.rawValue)
      $0.member("width", end.width)
      $0.member("available", end.available)
      if let next = end.next { $0.member("next", next) }
      if let needed = end.needed { $0.member("needed", needed) }
    }
  }

  private mutating func write(_ truncation: TruncationExplanation) {
    object("truncation") {
      $0.member("hidden", truncation.hidden)
      $0.member("hiddenText", truncation.hiddenText)
      $0.member("keptWidth", truncation.keptWidth)
      $0.member("token", truncation.token)
      $0.member("tokenWidth", truncation.tokenWidth)
      $0.member("strippedSpaces", truncation.strippedSpaces)
      $0.member("isForTextAfter", truncation.isForTextAfter)
      $0.member("isLastPermitted", truncation.isLastPermitted)
    }
  }

  private mutating func write(_ tightening: TighteningExplanation) {
    object("tightening") {
      $0.member("excess", tightening.excess)
      $0.member("needed", tightening.needed)
      $0.member("limit", tightening.limit)
      $0.member("amount", tightening.amount)
    }
  }

  private mutating func write(_ hyphenation: HyphenationExplanation) {
    object("hyphenation") {
      $0.member("outcome", hyphenation.outcome.rawValue)
      $0.member("word", hyphenation.word)
      $0.member("language", hyphenation.language)
      if let patterns = hyphenation.patterns { $0.member("patterns", patterns) }
      $0.member("fill", hyphenation.fill)
      $0.member("factor", hyphenation.factor)
    }
  }

  private mutating func write(_ justification: JustificationExplanation) {
    list("gaps", justification.gaps) { json, gap in
      json.array([Double(gap.offset), gap.natural, gap.added])
    }
  }

  private mutating func write(_ tab: TabExplanation) {
    beginObject()
    member("offset", tab.offset)
    member("pen", tab.pen)
    member("source", tab.source.rawValue)
    if let location = tab.location { member("location", location) }
    member("side", tab.side.rawValue)
    if !tab.columnTerminators.isEmpty { member("columnTerminators", tab.columnTerminators) }
    if let column = tab.column {
      member("column", column)
      member("columnText", tab.columnText)
      member("columnWidth", tab.columnWidth)
    }
    if let terminator = tab.terminator { member("terminator", terminator) }
    member("start", tab.start)
    member("x", tab.x)
    member("width", tab.width)
    endObject()
  }

  private mutating func write(_ height: HeightExplanation) {
    object("height") { json in
      json.list("shares", height.shares) { json, share in
        json.beginObject()
        json.member("cause", share.cause.rawValue)
        json.member("font", share.fontName)
        json.member("size", share.pointSize)
        json.member("ascent", share.ascent)
        json.member("descent", share.descent)
        json.member("raise", share.raise)
        json.member("leading", share.leading)
        json.endObject()
      }
      json.member("ascent", height.ascent)
      json.member("descent", height.descent)
      json.member("natural", height.natural)
      json.member("multiplied", height.multiplied)
      json.member("raised", height.raised)
      json.member("height", height.height)
      json.member("spacingBefore", height.spacingBefore)
      json.member("lineSpacing", height.lineSpacing)
      json.member("spacingAfter", height.spacingAfter)
      json.member("top", height.top)
      json.member("baseline", height.baseline)
    }
  }

  private mutating func write(_ strip: StripExplanation) {
    object("strip") { json in
      json.member("proposedTop", strip.proposedTop)
      json.member("top", strip.top)
      json.member("height", strip.height)
      json.member("trials", strip.trials)
      json.list("blocked", strip.blocked) { $0.array([Double($1.exclusion), $1.left, $1.right]) }
      json.list("unused", strip.unused) { json, free in
        json.beginObject()
        json.member("left", free.left)
        json.member("right", free.right)
        json.member("reason", free.reason.rawValue)
        json.endObject()
      }
    }
  }

  private mutating func write(_ face: FaceExplanation) {
    beginObject()
    member("range", face.range)
    member("text", face.text)
    member("font", face.fontName)
    member("isMissing", face.isMissing)
    list("asked", face.candidates) { json, candidate in
      json.beginObject()
      json.member("font", candidate.fontName)
      json.member("from", candidate.source.rawValue)
      json.write(candidate.verdict)
      json.endObject()
    }
    endObject()
  }

  private mutating func write(_ verdict: FaceCandidate.Verdict) {
    switch verdict {
    case .chosen: member("verdict", "chosen")
    case .chosenWithoutGlyph: member("verdict", "chosenWithoutGlyph")
    case .notColored: member("verdict", "notColored")
    case .colored: member("verdict", "colored")
    case .unusable: member("verdict", "unusable")
    case .lacks(let scalars):
      member("verdict", "lacks")
      list("characters", scalars) { $0.value(Wording.codePoint($1)) }
    }
  }
}
