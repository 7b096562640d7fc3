import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// What a label records on its canvas. The mono face at 10 points: underline from 1 below the
/// baseline, half a point thick; line through from 2.5 above it, as thick.
@Suite struct LabelDrawingTests {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let green = Color(red: 0, green: 255, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)

  static func label(_ text: AttributedText, width: Double = 100, lines: Int = 1, scale: Double = 2) throws -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: width, height: 20), in: try makeContext(scale: scale))
    label.font = try TestFonts.mono(10)
    label.attributedText = text
    label.numberOfLines = lines
    return label
  }

  /// Origin and colour of each group of glyphs; rectangles in the order of drawing.
  static func drawn(_ view: View) -> [String] {
    displayList(of: view).commands.map { command in
      switch command {
      case .glyphs(let glyphs):
        "glyphs \(glyphs.glyphs.count) at \(glyphs.origin.x),\(glyphs.origin.y) \(glyphs.color.hex)"
      case .fill(let shape, let color):
        "fill \(shape.rect.minX),\(shape.rect.minY) \(shape.rect.width)x\(shape.rect.height) \(color.hex)"
      case .pushClip(let shape):
        "clip \(shape.rect.minX),\(shape.rect.minY) \(shape.rect.width)x\(shape.rect.height)"
      case .pushOpacity(let opacity): "opacity \(opacity)"
      case .frame(let shape, let width, let color):
        "frame \(shape.rect.width)x\(shape.rect.height) \(width) \(color.hex)"
      case .popClip, .popOpacity: "pop"
      default: "other"
      }
    }
  }

  @Test func plainText() throws {
    #expect(Self.drawn(try Self.label(AttributedText("abc"))) == ["glyphs 3 at 0.0,13.0 #000000"])
  }

  /// At 40 points "X" stands 32 above its baseline, which is too much for a label of 20: the bounds cut it. Text that
  /// stays inside is not clipped.
  @Test(arguments: [(40.0, true, true), (40, false, false), (10, true, false)])
  func inkOutsideTheBoundsIsCut(size: Double, clipsInk: Bool, isClipped: Bool) throws {
    let label = try Self.label(
      AttributedText(
        "X",
        attributes: TextAttributes {
          $0.font = try? TestFonts.mono(size)
          $0.paragraphStyle = ParagraphStyle { $0.maximumLineHeight = 20 }
        }))
    label.clipsInk = clipsInk
    #expect(Self.drawn(label).contains("clip 0.0,0.0 100.0x20.0") == isClipped)
  }

  /// Bounds between pixels are rounded outward: the pixels of a layer of this size.
  @Test func theCutIsOnWholePixelsOutside() throws {
    let label = try Self.label(AttributedText("X", attributes: TextAttributes { $0.obliqueness = 1 }))
    label.frame = Rect(x: 0, y: 0, width: 6.1, height: 20)
    #expect(Self.drawn(label).first == "clip 0.0,0.0 6.5x20.0")
  }

  @Test func aShadowLiesBelowAllTextOnePointUp() throws {
    var text = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = Self.red })
    text.append("c", attributes: TextAttributes { $0.foregroundColor = Self.blue })
    let label = try Self.label(text)
    label.shadowColor = Self.green
    #expect(
      Self.drawn(label) == [
        "glyphs 2 at 0.0,12.0 #00FF00", "glyphs 1 at 12.0,12.0 #00FF00", "glyphs 2 at 0.0,13.0 #FF0000",
        "glyphs 1 at 12.0,13.0 #0000FF",
      ])
    label.shadowOffset = Size(width: 2, height: 3)
    #expect(Self.drawn(label).first == "glyphs 2 at 2.0,16.0 #00FF00")
    label.shadowColor = nil
    #expect(Self.drawn(label).count == 2)
  }

  @Test func shadowsOfCharactersReplaceTheLabels() throws {
    var text = AttributedText("ab")
    text.append(
      "c", attributes: TextAttributes { $0.shadow = Shadow(color: Self.blue, offset: Point(x: 1, y: 1)) })
    let label = try Self.label(text)
    label.attributedText = nil
    label.shadowColor = Self.green
    label.attributedText = text
    #expect(
      Self.drawn(label) == [
        "glyphs 1 at 13.0,14.0 #0000FF", "glyphs 2 at 0.0,13.0 #000000", "glyphs 1 at 12.0,13.0 #000000",
      ])
  }

  @Test func aBackgroundCoversTheLineOfItsCharacters() throws {
    var text = AttributedText("ab ")
    text.append("cd", attributes: TextAttributes { $0.backgroundColor = Self.green })
    let drawn = Self.drawn(try Self.label(text))
    #expect(drawn.first == "fill 18.0,5.0 12.0x10.0 #00FF00")
    #expect(drawn.count == 3)
  }

  @Test func aGroundEndsWithTheLineAndWithThePixel() throws {
    // Two lines of 10.5; the space after "aaaa" hangs past the 31 points.
    let text = AttributedText("aaaa bbbb", attributes: TextAttributes { $0.backgroundColor = Self.green })
    let label = try Self.label(text, width: 26, lines: 2, scale: 1)
    label.font = try TestFonts.mono(10.5)
    label.frame.size.height = 21
    let fills = Self.drawn(label).filter { $0.hasPrefix("fill") }
    #expect(fills == ["fill 0.0,0.0 26.0x11.0 #00FF00", "fill 0.0,11.0 25.0x10.0 #00FF00"])
  }

  private static let underlines: [(LineDecoration, Double, [String])] = [
    // The middle is two thicknesses below the baseline, since the font would have it nearer.
    (LineDecoration.single, 1.0, ["fill 0.0,15.0 18.0x1.0 #FF0000"]),
    (.single, 2, ["fill 0.0,14.5 18.0x1.0 #FF0000"]), (.thick, 2, ["fill 0.0,14.0 18.0x2.0 #FF0000"]),
    // The upper one of two lines is on the baseline, where the letters leave it no room.
    (.double, 2, ["fill 0.0,16.5 18.0x1.0 #FF0000"]),
    // A pattern alone is drawn as a single line.
    (.patternDash, 2, ["other"]), ([.byWord], 2, []),
  ]

  @Test(arguments: underlines)
  func underlinesLieBelowTheGlyphs(style: LineDecoration, scale: Double, fills: [String]) throws {
    let text = AttributedText(
      "abc",
      attributes: TextAttributes {
        $0.underlineStyle = style
        $0.underlineColor = Self.red
      })
    #expect(Self.drawn(try Self.label(text, scale: scale)) == fills + ["glyphs 3 at 0.0,13.0 #000000"])
  }

  @Test func aLineThroughTheTextLiesAboveIt() throws {
    let text = AttributedText("abc", attributes: TextAttributes { $0.strikethroughStyle = .single })
    let drawn = Self.drawn(try Self.label(text))
    #expect(drawn == ["glyphs 3 at 0.0,13.0 #000000", "fill 0.0,10.5 18.0x1.0 #000000"])
  }

  /// Recorded: qweqrty/WrapKit, wrapkit-underline-byword-iOS26@3x.
  @Test func linesByWordAreWholeLinesInLabelsAndLeaveSpacesOutInTextKit() throws {
    let text = AttributedText(
      "ab  c",
      attributes: TextAttributes {
        $0.font = try? TestFonts.mono(10)
        $0.underlineStyle = [.single, .byWord]
      })
    let fills = Self.drawn(try Self.label(text)).filter { $0.hasPrefix("fill") }
    #expect(fills == ["fill 0.0,14.5 30.0x1.0 #000000"])
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: 100, height: 20), in: try makeContext(scale: 2))
    view.lineFragmentPadding = 0
    view.attributedText = text
    #expect(
      Self.drawn(view).filter { $0.hasPrefix("fill") } == [
        "fill 0.0,9.5 12.0x1.0 #000000", "fill 24.0,9.5 6.0x1.0 #000000",
      ])
  }

  @Test func byWordAloneDrawsNoLine() throws {
    let text = AttributedText("ab", attributes: TextAttributes { $0.underlineStyle = .byWord })
    #expect(Self.drawn(try Self.label(text)) == ["glyphs 2 at 0.0,13.0 #000000"])
  }

  @Test func decorationsFollowTheRequestedFont() throws {
    let font = try TestFonts.varied(20)
    let text = AttributedText(
      "a中b",
      attributes: TextAttributes {
        $0.font = font
        $0.underlineStyle = .single
      })
    let fills = displayList(of: try Self.label(text)).commands.compactMap { command -> Rect? in
      if case .fill(let shape, _) = command { shape.rect } else { nil }
    }
    #expect(Set(fills.map(\.minY)).count == 1)
    #expect(Set(fills.map(\.height)) == [1])
    #expect(fills.count == 1)
  }

  @Test func highlightedTextIsAllInOneColour() throws {
    var text = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = Self.red })
    text.append("c", attributes: TextAttributes { $0.foregroundColor = Self.blue })
    let label = try Self.label(text)
    label.isHighlighted = true
    let own = ["glyphs 2 at 0.0,13.0 #FF0000", "glyphs 1 at 12.0,13.0 #0000FF"]
    #expect(Self.drawn(label) == own)
    label.highlightedTextColor = Self.green
    #expect(Self.drawn(label) == ["glyphs 2 at 0.0,13.0 #00FF00", "glyphs 1 at 12.0,13.0 #00FF00"])
    label.isHighlighted = false
    #expect(Self.drawn(label) == own)
  }

  @Test func disabledTextIsHalfAsStrong() throws {
    let label = try Self.label(AttributedText("abc"))
    label.isEnabled = false
    label.backgroundColor = .white
    #expect(
      Self.drawn(label) == [
        "fill 0.0,0.0 100.0x20.0 #FFFFFF", "opacity 0.5", "glyphs 3 at 0.0,13.0 #000000", "pop",
      ])
  }

  @Test func anEllipsisHasTheColourOfWhatItReplaces() throws {
    var text = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = Self.red })
    text.append("cdef", attributes: TextAttributes { $0.foregroundColor = Self.blue })
    #expect(
      Self.drawn(try Self.label(text, width: 20)) == [
        "glyphs 2 at 0.0,13.0 #FF0000", "glyphs 1 at 12.0,13.0 #0000FF",
      ])
  }

  @Test func aHyphenHasTheColourOfTheLetterBeforeIt() throws {
    var text = AttributedText("ab\u{AD}", attributes: TextAttributes { $0.foregroundColor = Self.red })
    text.append("cd", attributes: TextAttributes { $0.foregroundColor = Self.blue })
    let label = try Self.label(text, width: 20, lines: 0)
    label.lineBreakMode = .byWordWrapping
    #expect(label.shownLines == ["ab\u{AD}-", "cd"])
    let colors = displayList(of: label).commands.compactMap { command -> Color? in
      if case .glyphs(let glyphs) = command { glyphs.color } else { nil }
    }
    #expect(colors == [Self.red, Self.red, Self.blue])
  }

  @Test func aNewColourShapesNothing() throws {
    let label = try Self.label(AttributedText("abc", attributes: TextAttributes { $0.foregroundColor = Self.red }))
    let before = try #require(label.placement)
    label.textColor = Self.blue
    let after = try #require(label.placement)
    // The layout still holds the text that it was made from.
    #expect(after.layout.shaped.text == before.layout.shaped.text)
    #expect(Self.drawn(label) == ["glyphs 3 at 0.0,13.0 #0000FF"])
  }

  @Test func aLineThatIsTooHighIsCutAtTheBounds() throws {
    let label = try Self.label(AttributedText("a"), lines: 0)
    label.font = try TestFonts.mono(30)
    #expect(Self.drawn(label) == ["clip -60.0,0.0 220.0x20.0", "glyphs 1 at 0.0,19.0 #000000", "pop"])
  }

  @Test func clippedTextIsCutAtTheEdgeOfItsRectangle() throws {
    let label = try Self.label(AttributedText("abcdef"), width: 30)
    label.lineBreakMode = .byClipping
    label.insets = EdgeInsets(top: 0, left: 5, bottom: 0, right: 10)
    #expect(
      Self.drawn(label) == [
        "clip 0.0,0.0 30.0x20.0", "clip 5.0,-20.0 15.0x60.0", "glyphs 6 at 5.0,13.0 #000000", "pop", "pop",
      ])
  }

  @Test func roundCornersCutTheText() throws {
    let label = try Self.label(AttributedText("abc"))
    label.cornerRadius = 4
    #expect(Self.drawn(label) == ["clip 0.0,0.0 100.0x20.0", "glyphs 3 at 0.0,13.0 #000000", "pop"])
    label.clipsToBounds = false
    #expect(Self.drawn(label) == ["glyphs 3 at 0.0,13.0 #000000"])
  }

  @Test func subviewsAreCutAtTheBoundsAndTheTextIsNot() throws {
    let label = try Self.label(AttributedText("abc"))
    let child = View(frame: Rect(x: 90, y: 10, width: 30, height: 30), in: label.context)
    child.backgroundColor = Self.red
    label.addSubview(child)
    #expect(
      Self.drawn(label) == [
        "glyphs 3 at 0.0,13.0 #000000", "clip 0.0,0.0 100.0x20.0", "fill 90.0,10.0 30.0x30.0 #FF0000", "pop",
      ])
    label.clipsToBounds = false
    #expect(Self.drawn(label) == ["glyphs 3 at 0.0,13.0 #000000", "fill 90.0,10.0 30.0x30.0 #FF0000"])
  }

  @Test func raisedTextMovesOnceByItsOffset() throws {
    var text = AttributedText("a")
    text.append("b", attributes: TextAttributes { $0.baselineOffset = 4 })
    // The line grows by 4 above: 14 high, centred in 20, baseline at 3 + 12.
    #expect(
      Self.drawn(try Self.label(text)) == ["glyphs 1 at 0.0,15.0 #000000", "glyphs 1 at 6.0,11.0 #000000"])
  }
}
