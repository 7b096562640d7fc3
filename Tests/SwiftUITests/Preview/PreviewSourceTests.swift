import SwiftUI
import Testing

private struct Card: View {
  var text = "Card"
  var body: some View { Text(text) }
}

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Card().previewDisplayName("One").previewLayout(.sizeThatFits)
      ForEach(0..<2) { Card(text: "\($0)") }
    }
    .previewDevice("iPhone SE")
    if Bool(true) { Card().padding().previewInterfaceOrientation(.landscapeLeft) }
  }
}

@MainActor @Suite struct PreviewSourceTests {
  private func pages(_ pointer: UnsafeMutableRawPointer) throws -> [PreviewPage] {
    try PreviewSource.taken(from: pointer).pages()
  }

  @Test func eachViewOfAProviderIsAPage() throws {
    let source = PreviewSource.taken(from: galleyPreview(of: Card_Previews.self, line: 7))
    #expect(source.typeName == "Card_Previews")
    #expect(source.line == 7)
    let pages = try source.pages()
    #expect(pages.map(\.title) == ["One", nil, nil, nil])
    #expect(pages.map(\.layout) == [.sizeThatFits, .device, .device, .device])
    #expect(pages.map { $0.device?.rawValue } == ["iPhone SE", "iPhone SE", "iPhone SE", nil])
    #expect(pages.map(\.orientation) == [.portrait, .portrait, .portrait, .landscapeLeft])
  }

  @Test func aMacroHasATitleAndTraits() throws {
    let page = try pages(galleyPreview("Low", traits: .fixedLayout(width: 30, height: 20), .landscapeRight) { Card() })[
      0]
    #expect(page.title == "Low")
    #expect(page.layout == .fixed(width: 30, height: 20))
    #expect(page.orientation == .landscapeRight)
  }

  private struct Schemes: PreviewProvider {
    static var previews: some View {
      Group {
        Text("a").preferredColorScheme(.light)
        Text("b").preferredColorScheme(.dark)
        Text("c")
      }
      .padding()
      .mask(Rectangle())
    }
  }

  @Test func eachPageHasTheLookThatItPrefers() throws {
    let pages = try pages(galleyPreview(of: Schemes.self, line: 1))
    let styles = try pages.map { page -> UIUserInterfaceStyle in
      let controller = try page.makeController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.layoutIfNeeded()
      return controller.view.overrideUserInterfaceStyle
    }
    #expect(styles == [.light, .dark, .unspecified])
  }

  @Test func aBodyMayBeOfUIKit() throws {
    let label = try pages(
      galleyPreview {
        let label = UILabel()
        label.text = "UIKit"
        return label
      })
    #expect((try label[0].makeController().view as? UILabel)?.text == "UIKit")
    let bar = try pages(galleyPreview { UITabBarController() })
    #expect(try bar[0].makeController() is UITabBarController)
  }

  @Test func aBodyMayHaveDeclarations() throws {
    let pages = try pages(
      galleyPreview("Two", traits: .sizeThatFitsLayout) {
        let words = ["one", "two"]
        Text(words[0])
        if words.count > 1 { Text(words[1]) }
      })
    #expect(pages.count == 1 && pages[0].title == "Two")
    let view = try #require(try pages[0].makeController().view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
    let labels = ControlTests.all(UILabel.self, in: view)
    #expect(labels.map(\.text) == ["one", "two"])
    #expect(labels[0].frame.maxY <= labels[1].frame.minY, "the views of one preview are stacked")
  }

  @Test func aBodyMayDeclareTypes() throws {
    let pages = try pages(
      galleyPreview {
        struct Wrapper: View {
          @State var count = 1
          var body: some View { Text("\(count)") }
        }
        return Wrapper()
      })
    #expect(pages.count == 1)
  }

  @Test func aControllerShowsOnePage() throws {
    let pages = try pages(galleyPreview(of: Card_Previews.self, line: 1))
    let controller = try pages[2].makeController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.count == 1)
  }

  private struct Sample: PreviewModifier {
    nonisolated(unsafe) static var madeContexts = 0
    static func makeSharedContext() async throws -> String {
      madeContexts += 1
      return "shared"
    }
    func body(content: Content, context: String) -> some View {
      content
      Text(context)
    }
  }

  @Test func modifiersShareAContext() throws {
    for _ in 0..<2 {
      let pages = try pages(galleyPreview(traits: .modifier(Sample())) { Card() })
      let view = try #require(try pages.first?.makeController().view)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutIfNeeded()
      #expect(ControlTests.all(UILabel.self, in: view).map(\.text) == ["Card", "shared"])
    }
    #expect(Sample.madeContexts == 1)
  }
}
