import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// The work that labels cost, counted: every number is that of the same calls on every machine.
@Suite struct WorkCountTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try TestFonts.typesetter() }

  private func label(
    _ text: String, width: Double = 200, lines: Int = 0, locale: String = "en_US", size: Double = 10
  ) throws -> Label {
    let label = Label(in: try RenderContext(typesetter: typesetter, scale: 2, locale: locale))
    label.font = try TestFonts.mono(size)
    label.text = text
    label.numberOfLines = lines
    label.frame = Rect(x: 0, y: 0, width: width, height: 100)
    return label
  }

  private func draw(_ label: Label) throws {
    _ = try rasterize(
      displayList(of: label), size: PixelSize(width: 400, height: 200), scale: 2, background: .white,
      typesetter: typesetter)
  }

  private func work(_ body: () throws -> Void) rethrows -> TypesettingWork {
    let before = typesetter.work
    try body()
    return typesetter.work - before
  }

  private func expected(
    units: Int = 0, calls: Int = 0, sought: Int = 0, found: Int = 0, attempts: Int = 0, rendered: Int = 0
  ) -> TypesettingWork {
    var work = TypesettingWork()
    (work.shapedUnits, work.shapingCalls, work.soughtPieces, work.foundPieces) = (units, calls, sought, found)
    (work.lineAttempts, work.renderedGlyphs) = (attempts, rendered)
    return work
  }

  @Test func aLabelDrawnTwiceIsShapedAndRenderedOnce() throws {
    let label = try label("abca")
    let first = try work { try draw(label) }
    #expect(first == expected(units: 4, calls: 1, sought: 1, attempts: 1, rendered: 3), "\(first)")
    #expect(try work { try draw(label) } == expected())
  }

  @Test func anotherColourCostsNothing() throws {
    let label = try label("abca")
    try draw(label)
    label.textColor = .white
    #expect(try work { try draw(label) } == expected())
  }

  /// Another width breaks lines again and shapes nothing.
  @Test func aResizeShapesNothing() throws {
    let label = try label("some words to lay out", width: 200)
    #expect(
      work { _ = label.sizeThatFits(Size(width: 200, height: 100)) }
        == expected(units: 21, calls: 1, sought: 1, attempts: 1))
    let narrow = work { _ = label.sizeThatFits(Size(width: 66, height: 100)) }
    #expect(narrow == expected(attempts: 2), "\(narrow)")
    #expect(work { _ = label.sizeThatFits(Size(width: 66, height: 100)) } == expected(), "the layout is kept")
  }

  /// The same text in another label is found at once, also in another locale: the face does not tell languages apart.
  @Test(arguments: ["en_US", "fr_FR", "sr_Cyrl", ""]) func aTextInAnotherLocaleIsFound(locale: String) throws {
    try draw(try label("words of a label"))
    let other = try label("words of a label", locale: locale)
    let again = try work { try draw(other) }
    #expect(again == expected(units: 16, sought: 1, found: 1, attempts: 1), "\(again)")
  }

  /// A text that came twice is not looked for in the pieces of text either, whatever its label's width and colour are.
  @Test func aTextInAnotherWidthAndColourIsFound() throws {
    for _ in 0..<2 { try draw(try label("word")) }
    let wide = try label("word", width: 300)
    wide.textColor = .white
    let again = try work { try draw(wide) }
    #expect(again == expected(attempts: 1), "\(again)")
  }

  /// A word in another size is other lengths of the same shape: it is found, and its glyphs are rendered anew.
  @Test func aWordInAnotherSizeIsFound() throws {
    _ = try label(Array(repeating: "word", count: 1000).joined(separator: " ")).sizeThatFits(
      Size(width: 200, height: 1e6))
    for _ in 0..<2 { try draw(try label("word")) }
    let larger = try label("word", size: 20)
    let work = try work { try draw(larger) }
    #expect(work == expected(units: 4, sought: 1, found: 1, attempts: 1, rendered: 4), "\(work)")
  }

  /// Every line is tried once where nothing is excluded.
  @Test(arguments: [1, 2, 5, 50]) func linesAreTriedOnce(count: Int) throws {
    let label = try label(Array(repeating: "abcd", count: count).joined(separator: " "), width: 24)
    let cost = work { _ = label.sizeThatFits(Size(width: 24, height: 1e6)) }
    #expect(cost == expected(units: 5 * count - 1, calls: 1, sought: 1, attempts: count), "\(cost)")
  }
}
