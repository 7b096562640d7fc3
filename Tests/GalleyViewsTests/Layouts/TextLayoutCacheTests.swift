import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews
import TestSupport
import Testing

/// The texts that a typesetter knows from the views before: nothing is done for them again, and nothing else is shown.
@Suite struct TextLayoutCacheTests {
  private let words = "some words to lay out\nand some more"
  private let frame = Rect(x: 0, y: 0, width: 90, height: 200)

  private func label(
    _ text: String, in context: RenderContext, size: Double = 10, lines: Int = 0, frame: Rect? = nil
  ) throws -> Label {
    let label = Label(frame: frame ?? self.frame, in: context)
    label.font = try TestFonts.mono(size)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// The work for what a label shows.
  private func work(of label: Label) -> (units: Int, lines: Int) {
    let before = label.context.typesetter.work
    _ = (label.sizeThatFits(label.bounds.size), label.placement)
    let after = label.context.typesetter.work
    return (after.shapedUnits - before.shapedUnits, after.lineAttempts - before.lineAttempts)
  }

  @Test func theThirdViewOfATextCostsNothing() throws {
    let context = try makeContext()
    var placements: [TextPlacement?] = []
    for time in 1...4 {
      let label = try label(words, in: context)
      let work = work(of: label)
      #expect((work.units > 0) == (time < 3) && (work.lines > 0) == (time < 3), "time \(time)")
      placements.append(label.placement)
    }
    #expect(placements.allSatisfy { $0 == placements[0] && $0 != nil })
  }

  @Test func differentTextsAreLaidOutSeparately() throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    for _ in 1...3 {
      for locale in ["en_US", "tr"] {
        for scale in [1.0, 3] {
          let context = try RenderContext(typesetter: typesetter, scale: scale, locale: locale)
          for (text, size, lines, width) in [
            (words, 10.0, 0, 90.0), (words, 12, 0, 90), (words, 10, 1, 90), (words, 10, 0, 60),
            ("some words", 10, 0, 90),
          ] {
            let frame = Rect(x: 0, y: 0, width: width, height: 200)
            let known = try label(text, in: context, size: size, lines: lines, frame: frame)
            let fresh = try RenderContext(
              typesetter: Typesetter(fonts: TestFonts.collection(), isRemembering: false), scale: scale, locale: locale)
            let anew = try label(text, in: fresh, size: size, lines: lines, frame: frame)
            #expect(known.sizeThatFits(frame.size) == anew.sizeThatFits(frame.size))
            #expect(known.placement == anew.placement && known.placement != nil)
          }
        }
      }
    }
  }

  /// Lists, columns and right-to-left text are known by all that they are laid out by.
  @Test(arguments: LayoutDirection.allCases)
  func listsAndColumnsAreLaidOutAsAlways(direction: LayoutDirection) throws {
    let (mono, varied) = (try TestFonts.mono(10), try TestFonts.varied(10))
    func attributed(_ style: ParagraphStyle, _ font: Font) -> AttributedText {
      let attributes = TextAttributes {
        $0.font = font
        $0.paragraphStyle = style
      }
      return AttributedText("1.5\tab\n22.25\tabc\n\u{5D0}\u{5D1} 3\tx", attributes: attributes)
    }
    let styles = [
      ParagraphStyle(), ParagraphStyle { $0.tabStops = [TextTab(alignment: .right, location: 40)] },
      ParagraphStyle { $0.tabStops = [TextTab(alignment: .right, location: 40, columnTerminators: ".")] },
      ParagraphStyle { $0.tabStops = [.automatic()] },
      ParagraphStyle { $0.textLists = [TextList(markerFormat: .disc)] },
      ParagraphStyle { $0.textLists = [TextList(markerFormat: .decimal, startingItemNumber: 9)] },
      ParagraphStyle { $0.baseWritingDirection = .rightToLeft },
    ]
    let context = try RenderContext(
      typesetter: Typesetter(fonts: try TestFonts.collection()), layoutDirection: direction)
    let fresh = try RenderContext(
      typesetter: Typesetter(fonts: TestFonts.collection(), isRemembering: false), layoutDirection: direction)
    var placements: Set<[Rect]> = []
    for _ in 1...3 {
      for style in styles {
        for font in [mono, varied] {
          let placed = [context, fresh].map { context in
            let label = Label(frame: frame, in: context)
            label.numberOfLines = 0
            label.attributedText = attributed(style, font)
            return label.placement
          }
          #expect(placed[0] == placed[1])
          placements.insert(try #require(placed[0]).layout.lines.map(\.usedRect))
        }
      }
    }
    // A style that changed nothing would test nothing.
    #expect(placements.count > styles.count)
  }

  /// Views that share a text do not share its changes.
  @Test func aViewThatChangesLeavesTheOthersAlone() throws {
    let context = try makeContext()
    let labels = try (1...3).map { _ in try label(words, in: context) }
    let before = labels.map(\.placement)
    labels[2].text = "another"
    labels[1].attributedText?.updateAttributes(in: 0..<4) { $0.kern = 5 }
    #expect(labels[0].placement == before[0])
    #expect(labels[1].placement != before[0] && labels[2].placement != before[0])
    #expect(try label(words, in: context).placement == before[0])
  }

  /// Typing changes a text in place, which others may have from the same memory.
  @Test func typingLeavesTheOthersAlone() throws {
    let context = try makeContext()
    let views = try (1...4).map { _ in
      let view = TextView(frame: Rect(x: 0, y: 0, width: 90, height: 200), in: context)
      view.font = try TestFonts.mono(10)
      view.text = words
      return view
    }
    let before = views.map(\.placement)
    views[3].becomeFirstResponder()
    views[3].select(4..<4)
    views[3].insertText("thing")
    #expect(views[3].placement?.layout.shaped.text.string == "something words to lay out\nand some more")
    for (view, before) in zip(views.prefix(3), before) { #expect(view.placement == before) }
    let fresh = TextView(frame: Rect(x: 0, y: 0, width: 90, height: 200), in: context)
    fresh.font = try TestFonts.mono(10)
    fresh.text = words
    #expect(fresh.placement == before[0])
  }

  /// A picture without a font that it needs is never taken for a whole one, however often its text was shown.
  @Test func aMissingFontIsSaidEachTime() throws {
    let manifest = FontManifest(
      folder: Repository.path("Fonts"),
      faces: [
        .init(
          family: "Galley Test Varied", postScriptName: "GalleyTestVaried-Regular", file: "GalleyTestVaried-Regular.ttf"
        ),
        .init(family: "Gone", postScriptName: "Gone-Regular", file: "gone.ttf"),
      ], system: "Galley Test Varied", fallback: ["Gone"])
    let typesetter = Typesetter(fonts: try FontCollection(manifest: manifest))
    let context = try RenderContext(typesetter: typesetter)
    for _ in 1...4 {
      let failures = typesetter.reportingFailures { () -> TextPlacement? in
        let label = Label(frame: frame, in: context)
        label.text = "Д"
        return label.placement
      }.failures
      #expect(failures.count == 1)
    }
  }
}
