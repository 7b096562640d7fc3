import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Explanations of a layout must agree with the layout, on texts made from a fixed seed.
@Suite struct ExplanationAgreementTests {
  typealias Source = SeededNumbers

  private func randomStyle(_ source: inout Source) -> ParagraphStyle {
    ParagraphStyle {
      $0.alignment = TextAlignment.allCases.randomElement(using: &source) ?? .left
      $0.lineBreakMode = LineBreakMode.allCases.randomElement(using: &source) ?? .byWordWrapping
      $0.firstLineHeadIndent = Double(Int.random(in: 0...30, using: &source))
      $0.headIndent = Double(Int.random(in: 0...30, using: &source))
      $0.tailIndent = Double(Int.random(in: -20...0, using: &source))
      $0.lineHeightMultiple = [0, 0, 1.3].randomElement(using: &source) ?? 0
      $0.minimumLineHeight = [0, 0, 18].randomElement(using: &source) ?? 0
      $0.maximumLineHeight = [0, 0, 20].randomElement(using: &source) ?? 0
      $0.lineSpacing = Double(Int.random(in: 0...2, using: &source))
      $0.paragraphSpacing = Double(Int.random(in: 0...4, using: &source))
      $0.paragraphSpacingBefore = Double(Int.random(in: 0...4, using: &source))
      $0.allowsDefaultTighteningForTruncation = Bool.random(using: &source)
      if Bool.random(using: &source) {
        $0.tabStops = [
          TextTab(alignment: .right, location: 40, columnTerminators: "."), TextTab(alignment: .center, location: 90),
        ]
      }
    }
  }

  private func randomText(_ source: inout Source, fonts: [Font]) -> AttributedText {
    var text = AttributedText("")
    for _ in 0..<Int.random(in: 1...4, using: &source) {
      let style = randomStyle(&source)
      let attributes = TextAttributes {
        $0.font = fonts.randomElement(using: &source)
        $0.baselineOffset = Int.random(in: 0..<4, using: &source) == 0 ? 3 : nil
        $0.paragraphStyle = style
      }
      let letters = (0..<Int.random(in: 0...25, using: &source)).map { _ in
        RandomText.alphabet.randomElement(using: &source) ?? ""
      }
      text.append(letters.joined(), attributes: attributes)
    }
    return text
  }

  private func randomContainers(_ source: inout Source) -> [TextContainer] {
    (0..<Int.random(in: 1...3, using: &source)).map { _ in
      let width = Double(Int.random(in: 20...200, using: &source))
      let paths =
        Bool.random(using: &source)
        ? [] : [Path(roundedRect: Rect(x: width / 3, y: 12, width: 30, height: 30), cornerRadius: 0)]
      return TextContainer(
        size: Size(width: width, height: Double(Int.random(in: 20...120, using: &source))),
        lineFragmentPadding: Double(Int.random(in: 0...5, using: &source)),
        maximumNumberOfLines: Int.random(in: 0...4, using: &source), exclusionPaths: paths,
        lineBreakMode: LineBreakMode.allCases.randomElement(using: &source) ?? .byWordWrapping)
    }
  }

  @Test(arguments: 0..<40) func explanationsAgreeWithTheLayout(seed: Int) throws {
    var source = SeededNumbers(seed: seed &* 6271 &+ 11)
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    let fonts = [try TestFonts.mono(15), try TestFonts.varied(12), try TestFonts.varied(20)]
    for _ in 0..<10 {
      let shaped = shape(randomText(&source, fonts: fonts), defaultFont: fonts[0], locale: "", with: typesetter)
      var options = LayoutOptions()
      if Bool.random(using: &source) {
        options = .label(direction: .leftToRight)
        options.lineBreakMode = LineBreakMode.allCases.randomElement(using: &source)
      }
      let layout = layOut(shaped, in: randomContainers(&source), options: options, with: typesetter)
      check(layout, layout.explanation(with: typesetter))
    }
  }

  private func check(_ layout: TextLayout, _ explanation: LayoutExplanation) {
    #expect(explanation.overflow?.range == layout.overflow)
    guard explanation.lines.count == layout.lines.count else {
      Issue.record("\(explanation.lines.count) explanations for \(layout.lines.count) lines")
      return
    }
    for (line, said) in zip(layout.lines, explanation.lines) {
      checkPlace(of: line, in: layout, said)
      checkTabs(of: line, said)
      checkFitting(of: line, said)
      #expect(said.moved == nil || line.container > 0)
      for face in said.faces {
        let run = line.runs.first { $0.range.contains(face.range.lowerBound) }
        #expect(run?.font.fontName == face.font && run?.isMissing == face.isMissing)
        let isChosen = face.asked.contains { $0.fontName == face.font && $0.verdict == .chosen }
        #expect(face.isMissing || isChosen)
      }
    }
  }

  private func checkPlace(of line: LineFragment, in layout: TextLayout, _ said: LineExplanation) {
    #expect(said.range == line.range && said.container == line.container && said.end.ends == line.ends)
    #expect(said.height.top == line.rect.minY)
    #expect(said.height.total == line.rect.height)
    #expect(said.height.baseline == line.baseline)
    #expect(said.height.height + said.height.lineSpacing == line.usedRect.height)
    let edges = layout.indentedEdges(of: line)
    #expect(said.margins.left - said.margins.padding == edges.left)
    if said.margins.right.isFinite { #expect(said.margins.right + said.margins.padding == edges.right) }
    // The following text did not fit, and the minimum width that it needs is more than there is.
    if let needed = said.end.needed {
      #expect(needed > said.end.available)
      #expect(said.end.next?.lowerBound == line.range.upperBound)
    }
  }

  private func checkTabs(of line: LineFragment, _ said: LineExplanation) {
    let runs = line.runs.filter { $0.kind == .tab }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    #expect(said.tabs.map(\.offset) == runs.map(\.range.lowerBound))
    for (tab, run) in zip(said.tabs, runs) {
      #expect(tab.x == run.origin.x && tab.width == run.width)
      #expect(tab.start - tab.pen == run.width)
    }
  }

  private func checkFitting(of line: LineFragment, _ said: LineExplanation) {
    let total = line.runs.reduce(0) { $0 + $1.width }
    #expect(said.truncation?.hidden == line.hidden)
    if let truncation = said.truncation { #expect(truncation.keptWidth + truncation.tokenWidth == total) }
    #expect((said.tightening?.amount ?? 0) == line.tightening)
    if line.tightening > 0 { #expect(said.tightening?.needed == line.tightening) }
    guard line.hidden == nil, line.tightening == 0 else { return }
    // The natural width, the trailing spaces and the space that justification added make up the whole width.
    let added = said.gaps?.reduce(0) { $0 + $1.added } ?? 0
    let trailing = total - added - said.end.width
    #expect(trailing >= 0)
    if line.ends == .end, line.range.isEmpty { #expect(trailing == 0) }
  }
}
