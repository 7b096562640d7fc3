import GalleyFonts

extension TabExplanation {
  var sentence: String {
    let place = Wording.length(location ?? 0)
    let met = Wording.length(pen)
    switch source {
    case .none: return "no stop is left after \(met) pt (tabStops, defaultTabInterval, tabOverflow)"
    case .beyondMargin: return "the next stop, at \(place) pt, is beyond the margin"
    case .interval: return "to \(place) pt, the next step past the last stop (defaultTabInterval)"
    case .tabStops: break
    }
    if side == .begins, column == nil { return "to the stop at \(place) pt, where the text begins" }
    if isOverrun {
      let room = Wording.length((location ?? pen) - pen)
      return
        "the stop at \(place) pt is \(room) pt away, too near for the next text, which starts at the tab, at \(met) pt"
    }
    var cell = "column \(Wording.quote(columnText ?? ""))"
    if let terminator { cell += " before \(Wording.quote(terminator))" }
    if terminator == nil, let columnTerminators {
      cell += ", which has no \(Wording.quote(columnTerminators)) in it,"
    }
    let role =
      switch side {
      case .begins: "begins"
      case .ends: "ends"
      case .centered: "is centred"
      }
    return "to the stop at \(place) pt, where the \(cell) \(role): "
      + "\(Wording.length(columnWidth ?? 0)) pt wide, it starts at \(Wording.length(start)) pt"
  }
}

extension FaceExplanation {
  var sentence: String {
    let quote = Wording.quote(text)
    let passed = asked.filter { candidate in
      switch candidate.verdict {
      case .chosen, .chosenWithoutGlyph: false
      case .lacks, .notColored, .colored, .unusable: true
      }
    }
    guard !isMissing else {
      let names = asked.map(\.fontName)
      return
        "\(quote) has no glyph in \(Wording.list(names, atMost: 3)) (fonts.fallback): \(font) shows its "
        + "missing-glyph box for it"
    }
    guard let own = passed.first else { return "\(quote) in \(font)" }
    let others = passed.dropFirst().map(\.fontName).filter { $0 != own.fontName }
    let more = others.isEmpty ? "" : "; also skipped: \(Wording.list(others, atMost: 2))"
    return "\(quote) in \(font), since \(own.complaint)\(more)"
  }
}

extension FaceCandidate {
  fileprivate var complaint: String {
    switch verdict {
    case .lacks(let scalars): "\(fontName) lacks \(Wording.list(scalars.map(Wording.codePoint), atMost: 3))"
    case .notColored: "emoji are drawn with a colour face, and \(fontName) is not one"
    case .colored: "U+FE0E requests text presentation, and \(fontName) is a colour face"
    case .unusable: "\(fontName) cannot be read"
    case .chosen, .chosenWithoutGlyph: "\(fontName) has it"
    }
  }
}
