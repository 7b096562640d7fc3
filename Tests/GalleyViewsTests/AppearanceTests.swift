import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Registered appearances.
@Suite struct AppearanceTests {
  final class Card: View {}
  final class Page: View {}
  class Heading: Label {}

  static let red = Color(red: 255, green: 0, blue: 0)
  static let green = Color(red: 0, green: 255, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)

  let context: RenderContext
  let window: Window

  init() throws {
    context = try makeContext()
    window = Window(size: Size(width: 100, height: 100), in: context)
  }

  @Test func valuesReachALabelWhenItEntersAWindow() throws {
    let small = try TestFonts.mono(9)
    context.updateAppearance(for: Label.self) {
      $0.font = small
      $0.textColor = Self.red
      $0.highlightedTextColor = Self.blue
      $0.shadowColor = Self.green
      $0.shadowOffset = Size(width: 1, height: 2)
      $0.backgroundColor = Self.blue
    }
    let label = Label(in: context)
    label.text = "abcde"
    let card = Card(in: context)
    card.addSubview(label)
    #expect(label.textColor == .black)
    #expect(label.intrinsicContentSize == Size(width: 51, height: 17))
    window.addSubview(card)
    #expect(label.font == small)
    #expect(label.textColor == Self.red)
    #expect(label.highlightedTextColor == Self.blue)
    #expect(label.shadowColor == Self.green)
    #expect(label.shadowOffset == Size(width: 1, height: 2))
    #expect(label.backgroundColor == Self.blue)
    #expect(label.intrinsicContentSize == Size(width: 27, height: 9))
  }

  @Test func ownPropertiesOverrideTheAppearance() throws {
    context.updateAppearance(for: Label.self) {
      $0.font = try? TestFonts.mono(9)
      $0.textColor = Self.red
      $0.backgroundColor = Self.blue
    }
    let label = Label(in: context)
    label.textColor = Self.green
    label.backgroundColor = nil
    window.addSubview(label)
    #expect(label.textColor == Self.green)
    #expect(label.backgroundColor == nil)
    #expect(label.font == (try TestFonts.mono(9)))
    label.resetTextColor()
    #expect(label.textColor == .black)
  }

  @Test func attributesOfTheTextStay() throws {
    context.updateAppearance(for: Label.self) { $0.textColor = Self.red }
    let label = Label(in: context)
    var text = AttributedText("a", attributes: TextAttributes { $0.foregroundColor = Self.green })
    text.append("b", attributes: TextAttributes())
    label.attributedText = text
    window.addSubview(label)
    #expect(label.attributedText?.runs.map(\.attributes.foregroundColor) == [Self.green, Self.red])
  }

  @Test func labelsInAWindowDoNotChange() {
    let label = Label(in: context)
    window.addSubview(label)
    context.updateAppearance(for: Label.self) { $0.textColor = Self.red }
    #expect(label.textColor == .black)
    // Leaving and coming back is entering.
    label.removeFromSuperview()
    window.addSubview(label)
    #expect(label.textColor == Self.red)
  }

  @Test func theMostSpecificContainerComesLast() {
    context.updateAppearance(for: Label.self, whenContainedIn: Card.self, Page.self) { $0.textColor = Self.blue }
    context.updateAppearance(for: Label.self, whenContainedIn: Card.self) { $0.textColor = Self.green }
    context.updateAppearance(for: Label.self) { $0.textColor = Self.red }
    let page = Page(in: context)
    let between = View(in: context)
    let card = Card(in: context)
    let lonelyCard = Card(in: context)
    page.addSubview(between)
    between.addSubview(card)
    let labels = (0..<4).map { _ in Label(in: context) }
    card.addSubview(labels[0])
    lonelyCard.addSubview(labels[1])
    page.addSubview(labels[2])
    for view in [page, lonelyCard, labels[3]] { window.addSubview(view) }
    #expect(labels.map(\.textColor) == [Self.blue, Self.green, Self.red, Self.red])
  }

  @Test func containersCountFromTheInside() {
    context.updateAppearance(for: Label.self, whenContainedIn: Page.self, Card.self) { $0.textColor = Self.red }
    let page = Page(in: context)
    let card = Card(in: context)
    let label = Label(in: context)
    page.addSubview(card)
    card.addSubview(label)
    window.addSubview(page)
    #expect(label.textColor == .black)
  }

  @Test func aSubclassComesAfterItsClass() {
    context.updateAppearance(for: Heading.self) { $0.textColor = Self.blue }
    context.updateAppearance(for: Label.self, whenContainedIn: Card.self) {
      $0.textColor = Self.red
      $0.shadowColor = Self.green
    }
    let card = Card(in: context)
    let heading = Heading(in: context)
    let label = Label(in: context)
    card.addSubview(heading)
    card.addSubview(label)
    window.addSubview(card)
    #expect(heading.textColor == Self.blue)
    #expect(heading.shadowColor == Self.green)
    #expect(label.textColor == Self.red)
  }

  @Test func laterCallsComeAfterEarlierOnes() {
    context.updateAppearance(for: Label.self) { $0.textColor = Self.red }
    context.updateAppearance(for: Label.self) { $0.textColor = Self.blue }
    let label = Label(in: context)
    window.addSubview(label)
    #expect(label.textColor == Self.blue)
  }
}
