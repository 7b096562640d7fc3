import Foundation
import Testing

@testable import GalleyPreviews

@Suite struct NamePreviewsTests {
  private func names(_ previews: [(path: String, target: String, type: String?, titles: [String?])]) -> [String] {
    var drawn = DrawnPreviews()
    let listed = previews.enumerated().map { number, preview in
      drawn.pages[number] = (preview.type, preview.titles)
      return ListedPreview(target: preview.target, path: "/a/" + preview.path, line: number, symbol: "s")
    }
    return namePreviews(listed, drawn).map(\.name)
  }

  @Test func namesAreOfFilesTypesAndTitles() {
    let names = names([
      ("Card.swift", "A", nil, [nil]), ("Card+Big.swift", "A", nil, ["Very big!"]),
      ("Row.swift", "A", "Row_Previews", ["One", nil]), ("Old.swift", "A", "Previews", [nil]),
    ])
    #expect(names == ["Card", "Card-Big-Very-big", "Row-One", "Row", "Previews"])
  }

  @Test func doublesHaveNumbers() {
    let names = names([
      ("Card.swift", "A", nil, ["X", "x"]), ("Card.swift", "A", nil, ["X"]), ("Card.swift", "A", nil, ["X-2"]),
    ])
    #expect(names == ["Card-X", "Card-x-2", "Card-X-3", "Card-X-2-2"])
  }

  @Test func targetsHaveFolders() {
    let names = names([("Card.swift", "A", nil, [nil]), ("Card.swift", "B", nil, [nil])])
    #expect(names == ["A/Card", "B/Card"])
  }

  @Test func absentPartsAreNotInTheName() {
    var drawn = DrawnPreviews()
    drawn.absent = [0]
    let listed = (0..<2).map { ListedPreview(target: "A", path: "/a/Card.swift", line: $0, symbol: "s") }
    // What a crash kept from being listed has one.
    #expect(namePreviews(listed, drawn).map(\.preview) == [1])
  }
}

@Suite struct PreviewVariantTests {
  @Test func lightAndDarkAreUsual() {
    #expect(PreviewMatrix().variants.map(\.name) == ["", "dark"])
  }

  @Test func eachValueIsDrawnWithEachOther() throws {
    let options = try PreviewOptions([
      "--locales", "ar", "--size-categories=accessibilityLarge", "--devices", "iPhone SE",
    ])
    let names = options.matrix.variants.map(\.name)
    #expect(names.count == 16)
    #expect(names[0] == "")
    #expect(names[1] == "iphone-se")
    #expect(names.last == "ar-accessibilityLarge-dark-iphone-se")
    #expect(options.matrix.variants.last?.isRightToLeft == true)
  }

  @Test func sizeCategoriesHaveShortNames() throws {
    let matrix = try PreviewOptions(["--size-categories", "XS,ax5,extraLarge", "--appearances", "light"]).matrix
    #expect(
      matrix.variants.map(\.name) == ["", "extraSmall", "accessibilityExtraExtraExtraLarge", "extraLarge"])
  }

  @Test(arguments: [
    (["--appearances", "grey"], "--appearances: unknown value grey; valid: light, dark"),
    (["--record"], "--record needs a value"), (["--timeout", "0"], "--timeout needs a number above 0"),
    (["--wat", "1"], "unknown option --wat; galley swift previews --help lists them"),
  ])
  func unsupportedSyntaxIsReported(words: [String], sentence: String) {
    do {
      _ = try PreviewOptions(words)
      Issue.record("\(words) is taken")
    } catch {
      #expect("\(error)" == sentence)
    }
  }
}
