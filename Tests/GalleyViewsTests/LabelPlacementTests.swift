import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Where text is drawn, made smaller or not.
@Suite struct LabelPlacementTests {
  @Test(
    arguments: [
      // One line of 15 points, in the middle of what there is.
      (15.0, 20.0, 2.0, 2.5, 14.5), (15, 20, 1, 3, 15), (15, 15, 1, 0, 12), (15, 10, 2, -2.5, 9.5),
      // 13.5 points are 40.5 pixels, which round up; the baseline is 13.667 + 13.6.
      (17, 44, 3, Double.thirds(41), Double.thirds(82)),
    ] as [(Double, Double, Double, Double, Double)])
  func oneLineIsCentred(fontSize: Double, height: Double, scale: Double, top: Double, baseline: Double) throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: height)
    let label = try monoLabel("abc", size: fontSize, frame: frame, scale: scale)
    let placement = try #require(label.placement)
    #expect(placement.origin == Point(x: 0, y: top))
    #expect(label.firstBaseline == baseline)
    #expect(label.lastBaseline == baseline)
  }

  /// The last baseline goes to the nearest pixel, and moves the others as far, which then go down the page.
  @Test(arguments: [
    // Baselines at 12.4, 27.9 and 43.4 move up by 0.4, as each would by itself.
    (15.5, 47.0, [12.0, 28, 43]),
    // At 12.24, 27.54 and 42.84: moved down by 0.16. Each by itself would go to 12, 28 and 43.
    (15.3, 46, [13, 28, 43]),
    // At 12.56, 28.26 and 43.96: moved down by 0.04. Each by itself would go to 13, 28 and 44.
    (15.7, 48, [13, 29, 44]),
  ])
  func theLastBaselineOfSeveralMovesAllOthers(fontSize: Double, height: Double, baselines: [Double]) throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: height)
    let label = try monoLabel("a\nb\nc", size: fontSize, frame: frame, lines: 0)
    let placement = try #require(label.placement)
    #expect(placement.origin.y == 0)
    #expect(placement.layout.lines.map { placement.drawnBaseline(of: $0) } == baselines)
    #expect(label.firstBaseline == baselines.first)
    #expect(label.lastBaseline == baselines.last)
  }

  @Test(arguments: [
    (TextAlignment.left, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 41), (.right, .leftToRight, 82),
    (.natural, .leftToRight, 0), (.natural, .rightToLeft, 82), (.left, .rightToLeft, 0), (.justified, .leftToRight, 0),
  ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, left: Double) throws {
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20), in: try makeContext(direction: direction))
    label.font = try TestFonts.mono(10)
    label.text = "abc"
    label.textAlignment = alignment
    #expect(label.placement?.layout.lines.first?.runs.first?.origin.x == left)
  }

  @Test(arguments: [
    (SemanticContentAttribute.unspecified, 82.0), (.playback, 0), (.spatial, 0), (.forceLeftToRight, 0),
    (.forceRightToLeft, 82),
  ])
  func naturalAlignmentFollowsTheSemanticContent(attribute: SemanticContentAttribute, left: Double) throws {
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20), in: try makeContext(direction: .rightToLeft))
    label.font = try TestFonts.mono(10)
    label.text = "abc"
    label.semanticContentAttribute = attribute
    #expect(label.placement?.layout.lines.first?.runs.first?.origin.x == left)
  }

  @Test func naturalAlignmentIgnoresTheTextsDirection() throws {
    let label = try monoLabel("\u{5D0}\u{5D1}\u{5D2}", size: 10, frame: Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(label.placement?.layout.lines.first?.runs.first?.origin.x == 0)
  }

  /// The mono face shrunk from 20 to 10 points, 40 points of height.
  @Test(arguments: [
    (BaselineAdjustment.alignBaselines, 18.0, 26.0), (.alignCenters, 15, 23), (.none, 10, 18),
  ])
  func baselineAdjustment(adjustment: BaselineAdjustment, top: Double, baseline: Double) throws {
    let label = try monoLabel("0123456789", size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 40))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    label.baselineAdjustment = adjustment
    let placement = try #require(label.placement)
    #expect(placement.fontScale == 0.5)
    #expect(placement.origin.y == top)
    #expect(label.firstBaseline == baseline)
  }

  @Test(arguments: BaselineAdjustment.allCases)
  func baselineAdjustmentLeavesTextInFullSizeAlone(adjustment: BaselineAdjustment) throws {
    let label = try monoLabel("01234", size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 40))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    label.baselineAdjustment = adjustment
    #expect(label.placement?.origin.y == 10)
    #expect(label.firstBaseline == 26)
  }

  @Test(arguments: BaselineAdjustment.allCases)
  func baselineAdjustmentIsForOneLineOnly(adjustment: BaselineAdjustment) throws {
    let label = try monoLabel(
      "0123456789 0123456789", size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 40), lines: 2)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    label.baselineAdjustment = adjustment
    #expect(label.placement?.fontScale == 0.5)
    #expect(label.placement?.origin.y == 10)
  }
}
