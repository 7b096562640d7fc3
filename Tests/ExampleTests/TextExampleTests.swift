import Galley
import TestSupport
import Testing

/// The examples in the documentation of text and fonts, word for word.
@Suite struct TextExampleTests {
  let fonts: FontCollection
  let typesetter: Typesetter
  let context: RenderContext

  init() throws {
    let example = try Example()
    (fonts, typesetter, context) = (example.fonts, example.typesetter, example.context)
  }

  @Test func fontCollections() throws {
    let bold = try fonts.font(FontDescriptor(family: "Inter", weight: 700), size: 17)
    let faces = fonts.fontNames(forFamilyName: "Inter")
    #expect(faces.contains(bold.fontName))
  }

  @Test func typesetters() async throws {
    let fonts = fonts
    let widths = try await withThrowingTaskGroup(of: Double.self) { group in
      for word in ["one", "two"] {
        group.addTask {
          let typesetter = Typesetter(fonts: fonts)  // each task has its own; the fonts are shared
          let context = try RenderContext(typesetter: typesetter)
          return AttributedText(word).size(in: context).width
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(widths.count == 2)
  }

  @Test func fontsAsValues() {
    let font = context.defaultFont.withSize(20)
    let line = font.ascender - font.descender  // points; the line gap, font.leading, is apart
    #expect(line == font.lineHeight)
  }

  @Test func attributedTexts() {
    var text = AttributedText("Total\t")
    text.append("12.50", attributes: TextAttributes { $0.foregroundColor = Color(hex: "#FF3B30") })
    let width = text.size(in: context).width
    #expect(width > 0 && text.runs.count == 2)
  }

  @Test func textAttributes() throws {
    let attributes = TextAttributes {
      $0.font = context.defaultFont
      $0.kern = 0.5
      $0.underlineStyle = .single
    }
    let text = AttributedText("Spaced and underlined", attributes: attributes)
    #expect(text.attributes(at: 0).kern == 0.5)
  }

  @Test func paragraphStyles() {
    let body = ParagraphStyle {
      $0.alignment = .justified
      $0.minimumLineHeight = 18
      $0.maximumLineHeight = 18
      $0.firstLineHeadIndent = 15
      $0.hyphenationFactor = 0.97
    }
    let text = AttributedText("One paragraph.", attributes: TextAttributes { $0.paragraphStyle = body })
    #expect(text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, in: context).height == 18)
  }

  @Test func tabs() {
    let prices = ParagraphStyle {
      $0.tabStops = [
        TextTab(alignment: .right, location: 180, columnTerminators: TextTab.columnTerminators(for: "de_DE"))
      ]
    }
    #expect(prices.tabStops.first?.columnTerminators == ",")
  }

  @Test func containersAndLayouts() {
    let shaped = shape(
      AttributedText("Text that is broken into lines."), defaultFont: context.defaultFont, locale: "en_US",
      with: typesetter)
    let container = TextContainer(
      size: Size(width: 120, height: .infinity), lineFragmentPadding: 5,
      exclusionPaths: [Path(ovalIn: Rect(x: 80, y: 0, width: 60, height: 60))])
    let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    for line in layout.lines { print(line.range, line.baseline, line.ends) }
    #expect(layout.lines.count > 1)
  }

  @Test func layoutsAnswer() {
    let shaped = shape(AttributedText("Hello"), defaultFont: context.defaultFont, locale: "en_US", with: typesetter)
    let container = TextContainer(size: Size(width: 100, height: .infinity))
    let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    let (offset, affinity) =
      layout.position(nearest: Point(x: 30, y: 8), inContainer: 0, with: typesetter) ?? (0, .downstream)
    let caret = layout.caret(at: offset, affinity: affinity, with: typesetter)
    #expect(caret != nil && offset > 0)
  }
}
