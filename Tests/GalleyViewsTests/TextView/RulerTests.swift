import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// The ruler above a text view: what it marks, and the room it takes.
@Suite struct RulerTests {
  static func view(_ text: String, _ style: ParagraphStyle) throws -> TextView {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 100), in: try makeContext())
    view.font = try TestFonts.varied(10)
    view.attributedText = AttributedText(text, attributes: TextAttributes { $0.paragraphStyle = style })
    view.showsRuler = true
    return view
  }

  static let style = ParagraphStyle {
    $0.firstLineHeadIndent = 30
    $0.headIndent = 10
    $0.tailIndent = -20
    $0.tabStops = [
      TextTab(alignment: .left, location: 40), TextTab(alignment: .right, location: 60),
      TextTab(alignment: .center, location: 80), TextTab(alignment: .right, location: 100, columnTerminators: "."),
      TextTab(location: 120), TextTab(alignment: .justified, location: 140), .automatic(),
    ]
  }

  @Test func marksStandWhereTheirLengthsAreCounted() throws {
    let marks = try Self.view("abc", Self.style).rulerMarks
    #expect(
      marks == [
        RulerMark(kind: .firstLineHeadIndent, x: 35), RulerMark(kind: .headIndent, x: 15),
        RulerMark(kind: .tailIndent, x: 175), RulerMark(kind: .leftTab, x: 45), RulerMark(kind: .rightTab, x: 65),
        RulerMark(kind: .centerTab, x: 85), RulerMark(kind: .decimalTab, x: 105), RulerMark(kind: .leftTab, x: 125),
        RulerMark(kind: .leftTab, x: 145),
      ])
  }

  @Test func rightToLeftParagraphsCountFromTheRight() throws {
    let marks = try Self.view("שלום", Self.style).rulerMarks
    #expect(
      marks.prefix(4) == [
        RulerMark(kind: .firstLineHeadIndent, x: 165), RulerMark(kind: .headIndent, x: 185),
        RulerMark(kind: .tailIndent, x: 25), RulerMark(kind: .leftTab, x: 155),
      ])
    #expect(marks[7] == RulerMark(kind: .rightTab, x: 75))
  }

  @Test func aTailIndentAboveZeroIsAWidth() throws {
    let view = try Self.view("abc", ParagraphStyle { $0.tailIndent = 50 })
    #expect(view.rulerMarks[2] == RulerMark(kind: .tailIndent, x: 55))
    #expect(view.rulerMarks.count == 15)
  }

  @Test func theTextBeginsBelowIt() throws {
    let view = try Self.view("abc", Self.style)
    #expect(view.contentOffset.y == -24 && view.minimumContentOffset.y == -24)
    #expect(view.placement?.origin == Point(x: 0, y: 8))
    let height = view.sizeThatFits(.unlimited).height
    view.showsRuler = false
    #expect(view.contentOffset.y == 0)
    #expect(view.sizeThatFits(.unlimited).height == height - 24)
  }

  /// Marks differ by what they stand for.
  @Test func everyKindLooksDifferent() throws {
    let kinds: [TextTab] = [
      TextTab(alignment: .left, location: 40), TextTab(alignment: .right, location: 40),
      TextTab(alignment: .center, location: 40), TextTab(alignment: .right, location: 40, columnTerminators: "."),
    ]
    let dumps = try kinds.map { tab in
      try displayList(of: Self.view("", ParagraphStyle { $0.tabStops = [tab] })).dump
    }
    #expect(Set(dumps).count == 4)
  }

  /// A view as wide as its text asks for, whose first line begins far outside of every picture.
  @Test(arguments: [1e5, 9e6]) func ticksThatCannotShowAreNotDrawn(indent: Double) throws {
    let view = try Self.view("abc", ParagraphStyle { $0.firstLineHeadIndent = indent })
    view.frame = Rect(origin: .zero, size: view.sizeThatFits(.unlimited))
    #expect(view.frame.width > indent)
    let window = Window(size: Size(width: 200, height: 100), in: view.context)
    window.addSubview(view)
    // 4,096 points beside the picture, a tick for every ten, a number at each tenth.
    #expect(displayList(of: window).commands.count < 1000)
    view.transform = .scale(x: 0, y: 1)
    #expect(displayList(of: window).commands.count < 1000)
  }
}
