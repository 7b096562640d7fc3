import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Traits of a view hold for everything in it and for nothing beside it.
@Suite struct TraitOverrideTests {
  private func labels(_ traits: String, _ label: String = "text: a") throws -> [Label] {
    let inner = "{ view: { subviews: [ { label: { \(label) } } ] } }"
    let page = try page(
      views: "view: { traitOverrides: { \(traits) }, subviews: [ \(inner) ] }",
      "label: { \(label) }",
      before: "size: [100, 100]\nstyles: { coloured: { foregroundColor: label, font: { textStyle: body } } }")
    let changed = page.window.subviews[0].subviews[0].subviews[0]
    return [changed, page.window.subviews[1]].compactMap { $0 as? Label }
  }

  @Test func defaultColoursFollow() throws {
    let labels = try labels("userInterfaceStyle: dark")
    #expect(labels.map(\.textColor) == [.white, .black])
  }

  @Test func namedColoursAndStylesFollow() throws {
    let labels = try labels(
      "userInterfaceStyle: dark", "backgroundColor: systemBackground, runs: [ { text: a, style: coloured } ]")
    #expect(labels.map(\.backgroundColor) == [.black, .white])
    #expect(labels.map { $0.attributedText?.attributes(at: 0).foregroundColor } == [.white, .black])
  }

  @Test func textStylesFollow() throws {
    let own = try labels("preferredContentSizeCategory: extraExtraLarge", "font: { textStyle: body }, text: a")
    #expect(own.map(\.font.pointSize) == [21, 17])
    let named = try labels("preferredContentSizeCategory: extraExtraLarge", "runs: [ { text: a, style: coloured } ]")
    #expect(named.map { $0.attributedText?.attributes(at: 0).font?.pointSize } == [21, 17])
  }

  @Test func directionAndLanguageFollow() throws {
    let labels = try labels("layoutDirection: rightToLeft, typesettingLanguage: ar")
    #expect(labels.map(\.effectiveUserInterfaceLayoutDirection) == [.rightToLeft, .leftToRight])
    #expect(labels.map(\.context.locale) == ["ar", "en_US"])
  }

  @Test func stepsReadColoursWithTheTraitsOfTheirView() throws {
    let scene = """
      galley: 1
      size: [100, 100]
      views:
      - view: { traitOverrides: { userInterfaceStyle: dark }, subviews: [ { label: { id: a, text: a } } ] }
      - label: { id: b, text: b }
      steps:
      - set: { view: a, backgroundColor: systemBackground }
      - set: { view: b, backgroundColor: systemBackground }
      """
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    let window = player.page.window
    #expect(window.subviews[0].subviews[0].backgroundColor == .black)
    #expect(window.subviews[1].backgroundColor == .white)
  }

  @Test func traitsOfARowAreItsOwn() throws {
    let page = try page(
      views:
        "table: { rows: [ { traitOverrides: { userInterfaceStyle: dark }, text: a }, { text: b, textColor: label } ] }",
      before: "size: [100, 100]")
    let table = try #require(page.window.subviews[0] as? TableView)
    #expect(table.rowViews.compactMap { ($0 as? Label)?.textColor } == [.white, .black])
  }

  @Test func appearancesReachLabelsWithOtherTraits() throws {
    let page = try page(
      views: "view: { traitOverrides: { userInterfaceStyle: dark }, subviews: [ { label: { text: a } } ] }",
      before: "size: [100, 100]\nlabelAppearance: { textColor: red }")
    let label = try #require(page.window.subviews[0].subviews[0] as? Label)
    #expect(label.textColor == SystemColor.red.color(in: .light))
  }

  @Test func anUnknownTraitIsReportedWithTheNearest() throws {
    let failure = try buildingFailure(
      "galley: 1\nsize: [9, 9]\nviews:\n- view: { traitOverrides: { interfaceStyle: dark } }\n")
    #expect(failure.contains("unknown key \"interfaceStyle\" in traits"))
    #expect(failure.contains("userInterfaceStyle"))
  }
}
