import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// Titles of buttons: where they are put, and what they look like.
@Suite struct ButtonTests {
  private func button(_ title: String, size: Double = 10, width: Double, height: Double, scale: Double = 2) throws
    -> Button
  {
    let button = Button(
      frame: Rect(x: 0, y: 0, width: width, height: height), in: try makeContext(scale: scale))
    button.font = try TestFonts.mono(size)
    button.title = title
    return button
  }

  private func titleRect(_ button: Button) -> Rect {
    button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
  }

  private static let recorded: [(Size, Double, Rect)] = [
    (Size(width: 77.04, height: 16), 24.0, Rect(x: 111.5, y: 4, width: 77.5, height: 16)),
    (Size(width: 72.2, height: 17.3), 46, Rect(x: 114, y: 14.5, width: 72.5, height: 17.5)),
    (Size(width: 90.1, height: 21.6), 46, Rect(x: 105, y: 12, width: 90.5, height: 22)),
  ]

  /// A title of a size that the recorded ones have in pixels at 2x; the buttons are 300 points wide. Recorded by their
  /// letters: artsy/Artsy-UIButtons, ARInquireButton-ar_button_normal-2016-03-17@2x,
  /// ARNavigationTabButton-selected-2016-03-17@2x and ARBlackFlatButton-flat_button_normal-2014-12-04@2x.
  @Test(arguments: recorded)
  func titlesAreCentredOnPixelsHalvesUp(_ size: Size, height: Double, expected: Rect) throws {
    let button = try button("a", width: 300, height: height)
    // One letter, 0.6 em wide in a line of a given height.
    let attributes = TextAttributes {
      $0.font = try? TestFonts.mono(size.width / 0.6)
      $0.paragraphStyle = ParagraphStyle {
        $0.minimumLineHeight = size.height; $0.maximumLineHeight = size.height
      }
    }
    button.attributedTitle = AttributedText("a", attributes: attributes)
    #expect(titleRect(button) == expected)
  }

  private static let sides: [(Button.HorizontalAlignment, Double, Double)] = [
    (Button.HorizontalAlignment.center, 13.5, 12.0), (.left, 3, 12), (.right, 24, 12), (.fill, 3, 33),
    (.leading, 3, 12),
    (.trailing, 24, 12),
  ]

  @Test(arguments: sides)
  func horizontalAlignments(_ alignment: Button.HorizontalAlignment, x: Double, width: Double) throws {
    let button = try button("ab", width: 41, height: 30)
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 3, bottom: 2, right: 5)
    button.contentHorizontalAlignment = alignment
    #expect([titleRect(button).minX, titleRect(button).width] == [x, width])
  }

  @Test func leadingIsOnTheRightFromRightToLeft() throws {
    let button = try button("ab", width: 40, height: 20)
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    #expect(titleRect(button).minX == 28)
    button.contentHorizontalAlignment = .trailing
    #expect(titleRect(button).minX == 0)
    button.contentHorizontalAlignment = .fill
    #expect(button.placement?.layout.lines[0].runs[0].origin.x == 28)
  }

  @Test(arguments: [
    (Button.VerticalAlignment.center, 9.5, 10.0), (.top, 1, 10), (.bottom, 18, 10), (.fill, 1, 27),
  ])
  func verticalAlignments(_ alignment: Button.VerticalAlignment, y: Double, height: Double) throws {
    let button = try button("ab", width: 40, height: 30)
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    button.contentVerticalAlignment = alignment
    #expect([titleRect(button).minY, titleRect(button).height] == [y, height])
  }

  @Test func itAsksForItsTitleAndTheInsets() throws {
    let button = try button("abc", size: 10.1, width: 0, height: 0)
    // 18.18 by 10.1 points, in half points 18.5 by 10.5.
    #expect(button.intrinsicContentSize == Size(width: 18.5, height: 10.5))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == Size(width: 24.5, height: 14.5))
    #expect(button.sizeThatFits(Size(width: 1, height: 1)) == Size(width: 24.5, height: 14.5))
    button.sizeToFit()
    #expect(titleRect(button) == Rect(x: 2, y: 1, width: 18.5, height: 10.5))
    #expect(button.placement?.layout.isTruncated == false)
  }

  @Test func aTitleThatIsTooWideIsCutInItsMiddle() throws {
    let button = try button("abcdefgh", width: 30, height: 20)
    #expect(button.placement?.layout.shownText == "ab…gh")
    button.lineBreakMode = .byTruncatingTail
    #expect(button.placement?.layout.shownText == "abcd…")
  }

  @Test func coloursFollowTheStateAndAttributesWin() throws {
    let button = try button("ab", width: 40, height: 20)
    func colors() -> [String] {
      displayList(of: button).commands.compactMap { command in
        if case .glyphs(let glyphs) = command { glyphs.color.hex } else { nil }
      }
    }
    #expect(colors() == ["#FFFFFF"])
    button.titleColor = LabelDrawingTests.red
    button.isEnabled = false
    #expect(colors() == ["#FF0000"])
    button.disabledTitleColor = LabelDrawingTests.green
    #expect(colors() == ["#00FF00"])
    button.attributedTitle = AttributedTextOfTwoStyles.make(LabelDrawingTests.blue)
    #expect(colors() == ["#0000FF", "#00FF00"])
    button.isEnabled = true
    #expect(colors() == ["#0000FF", "#FF0000"])
    #expect(button.title == "ab" && button.accessibilityLabel == "ab")
  }

  @Test func theTitleIsDrawnInItsRectangle() throws {
    let button = try button("ab", width: 41, height: 21)
    button.titleColor = .black
    // 14.5 from the left and 5.5 from above, with its baseline 8 further down.
    #expect(LabelDrawingTests.drawn(button) == ["glyphs 2 at 14.5,13.5 #000000"])
    #expect(button.placement?.origin == Point(x: 14.5, y: 5.5))
  }

  @Test func withoutAFontItIsTheSystemsAtEighteenPoints() throws {
    let button = Button(in: try makeContext())
    #expect(button.font.pointSize == 18)
    #expect(button.placement == nil && button.intrinsicContentSize == .zero)
  }
}
