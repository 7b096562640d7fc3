import GalleyBase
import GalleyViews
import Testing

/// How far things move out of the keyboard's way: the table of the manual.
@Suite struct KeyboardAvoidanceTests {
  @Test(
    arguments: [
      (320, 568, 300, 30, 253, 20), (320, 568, 200, 30, 253, -80), (375, 667, 600, 34, 258, 230),
      (375, 812, 700, 34, 336, 263),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func theArticlesTable(
    width: Double, height: Double, fieldY: Double, fieldHeight: Double, keyboard: Double, overstep: Double
  ) throws {
    let field = Rect(x: 16, y: fieldY, width: 200, height: fieldHeight)
    #expect(KeyboardChange.overstep(of: field, keyboardHeight: keyboard, screenHeight: height) == overstep)
    let screen = Size(width: width, height: height)
    let change = try #require(KeyboardChange(from: nil, to: Keyboard(height: keyboard), onScreen: screen))
    // A keyboard that begins as high as it ends: both sums agree.
    #expect(change.overstep(of: field, screenHeight: height) == overstep)
    #expect(change.shift(showing: field) == max(0, overstep))
  }

  @Test func theFrameItBeginsWithIsTheWrongOne() throws {
    // The keyboard recorded on an iPad begins 279 high and ends 337 high.
    let change = try #require(KeyboardChange(from: nil, to: KeyboardTests.recorded, onScreen: KeyboardTests.screen))
    let field = Rect(x: 20, y: 1000, width: 300, height: 34)
    #expect(change.shift(showing: field) == 196)
    #expect(change.overstep(of: field, screenHeight: 1180) == 138)
    // 58 points short: the field stays behind the keyboard.
    #expect(field.maxY - 138 > change.endFrame.minY)
    #expect(field.maxY - 196 + 5 == change.endFrame.minY)
  }

  @Test func aFieldClearOfTheKeyboardStays() throws {
    let screen = Size(width: 320, height: 568)
    let change = try #require(KeyboardChange(from: nil, to: Keyboard(height: 253), onScreen: screen))
    // The keyboard's upper edge is at 315: five points above it is the last place that needs no move.
    #expect(change.shift(showing: Rect(x: 0, y: 280, width: 100, height: 30)) == 0)
    #expect(change.shift(showing: Rect(x: 0, y: 280.5, width: 100, height: 30)) == 0.5)
  }

  @Test func aKeyboardThatGoesAsksForNothing() throws {
    let screen = Size(width: 320, height: 568)
    let change = try #require(KeyboardChange(from: Keyboard(height: 253), to: nil, onScreen: screen))
    #expect(change.shift(showing: Rect(x: 0, y: 600, width: 100, height: 30)) == 0)
    #expect(change.contentInsetBottom(of: Rect(x: 0, y: 0, width: 320, height: 568)) == 0)
  }

  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 320, height: 568), 253), (Rect(x: 0, y: 64, width: 320, height: 300), 49),
      (Rect(x: 0, y: 0, width: 320, height: 315), 0), (Rect(x: 0, y: 0, width: 320, height: 200), 0),
      (Rect(x: 0, y: 400, width: 320, height: 100), 100),
    ] as [(Rect, Double)])
  func insetOfScrollViews(frame: Rect, inset: Double) throws {
    let screen = Size(width: 320, height: 568)
    let change = try #require(KeyboardChange(from: nil, to: Keyboard(height: 253), onScreen: screen))
    #expect(change.contentInsetBottom(of: frame) == inset)
  }
}
