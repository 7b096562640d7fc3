import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// What a label says of itself, in the face whose every glyph is 0.6 em wide.
@Suite struct LabelExplanationTests {
  private func said(_ label: Label, _ topic: String) -> String? {
    label.explanation?.statements.first { $0.topic == topic }?.sentence
  }

  @Test func hiddenText() throws {
    let label = try monoLabel("one two three four", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 20), lines: 2)
    #expect(label.explanation?.hidden == label.hiddenRange)
    #expect(label.explanation?.wholeLineCount == 4 && label.explanation?.wholeHeight == 40)
    #expect(
      said(label, "hidden")
        == "10 of 18 UTF-16 units are hidden; all of it takes 4 lines and 40 pt: numberOfLines 4 or 0 shows it "
        + "in a label that is 20 pt higher")
    label.frame.size.height = 40
    #expect(said(label, "hidden")?.hasSuffix("numberOfLines 4 or 0 shows it") == true)
  }

  @Test func linesThatAreTooLow() throws {
    let label = try monoLabel("one two three four", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 25), lines: 0)
    #expect(label.explanation?.hidden == label.hiddenRange && label.explanation?.lineCount == 2)
    #expect(
      said(label, "hidden")
        == "10 of 18 UTF-16 units are hidden; all of it takes 4 lines and 40 pt: "
        + "a label that is 15 pt higher shows it")
    #expect(said(label, "textRect") == "[0, −7, 30, 25] is the result of textRect(forBounds:)")
    label.text = "one\ntwo\nthree"
    let placement = try #require(label.placement)
    let layout = placement.layout.explanation(with: label.context.typesetter)
    #expect(
      layout.lines.last?.statements(.label).first { $0.topic == "ends" }?.sentence
        == "with “…” (lineBreakMode: byTruncatingTail): its text fits, but there is no line for the text after it (height)"
    )
  }

  /// What is said of places holds for straight text only.
  @Test func textAlongAPath() throws {
    let label = try monoLabel("one", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 6))
    #expect(label.explanation?.statements.map(\.topic) == ["place", "textRect"])
    label.textPath = TextPath(Path(ovalIn: Rect(x: 0, y: 0, width: 30, height: 30)))
    #expect(label.explanation?.statements.map(\.topic) == ["path"])
  }

  @Test func place() throws {
    let label = try monoLabel("one", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 21), scale: 1)
    #expect(label.explanation?.centeredTop == 5.5 && label.explanation?.top == 6)
    #expect(said(label, "place") == "10 pt high, centred in 21 pt: it begins at y 5.5, moved to the whole pixel 6")
    label.frame.size.height = 6
    #expect(said(label, "place") == "10 pt high, and there is room for 6 pt: it overflows equally above and below")
    #expect(said(label, "textRect") == "[0, −2, 18, 6] is the result of textRect(forBounds:)")
  }

  @Test(arguments: [
    (0.5, LineBreakMode.byTruncatingTail, ShrinkingExplanation.Outcome.shrunk, 10.0),
    (0.9, .byTruncatingTail, .tooLong, 18.0), (0, .byTruncatingTail, .noMinimum, 20.0),
    (0.5, .byWordWrapping, .wraps, 20.0),
  ])
  func shrinking(
    factor: Double, mode: LineBreakMode, outcome: ShrinkingExplanation.Outcome, size: Double
  ) throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 40), mode: mode)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = factor
    let shrinking = try #require(label.explanation?.shrinking)
    #expect(shrinking.outcome == outcome && shrinking.drawnPointSize == size)
    #expect(shrinking.baseline == label.firstBaseline)
  }

  /// 20 to 10 points in a height of 40.
  @Test(arguments: [
    (
      BaselineAdjustment.alignBaselines,
      "baseline at y 26: baselineAdjustment alignBaselines keeps it where it is in full size"
    ),
    (
      .alignCenters,
      "baseline at y 23: baselineAdjustment alignCenters centres the smaller text; in full size it would be at 26"
    ),
    (.none, "baseline at y 18: baselineAdjustment none keeps the upper edge; in full size it would be at 26"),
  ])
  func baselines(adjustment: BaselineAdjustment, sentence: String) throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 40))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    label.baselineAdjustment = adjustment
    #expect(said(label, "baseline") == sentence)
  }
}
