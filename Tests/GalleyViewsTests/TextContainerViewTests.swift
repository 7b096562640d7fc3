import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// A bare TextKit stack in the mono face: at 10 points every glyph is 6 wide and a line 10 high.
@Suite struct TextContainerViewTests {
  static func view(
    _ string: String, size: Double = 10, frame: Rect, direction: LayoutDirection = .leftToRight
  ) throws -> TextContainerView {
    let view = TextContainerView(frame: frame, in: try makeContext(scale: 2, direction: direction))
    view.font = try TestFonts.mono(size)
    view.text = string
    return view
  }

  static func lines(_ view: TextContainerView) throws -> LineFragments {
    try #require(view.placement).layout.lines
  }

  /// The rules: the fragment spans the container, the used rectangle is the text with its trailing spaces and
  /// twice the padding, at most as wide.
  @Test func usedRectanglesAreAsWideAsTheirText() throws {
    let text = "Hello world, this is a long text\nthat wraps over lines\tand a tab"
    let lines = try Self.lines(try Self.view(text, frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(lines.map(\.rect) == (0..<6).map { Rect(x: 0, y: Double($0) * 10, width: 100, height: 10) })
    #expect(lines.map(\.usedRect.minX) == [0, 0, 0, 0, 0, 0])
    #expect(lines.map(\.usedRect.width) == [88, 100, 34, 100, 100, 28])
    #expect(lines.map(\.range) == [0..<13, 13..<28, 28..<32, 33..<49, 49..<61, 61..<64])
  }

  /// A container's size of 0 is no limit: NSTextContainer's `size`.
  @Test func aViewWithoutWidthDropsNoText() throws {
    let view = try Self.view("abc def\nghi", frame: .zero)
    view.frame.size.height = view.sizeThatFits(.zero).height
    #expect(view.frame.height == 20)
    try expectEqual(Self.lines(view).map(\.range), [0..<7, 8..<11])
    #expect(view.overflow == nil)
  }

  @Test func anEmptyTextHasAnExtraLine() throws {
    let view = try Self.view("", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let lines = try Self.lines(view)
    #expect(lines.count == 1 && lines[0].isExtra && lines[0].range == 0..<0)
    #expect(view.sizeThatFits(Size(width: 100, height: 0)) == Size(width: 10, height: 10))
  }

  @Test func sizesHoldPaddingAndText() throws {
    let view = try Self.view("aaaa bbbb", frame: .zero)
    #expect(view.intrinsicContentSize == Size(width: 64, height: 10))
    #expect(view.sizeThatFits(Size(width: 50, height: 1)) == Size(width: 40, height: 20))
  }

  @Test func naturalAlignmentFollowsTheText() throws {
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: 100, height: 50), in: try makeContext())
    view.font = try TestFonts.varied(10)
    view.text = "a\nש"
    let lines = try Self.lines(view)
    #expect(lines[0].usedRect.minX == 0)
    #expect(lines[1].usedRect.maxX == 100)
  }

  @Test func textWithoutRoomIsOverflow() throws {
    let view = try Self.view("aa bb cc dd", frame: Rect(x: 0, y: 0, width: 26, height: 25))
    try expectEqual(Self.lines(view).map(\.range), [0..<3, 3..<6])
    #expect(view.overflow == 6..<11)
    view.frame.size.height = 40
    #expect(view.overflow == nil)
  }

  /// Labels round to the nearest pixel, TextKit's views down the page (rule: label-vertical-placement).
  @Test func baselinesGoDownToTheNextPixel() throws {
    let view = try Self.view("a", size: 11, frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let placement = try #require(view.placement)
    #expect(abs(placement.layout.lines[0].baseline - 8.8) < 0.001)
    #expect(placement.drawnBaseline(of: placement.layout.lines[0]) == 9)
  }

  @Test func columnsShareTheWidth() throws {
    let view = try Self.view("aa bb cc dd ee", frame: Rect(x: 0, y: 0, width: 62, height: 20))
    view.columns = TextColumns(count: 2, spacing: 10)
    let placement = try #require(view.placement)
    #expect(placement.origins == [.zero, Point(x: 36, y: 0)])
    #expect(placement.layout.lines.map(\.container) == [0, 0, 1, 1])
    #expect(view.overflow == 12..<14)
  }

  @Test func columnsBeginWhereTheInterfaceDoes() throws {
    let view = try Self.view("aa", frame: Rect(x: 0, y: 0, width: 62, height: 20), direction: .rightToLeft)
    view.columns = TextColumns(count: 2, spacing: 10)
    #expect(view.placement?.origins == [Point(x: 36, y: 0), .zero])
  }

  /// Five words of a line each in two columns need three lines.
  @Test func columnsAreAsLowAsTheyCanBe() throws {
    let view = try Self.view("aa bb cc dd ee", frame: .zero)
    view.columns = TextColumns(count: 2, spacing: 10)
    #expect(view.sizeThatFits(Size(width: 62, height: 0)) == Size(width: 62, height: 30))
  }

  /// A column that truncates or clips holds all text in any height; it is no lower for that.
  @Test(arguments: [LineBreakMode.byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingHead])
  func columnsAreAsHighWhateverTheModeOfTheLastLine(mode: LineBreakMode) throws {
    let view = try Self.view("aa bb cc dd ee", frame: .zero)
    view.columns = TextColumns(count: 2, spacing: 10)
    view.lineBreakMode = mode
    let size = view.sizeThatFits(Size(width: 62, height: 0))
    #expect(size == Size(width: 62, height: 30))
    view.frame.size = size
    try expectEqual(Self.lines(view).map(\.range), [0..<3, 3..<6, 6..<9, 9..<12, 12..<14])
    try expectEqual(#require(view.placement).layout.isTruncated, false)
  }

  @Test func exclusionsOfTheViewLieOverAllColumns() throws {
    let view = try Self.view("aaaa bbbb cccc dddd", frame: Rect(x: 0, y: 0, width: 90, height: 20))
    view.columns = TextColumns(count: 2, spacing: 10)
    view.exclusionPaths = [Path(roundedRect: Rect(x: 35, y: 0, width: 20, height: 10), cornerRadius: 0)]
    let placement = try #require(view.placement)
    let rects = placement.layout.lines.map { $0.rect.offsetBy(dx: placement.origin(of: $0).x, dy: 0) }
    #expect(
      rects == [
        Rect(x: 0, y: 0, width: 35, height: 10), Rect(x: 0, y: 10, width: 40, height: 10),
        Rect(x: 55, y: 0, width: 35, height: 10), Rect(x: 50, y: 10, width: 40, height: 10),
      ])
  }

  @Test func containersHaveTheirOwnPlaces() throws {
    let view = try Self.view("aa bb cc", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.containers = [
      PlacedTextContainer(container: TextContainer(size: Size(width: 15, height: 10))),
      PlacedTextContainer(
        origin: Point(x: 50, y: 30), container: TextContainer(size: Size(width: 15, height: .infinity))),
    ]
    let placement = try #require(view.placement)
    #expect(placement.layout.lines.map(\.container) == [0, 1, 1])
    #expect(placement.drawnBaseline(of: placement.layout.lines[2]) == 48)
    #expect(view.sizeThatFits(.zero) == Size(width: 65, height: 50))
    let typesetter = view.context.typesetter
    #expect(placement.position(nearest: Point(x: 51, y: 45), with: typesetter)?.offset == 6)
    #expect(placement.position(nearest: Point(x: 7, y: 5), with: typesetter)?.offset == 1)
  }

  // MARK: The classic page

  /// A and B of three lines each, an ornament, and C, in a container 310 wide with its padding.
  static func page() throws -> TextContainerView {
    let body = try TestFonts.mono(15)
    let ornament = try TestFonts.mono(36)
    func paragraph(_ string: String, indent: Double) -> AttributedText {
      AttributedText(
        string + "\n",
        attributes: TextAttributes {
          $0.font = body
          $0.paragraphStyle = ParagraphStyle {
            $0.alignment = .justified
            ($0.minimumLineHeight, $0.maximumLineHeight) = (18, 18)
            $0.hyphenationFactor = 0.97
            $0.firstLineHeadIndent = indent
          }
        })
    }
    let three = "The quick brown fox jumps over the lazy dog and keeps running through the tall grass"
    var text = paragraph(three, indent: 0)
    text.append(paragraph(three, indent: 15))
    text.append(
      "*\n",
      attributes: TextAttributes {
        $0.font = ornament
        $0.paragraphStyle = ParagraphStyle {
          $0.alignment = .center
          ($0.paragraphSpacingBefore, $0.paragraphSpacing) = (15, 15)
        }
      })
    text.append(paragraph("The end", indent: 15))
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: 310, height: 400), in: try makeContext())
    view.attributedText = text
    return view
  }

  @Test func theClassicPage() throws {
    let lines = try Self.lines(try Self.page())
    #expect(lines.count == 9)
    #expect(lines.map(\.rect.minY) == [0, 18, 36, 54, 72, 90, 108, 174, 192])
    #expect(lines.map(\.rect.height) == [18, 18, 18, 18, 18, 18, 66, 18, 18])
    #expect(lines.map(\.usedRect.minY) == [0, 18, 36, 54, 72, 90, 123, 174, 192])
    #expect(lines.map(\.usedRect.height) == [18, 18, 18, 18, 18, 18, 36, 18, 18])
    let baselines = [15, 33, 51, 69, 87, 105, 151.8.onLengthGrid, 189, 207]
    #expect(lines.map(\.baseline) == baselines)
    let left = [5, 5, 5, 20, 5, 5, 144.2, 20]
    for (line, x) in zip(lines, left) {
      let origin = try #require(line.runs.first).origin.x
      #expect(abs(origin - x) < 1.0 / 10_000)
    }
    // Justified to the text's own edges: 300 wide, 285 behind the indent.
    #expect(lines[..<2].map(\.usedRect.maxX) == [310, 310])
    #expect(lines[3].usedRect == Rect(x: 15, y: 54, width: 295, height: 18))
  }
}
