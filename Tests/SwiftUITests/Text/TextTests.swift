import GalleyViews
import Testing

@testable import SwiftUI

/// Texts measured and drawn.
@MainActor @Suite struct TextTests {
  /// A font of which each letter is 0.6 of the size wide.
  static func mono(_ size: CGFloat) -> Font { .custom("GalleyTestMono-Regular", fixedSize: size) }

  static func size(_ view: some SwiftUI.View, _ width: CGFloat = .infinity, _ height: CGFloat = .infinity) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  static func picture(_ view: UIView) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }.pngData()
  }

  static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  static func string(_ view: some SwiftUI.View) -> String? {
    let host = UIHostingController(rootView: view)
    host.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    host.view.layoutIfNeeded()
    return labels(in: host.view).first?.text
  }

  @Test(arguments: ["Hello, world", "Tj \u{1F600} fi", "سلام", "Ågy|"])
  func aLineHasTheSamePixelsAsALabel(text: String) {
    UIKitEnvironment.withEnvironment({ $0.traits = $0.traits.modifyingTraits { $0.displayScale = 3 } }) {
      let label = UILabel()
      (label.text, label.font) = (text, .preferredFont(forTextStyle: .body))
      // A label cuts ink at its edges, a text does not.
      label.label.clipsInk = false
      label.clipsToBounds = false
      label.frame = CGRect(x: 7, y: 5, width: 150, height: 20 + 1 / 3.0)
      let first = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
      first.addSubview(label)
      let host = UIHostingController(rootView: Text(verbatim: text))
      host.view.backgroundColor = .clear
      let size = host.sizeThatFits(in: CGSize(width: 150, height: 40))
      #expect(abs(size.height - 20 - 1 / 3.0) < 0.01)
      host.view.frame = CGRect(origin: CGPoint(x: 7, y: 5), size: size)
      let second = UIView(frame: first.frame)
      second.addSubview(host.view)
      second.layoutIfNeeded()
      #expect(Self.picture(first) == Self.picture(second))
    }
  }

  @Test func aTextWrapsInTheWidthAndIsCutToTheHeight() {
    let text = Text(verbatim: "aaa bbb ccc").font(.system(size: 10))
    let line = Self.size(text)
    let one = UIFont.systemFont(ofSize: 10).lineHeight
    #expect(line.height == (one * 2).rounded(.up) / 2)
    let narrow = Self.size(text, line.width * 0.7)
    #expect(narrow.height == (one * 2 * 2).rounded(.up) / 2)
    #expect(narrow.width <= line.width * 0.7)
    #expect(Self.size(text, line.width * 0.7, one * 1.5).height == line.height)
    #expect(Self.size(text, line.width * 0.7, 1).height == line.height)
    #expect(Self.size(text.lineLimit(1), line.width * 0.7).height == line.height)
  }

  @Test func roomOfLinesIsReserved() {
    let text = Text(verbatim: "a").font(.system(size: 10))
    let one = UIFont.systemFont(ofSize: 10).lineHeight
    func up(_ length: CGFloat) -> CGFloat { (length * 2).rounded(.up) / 2 }
    #expect(Self.size(text.lineLimit(3, reservesSpace: true)).height == up(3 * one))
    let row = HStack(alignment: .firstTextBaseline) {
      Text(verbatim: "a").lineLimit(3, reservesSpace: true)
      Text(verbatim: "b")
    }
    let shown = Shown(row)
    #expect(shown.frame("a").minY == shown.frame("b").minY, "the space is below the text")
    #expect(Self.size(text.lineLimit(2...4)).height == up(2 * one))
    #expect(Self.size(text.lineLimit(2...)).height == up(2 * one))
    #expect(Self.size(text.lineLimit(nil)).height == up(one))
  }

  @Test func textShrinksToFit() {
    let text = Text(verbatim: "aaaaaaaaaa").lineLimit(1)
    let natural = Self.size(text)
    let shrunk = Self.size(text.minimumScaleFactor(0.5), natural.width * 0.8)
    #expect(shrunk.width <= natural.width * 0.8)
    #expect(shrunk.width > natural.width * 0.77)
    #expect(shrunk.height < natural.height)
  }

  @Test func textSizesFollowTheCategory() {
    let text = Text(verbatim: "A")
    func height(_ size: DynamicTypeSize) -> CGFloat { Self.size(text.dynamicTypeSize(size)).height }
    let heights = DynamicTypeSize.allCases.map(height)
    #expect(heights == heights.sorted())
    #expect(heights[11] > 2 * heights[0])
    #expect(
      Self.size(text.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)).height
        == height(.large))
  }

  @Test func keysAreReadAsMarkdownWithTheirValues() {
    let name = "*Ann*"
    #expect(Self.string(Text("**Bold** \(name), \(3) of \(4.5, specifier: "%.1f")")) == "Bold *Ann*, 3 of 4.5")
    #expect(Self.string(Text("A `code` [link](https://example.com) ~~x~~")) == "A code link x")
    #expect(Self.string(Text(verbatim: "**a**")) == "**a**")
    #expect(Self.string(Text(name)) == "*Ann*")
    #expect(Self.string(Text("Sum: \(Text("**b**").italic())")) == "Sum: b")
    #expect(Self.string(Text("a").font(.body) + Text("b")) == "ab")
    #expect(Self.string(Text(AttributedString("attributed"))) == "attributed")
    #expect(Self.string(Text(0.5, format: .percent)) == "50%")
    #expect(Self.string(Text("Abc").textCase(.uppercase)) == "ABC")
  }

  @Test func theInnermostStyleWins() throws {
    let text = Text("a").foregroundColor(.red).foregroundColor(.blue).bold().font(.title).font(.caption)
    let host = UIHostingController(rootView: text)
    host.view.layoutIfNeeded()
    let label = try #require(Self.labels(in: host.view).first)
    let values = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect((values[.font] as? UIFont)?.pointSize == 28)
    #expect(values[.foregroundColor] as? UIColor == UIColor.systemRed.resolvedColor(with: .current))
  }

  @Test func datesAreWrittenInTheLocale() {
    let date = Date(timeIntervalSince1970: 0)
    let zone = TimeZone(identifier: "UTC")!
    let text = Text(date, style: .date).environment(\.timeZone, zone)
    #expect(Self.string(text) == "January 1, 1970")
    #expect(Self.string(text.environment(\.locale, Locale(identifier: "de_DE"))) == "1. Januar 1970")
    #expect(DateText.clock(3725, showsHours: true) == "1:02:05")
    #expect(DateText.clock(125, showsHours: true) == "2:05")
    #expect(DateText.unit(7200) == "2 hours")
    #expect(DateText.unit(60) == "1 minute")
    #expect(DateText.twoUnits(7390) == "2 hr, 3 min")
    #expect(DateText.twoUnits(86400 * 2) == "2 days")
  }
}
