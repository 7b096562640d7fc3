import GalleyBase
import GalleyDrawing
import GalleyFonts
import Testing

@Suite struct CanvasTests {
  @Test func dumpShowsEveryCommand() throws {
    let font = try monoFont(size: 12)
    var canvas = Canvas(scale: 2)
    canvas.fill(Rect(x: 0, y: 0, width: 10.5, height: 20), .white)
    canvas.withSavedState { canvas in
      canvas.translateBy(x: 1, y: 2)
      canvas.clip(to: Rect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 2)
      canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4), .pureRed, cornerRadius: 1.25)
      canvas.beginOpacityGroup(0.5)
      canvas.frame(Rect(x: 0, y: 0, width: 4, height: 4), width: 1, Color(grey: 0, alpha: 128))
      canvas.draw(
        GlyphsCommand(
          font: font, origin: Point(x: 3, y: 4),
          glyphs: [PositionedGlyph(glyph: 5, x: 0, y: 0), PositionedGlyph(glyph: 6, x: 7.25, y: -1)], color: .black))
    }
    canvas.clip(to: Path(elements: [.move(.zero), .line(Point(x: 1, y: 0)), .close]))
    canvas.fill(
      Path(elements: [
        .move(.zero), .quad(control: Point(x: 1, y: 0), end: Point(x: 1, y: 1)),
        .cubic(control1: Point(x: 0.1, y: 0), control2: Point(x: 1, y: 1), end: Point(x: 2, y: 2)), .close,
      ]), .black)
    canvas.stroke(Path(elements: [.move(.zero), .line(Point(x: -1, y: 0))]), width: 0.5, .black)
    canvas.draw(try Bitmap(size: PixelSize(width: 2, height: 1)), in: Rect(x: 0, y: 0, width: 1, height: 1))

    #expect(
      canvas.displayList.dump == """
        fill [0, 0, 10.5, 20] #FFFFFF
        pushClip [1, 2, 8, 8] radius 2
          fill [1, 2, 4, 4] radius 1.25 #FF0000
          pushOpacity 0.5
            frame [1, 2, 4, 4] width 1 #00000080
            glyphs GalleyTestMono-Regular 12 #000000 at 4,6: 5@0,0 6@7.25,-1
          popOpacity
        popClip
        pushClipPath (M0,0 L1,0 Z)
          fillPath (M0,0 Q1,0 1,1 C0.1,0 1,1 2,2 Z) #000000
          strokePath (M0,0 L-1,0) width 0.5 #000000
          image 2×1 a8c7f832281a39c5 [0, 0, 1, 1]

        """)
  }

  @Test func invisibleDrawingIsNotRecorded() throws {
    var canvas = Canvas(scale: 1)
    let rect = Rect(x: 0, y: 0, width: 5, height: 5)
    canvas.fill(rect, .clear)
    canvas.fill(Rect(x: 0, y: 0, width: 0, height: 5), .black)
    canvas.frame(rect, width: 0, .black)
    canvas.fill(Path(), .black)
    canvas.stroke(Path(elements: [.move(.zero)]), width: -1, .black)
    canvas.draw(try Bitmap(size: PixelSize(width: 0, height: 3)), in: rect)
    canvas.draw(GlyphsCommand(font: try monoFont(size: 9), origin: .zero, glyphs: [], color: .black))
    #expect(canvas.displayList == DisplayList())
  }

  @Test func restoringReturnsToTheSavedState() {
    var canvas = Canvas(scale: 1)
    canvas.translateBy(x: 1, y: 1)
    canvas.saveState()
    canvas.translateBy(x: 5, y: 6)
    canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
    canvas.saveState()
    canvas.beginOpacityGroup(0.25)
    #expect(canvas.origin == Point(x: 6, y: 7))
    canvas.restoreState()
    canvas.restoreState()
    #expect(canvas.origin == Point(x: 1, y: 1))
    #expect(
      canvas.displayList.commands == [
        .pushClip(RoundedRect(Rect(x: 6, y: 7, width: 1, height: 1))), .pushOpacity(0.25), .popOpacity, .popClip,
      ])
  }

  @Test func withSavedStateClosesWhatItsBodyLeftOpen() {
    var canvas = Canvas(scale: 1)
    canvas.withSavedState { canvas in
      canvas.saveState()
      canvas.translateBy(x: 9, y: 9)
      canvas.beginOpacityGroup(7)
    }
    #expect(canvas.origin == .zero)
    #expect(canvas.displayList.commands == [.pushOpacity(1), .popOpacity])
  }

  @Test func equalDrawingGivesEqualLists() {
    func list(_ x: Double) -> DisplayList {
      var canvas = Canvas(scale: 1)
      canvas.fill(Rect(x: x, y: 0, width: 1, height: 1), .black)
      return canvas.displayList
    }
    #expect(list(1) == list(1))
    #expect(list(1).hashValue == list(1).hashValue)
    #expect(list(1) != list(2))
  }
}
