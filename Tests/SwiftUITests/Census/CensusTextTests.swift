import Testing

@testable import SwiftUI

/// Names of texts and fonts do what they say.
@MainActor @Suite struct CensusTextTests {
  private let date = Date(timeIntervalSince1970: 0)

  @Test func textsShowTheirCharacters() {
    let key: LocalizedStringKey = "key \(1)"
    let shown = Shown(
      VStack {
        Text("a")
        Text(verbatim: "**b**")
        Text(key)
        Text(AttributedString("c"))
        Text("d") + Text("e").bold()
      })
    #expect(shown.texts == ["a", "**b**", "key 1", "c", "de"])
  }

  @Test(arguments: [
    (Font.largeTitle, CGFloat(34)), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11), (.system(size: 21), 21),
  ])
  func fontsHaveTheSizesOfTheirStyles(font: Font, size: CGFloat) {
    #expect(Shown(Text("a").font(font)).font?.pointSize == size)
  }

  @Test func weightsAndDigitsChangeTheFont() {
    func bold(_ view: some View) -> Bool? { Shown(view).font?.fontDescriptor.symbolicTraits.contains(.traitBold) }
    #expect(bold(Text("a")) == false)
    #expect(bold(Text("a").bold()) == true)
    #expect(bold(Text("a").fontWeight(.bold)) == true)
    #expect(bold(VStack { Text("a") }.bold()) == true)
    func width(_ text: String) -> CGFloat { Shown(Text(verbatim: text).monospacedDigit()).frame(text).width }
    #expect(width("111") == width("000"))
  }

  @Test func fontsByNameAreFound() {
    #expect(
      Shown(Text("a").font(.custom("GalleyTestMono-Regular", size: 20))).font?.fontName == "GalleyTestMono-Regular")
  }

  @Test func coloursOfTextsAreThoseOfTheirStyles() {
    func fixed(_ color: UIColor) -> UIColor { color.resolvedColor(with: .current) }
    #expect(Shown(Text("a").foregroundColor(.red)).color == fixed(.systemRed))
    #expect(Shown(Text("a").foregroundStyle(.red)).color == fixed(.systemRed))
    #expect(Shown(VStack { Text("a") }.foregroundStyle(Color.green)).color == fixed(.systemGreen))
  }

  @Test func linesAreLimitedAlignedAndCut() {
    let text = Text("aaa bbb ccc ddd").font(.custom("GalleyTestMono-Regular", fixedSize: 20))
    func height(_ view: some View) -> CGFloat { Shown(view, width: 60).frame("aaa bbb ccc ddd").height }
    #expect(height(text) > 3.9 * height(text.lineLimit(1)))
    #expect(abs(height(text.lineLimit(2)) - 2 * height(text.lineLimit(1))) <= 1)
    #expect(Shown(text.multilineTextAlignment(.center)).all(UILabel.self).first?.textAlignment == .center)
    #expect(Shown(text.truncationMode(.middle)).all(UILabel.self).first?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func baselinesAndSelection() {
    #expect((Shown(Text("a").baselineOffset(3)).attribute(.baselineOffset) as? CGFloat) == 3)
    #expect(Shown(Text("a").textSelection(.enabled)).texts == ["a"])
  }

  @Test func attributedStringsKeepTheirAttributes() {
    var string = AttributedString("a")
    string.swiftUI.font = .system(size: 30)
    #expect(Shown(Text(string)).font?.pointSize == 30)
  }

  @Test func metricsGrowWithTheTextSize() {
    struct Scaled: View {
      @ScaledMetric private var length: CGFloat = 10
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Box(size == .accessibility5 ? "large" : "usual", length, 10) }
    }
    #expect(Screen(Scaled())["usual"].width == 10)
    #expect(Screen(Scaled().dynamicTypeSize(.accessibility5))["large"].width > 20)
  }

  @Test func placeholdersHideTheLetters() {
    let plain = Shown(Text("a")).all(TextLabel.self).first?.isRedacted
    #expect(plain == false)
    #expect(Shown(Text("a").redacted(reason: .placeholder)).all(TextLabel.self).first?.isRedacted == true)
  }

  @Test func labelsShowTitlesByStyle() {
    struct Titled: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.title.padding(5) }
    }
    func has(_ view: some View) -> Bool { Shown(view).texts.contains("a") }
    #expect(has(Label("a", systemImage: "star")))
    #expect(has(Label("a", systemImage: "star").labelStyle(.titleOnly)))
    #expect(!has(Label("a", systemImage: "star").labelStyle(.iconOnly)))
    #expect(Shown(Label("a", systemImage: "star").labelStyle(Titled())).texts == ["a"])
  }

  @Test func linksShowTheirLabels() {
    let url = URL(fileURLWithPath: "/")
    #expect(Shown(Link("a", destination: url)).texts == ["a"])
    #expect(Shown(Link(destination: url) { Text("b") }).texts == ["b"])
  }
}
