import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// The layout of right-to-left text must be the mirror image of left-to-right text: in a face in which all letters have
/// the same width, each Hebrew letter replaces a Latin one.
@Suite struct MirroredLayoutTests {
  /// A text, a style and a container that can all be mirrored.
  private struct Sample {
    var text: String
    var style: ParagraphStyle
    var container: TextContainer
    var hole: Rect?
    var options: LayoutOptions

    init(_ random: inout RandomText) {
      let letters = ["a", "b", "c", "d", "e", "f", " ", " ", " ", "\n", "\t", "."]
      text = (0..<random.number(0...60)).map { _ in random.element(letters) }.joined()
      style = ParagraphStyle()
      // Justified lines give the remainder to their first gaps from the left in both directions.
      style.alignment = random.element([.left, .center, .right, .natural])
      style.baseWritingDirection = .leftToRight
      style.firstLineHeadIndent = Double(random.number(0...30))
      style.headIndent = Double(random.number(0...30))
      style.tailIndent = Double(random.number(-20...0))
      style.lineBreakMode = random.element([.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle])
      style.allowsDefaultTighteningForTruncation = random.once(in: 4)
      style.tabStops = (0..<random.number(0...3)).map { _ in
        TextTab(
          alignment: random.element([.left, .center, .right, .natural, .trailing]),
          location: Double(random.number(5...150)),
          columnTerminators: random.once(in: 3) ? "." : nil)
      }
      let width = Double(random.number(40...200))
      container = TextContainer(
        size: Size(width: width, height: .infinity), lineFragmentPadding: random.once(in: 2) ? 5 : 0,
        maximumNumberOfLines: random.once(in: 3) ? random.number(1...3) : 0)
      hole = nil
      if random.once(in: 2) {
        hole = Rect(
          x: Double(random.number(-10...100)), y: Double(random.number(0...40)),
          width: Double(random.number(5...60)), height: Double(random.number(5...40)))
      }
      options = LayoutOptions()
      if random.once(in: 3) { options.lineBreakMode = random.element([.byTruncatingTail, .byTruncatingHead]) }
    }

    private init(_ sample: Sample) { self = sample }

    /// The mirrored sample.
    var mirrored: Sample {
      var mirror = Sample(self)
      let hebrew = Array("אבגדהו")
      mirror.text = String(text.map { "abcdef".firstIndex(of: $0).map { hebrew[$0.utf16Offset(in: "abcdef")] } ?? $0 })
      mirror.style.baseWritingDirection = .rightToLeft
      mirror.style.alignment = Self.opposite(style.alignment)
      mirror.style.tabStops = style.tabStops.map {
        TextTab(
          alignment: Self.oppositeSide($0.alignment), location: $0.location, columnTerminators: $0.columnTerminators)
      }
      mirror.hole = hole.map {
        Rect(x: container.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      return mirror
    }

    private static func oppositeSide(_ alignment: TabAlignment) -> TabAlignment {
      switch alignment {
      case .left: .right
      case .right: .left
      default: alignment
      }
    }

    private static func opposite(_ alignment: TextAlignment) -> TextAlignment {
      switch alignment {
      case .left: .right
      case .right: .left
      default: alignment
      }
    }

    func layout(with typesetter: Typesetter) throws -> TextLayout {
      var container = container
      container.exclusionPaths = hole.map { [Path(roundedRect: $0, cornerRadius: 0)] } ?? []
      let attributes = TextAttributes {
        $0.font = try? TestFonts.mono(15)
        $0.paragraphStyle = style
      }
      let shaped = shape(
        AttributedText(text, attributes: attributes), defaultFont: try TestFonts.mono(15), locale: "en_US",
        with: typesetter)
      return layOut(shaped, in: container, options: options, with: typesetter)
    }
  }

  @Test(arguments: 0..<SeededRuns.count(40)) func rightToLeftLayoutIsTheMirrorImage(seed: Int) throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    var random = RandomText(seed: 3000 + seed, fonts: [])
    for _ in 0..<20 {
      let sample = Sample(&random)
      let (one, other) = (try sample.layout(with: typesetter), try sample.mirrored.layout(with: typesetter))
      let width = sample.container.size.width
      func mirror(_ rect: Rect) -> Rect {
        Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      #expect(one.lines.map(\.range) == other.lines.map(\.range), "\(sample)")
      guard one.lines.map(\.range) == other.lines.map(\.range) else { continue }
      for (line, image) in zip(one.lines, other.lines) {
        #expect(mirror(line.rect) == image.rect, "\(sample)")
        #expect(mirror(line.usedRect) == image.usedRect, "\(sample)")
        #expect(line.hidden == image.hidden && line.ends == image.ends && line.baseline == image.baseline)
        let boxes = one.clusters(of: line, with: typesetter)
        let images = other.clusters(of: image, with: typesetter)
        #expect(boxes.map(\.range) == images.map(\.range))
        #expect(boxes.map { width - $0.x - $0.width } == images.map(\.x), "\(sample)")
      }
    }
  }
}
