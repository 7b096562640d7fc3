import GalleyBase
import GalleyDrawing
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyText

/// The report of `galley compare-ios`.
struct IOSComparison {
  /// The comparison with a layout that was recorded together with the picture.
  struct RecordedLines {
    var path: String
    /// The device and system on which the layout was recorded; nil if the file does not have them.
    var origin: String?
    /// The number of lines that both layouts have.
    var lineCount: Int
    /// The differences, one sentence each.
    var disagreements: [String]
  }

  let scenePath: String
  let picturePath: String
  let background: Color
  let layout: RecordedLines?
  let findings: PictureFindings

  /// True if the layouts and the pixels agree.
  var agrees: Bool { findings.agrees && layout?.disagreements.isEmpty ?? true }

  /// A line of the report.
  struct Finding: Hashable {
    /// The topic of the line: `size`, `lines`, `glyphs`, `pixels` or `rule`.
    var topic: String
    var words: String
  }

  /// All findings, in the order of the report.
  var sentences: [Finding] {
    size.map { Finding(topic: "size", words: $0) } + lines.map { Finding(topic: "lines", words: $0) }
      + glyphs.map { Finding(topic: "glyphs", words: $0) } + pixels.map { Finding(topic: "pixels", words: $0) }
      + [Finding(topic: "rule", words: rule)]
  }

  /// The report as text, with one finding per line and the verdict last.
  var text: String {
    sentences.map { "\($0.topic): \($0.words)\n" }.joined() + (agrees ? "agrees" : "differs") + "\n"
  }
}

// MARK: Findings

extension IOSComparison {
  private var size: [String] {
    let (drawn, recorded) = (findings.agreement.drawnSize, findings.agreement.recordedSize)
    let first =
      drawn == recorded
      ? "\(recorded.text) pixels, like the scene"
      : "the picture has \(recorded.text) pixels, the scene \(drawn.text); only the common area is compared"
    if findings.reading == .colors, let (recorded, drawn) = findings.grounds {
      return [
        first, "most of the picture is \(recorded.hex), most of the scene \(drawn.hex): the backgrounds may differ",
      ]
    }
    guard findings.reading == .opacity else { return [first] }
    return [
      first,
      "the picture's background is transparent, the scene's \(background.hex): only opacity is compared",
    ]
  }

  private var lines: [String] {
    let found = (layout.map(\.sentences) ?? []) + findings.lines.moves
    let isInPlace = findings.lines.allSatisfy { [.inPlace, .notMeasured].contains($0.place) }
    return isInPlace && layout == nil ? found + [linesInPlace].compactMap(\.self) : found
  }

  /// The sentence with the number of lines at the expected positions; nil if no line was measured.
  private var linesInPlace: String? {
    guard !findings.lines.isEmpty else {
      return findings.ignoredLineCount > 0 ? "all text is ignored" : "the scene has no upright text to compare"
    }
    let count = findings.lines.count { $0.place == .inPlace }
    let other = count < findings.lines.count ? "other " : ""
    return switch count {
    case 0: nil
    case 1: "the \(other)line is where Galley sets it"
    default: "all \(count) \(other)lines are where Galley sets them"
    }
  }

  private var glyphs: [String] {
    findings.placements.flatMap { placement -> [String] in
      let strays = placement.strays.prefix(placement.share < 0.5 ? 0 : 3).map { line, fit in
        "\"\(fit.glyph.text.visible)\" in \"\(line.word(at: fit.index).visible)\" of \(line.name) is at "
          + "\(twelfths(fit.best)) px in the picture; Galley's origin is \(fit.glyph.x.thousandths) px"
      }
      return [placement.words] + strays
    }
  }

  private func twelfths(_ position: Int) -> String { shortNumber(Double(position) / 12) }

  private var pixels: [String] {
    let agreement = findings.agreement
    guard agreement.inkCount > 0 else { return ["neither picture has ink, and the backgrounds agree"] }
    var sentences = [
      "of \(agreement.inkCount) pixels with ink, \(percent(agreement.share(agreement.exactCount))) are exact, "
        + "\(percent(agreement.share(agreement.withinOneCount))) within 1/255, "
        + "\(percent(agreement.share(agreement.withinTwoCount))) within 2/255"
    ]
    if let point = agreement.largestPoint {
      sentences.append(
        "the largest difference is \(agreement.largestDelta)/255, at (\(point.x), \(point.y)) \(findings.place(of: point))"
      )
    }
    if agreement.beyondCount > 0 {
      sentences.append(
        "\(Wording.count(agreement.beyondCount, "pixel")) \(agreement.beyondCount == 1 ? "differs" : "differ") "
          + "by more than \(agreement.tolerance)/255")
    }
    return sentences
  }

  private var rule: String {
    if findings.agrees { return "the pixels follow Galley's rules" }
    guard let nearest = findings.nearest else { return "none of the tried rules comes closer" }
    let agreement = nearest.agreement
    guard !agreement.agrees else { return "\(nearest.rule.words) would make the pixels agree" }
    let shares = [agreement, findings.agreement].map { percent($0.share($0.inkCount - $0.beyondCount)) }
    return
      "\(nearest.rule.words) would come closer: \(shares[0]) of the ink within \(agreement.tolerance)/255 instead of "
      + shares[1]
  }
}

extension IOSComparison.RecordedLines {
  fileprivate var sentences: [String] {
    let place = origin.map { " on \($0)" } ?? ""
    guard disagreements.isEmpty else { return disagreements }
    guard lineCount > 0 else { return ["\(path) has none of the scene's lines"] }
    let lines = Wording.count(lineCount, "line") + (lineCount == 1 ? " is" : " are")
    return ["\(lines) as recorded\(place), to 0.01 pt (\(path))"]
  }
}

extension [LineFinding] {
  /// The sentences about the positions of lines, with one sentence for consecutive lines of a view
  /// that have the same finding.
  fileprivate var moves: [String] {
    var sentences: [String] = []
    var start = startIndex
    while start < endIndex {
      let first = self[start]
      var end = start + 1
      while end < endIndex, self[end].place == first.place, self[end].line.view == first.line.view { end += 1 }
      let isOne = end - start == 1
      if let words = first.words(isOne) {
        let numbers =
          isOne ? first.line.name : "lines \(first.line.number)–\(self[end - 1].line.number) of \"\(first.line.view)\""
        sentences.append("\(numbers) \(words)")
      }
      start = end
    }
    return sentences
  }
}

extension PictureFindings {
  /// Returns a phrase for the text to which a pixel belongs, such as a word of a line.
  func place(of point: PixelPoint) -> String {
    for finding in lines {
      let glyph = finding.line.glyphs.indices.min { one, other in
        distance(finding.line.glyphs[one], point) < distance(finding.line.glyphs[other], point)
      }
      guard let glyph, distance(finding.line.glyphs[glyph], point) < finding.line.glyphs[glyph].pixelsPerEm else {
        continue
      }
      let word = finding.line.word(at: glyph)
      return word.isEmpty ? "in \(finding.line.name)" : "near \"\(word.visible)\" in \(finding.line.name)"
    }
    return "outside the text"
  }

  /// Returns the approximate distance of a point from the centre of a glyph.
  private func distance(_ glyph: LayoutGlyph, _ point: PixelPoint) -> Double {
    let (dx, dy) = (
      Double(point.x) - glyph.x - glyph.pixelsPerEm / 4, Double(point.y - glyph.row) + glyph.pixelsPerEm / 4
    )
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension PixelSize {
  /// The size as text, `width × height`.
  fileprivate var text: String { "\(width) × \(height)" }
}
