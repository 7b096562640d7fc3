import GalleyBase
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct MatrixCellsTests {
  private func cells(_ scene: String, project: String = "") throws -> MatrixCells {
    let project = try Project(reading: Array(("galley: 1\n" + project).utf8), file: "galley.yaml")
    let document = try Document(reading: Array(("galley: 1\nviews: []\n" + scene).utf8), file: "a.yaml")
    return try project.matrix.cells(of: document, devices: project.shared.devices)
  }

  private func names(_ cells: MatrixCells, _ mode: MatrixMode = .full) -> [String] {
    cells.numbers(mode).map { cells[$0].name }
  }

  @Test func eachValueGoesWithEachOther() throws {
    let cells = try cells("", project: "matrix: { locales: [de], appearances: [light, dark], scales: [1, 2] }")
    #expect(names(cells) == ["", "1x", "dark", "dark-1x", "de", "de-1x", "de-dark", "de-dark-1x"])
    #expect(names(cells, .default) == ["", "1x", "dark", "de"])
    #expect(names(cells, .none) == [""])
    #expect(cells[7].locale == "de" && cells[7].appearance == .dark && cells[7].scale == 1)
  }

  @Test func theUsualPicturesAreThoseOfSingleValues() throws {
    let matrix = "locales: [de, fr], appearances: [dark]"
    let usual = try cells("", project: "matrix: { \(matrix) }")
    #expect(usual.numbers(.full).filter { usual[$0].keepsPicture }.map { usual[$0].name } == ["", "dark", "de", "fr"])
    let stated = try cells("", project: "matrix: { \(matrix), pictures: ['fr*'] }")
    #expect(stated.numbers(.full).filter { stated[$0].keepsPicture }.map { stated[$0].name } == ["", "fr", "fr-dark"])
    for number in stated.numbers(.full) {
      let variant = stated[number]
      #expect(stated.cell(number) == (variant.name, variant.keepsPicture))
      #expect(stated.keepsPicture(named: variant.name) == variant.keepsPicture)
    }
    let none = try cells("", project: "matrix: { \(matrix), pictures: [] }")
    #expect(none.numbers(.full).filter { none[$0].keepsPicture } == [0])
  }

  @Test func anAxisOfASceneTakesThePlaceOfTheProjects() throws {
    let project = "matrix: { locales: [de, fr], appearances: [dark] }"
    #expect(names(try cells("matrix: { locales: [ja], widths: [240] }", project: project)).count == 8)
    #expect(names(try cells("matrix: { locales: [], appearances: [] }", project: project)) == [""])
    #expect(names(try cells("matrix: { widths: [240, 300.5] }")) == ["", "w240", "w300_5"])
  }

  @Test func aCellIsFoundByItsName() throws {
    let cells = try cells(
      "",
      project: "matrix: { locales: [de, pt-BR], pseudoLocales: [accented, mirrored], directions: [rightToLeft], "
        + "contentSizeCategories: [small], appearances: [dark], scales: [1, 3], widths: [200] }")
    #expect(cells.count == 5 * 2 * 2 * 2 * 3 * 2)
    var seen: Set<String> = []
    for number in cells.numbers(.full) {
      let variant = cells[number]
      #expect(cells[variant.name] == variant)
      #expect(cells.cell(number) == (variant.name, variant.keepsPicture))
      #expect(cells.keepsPicture(named: variant.name) == variant.keepsPicture)
      #expect(seen.insert(variant.name).inserted)
    }
    for name in ["de-light", "dark-de", "x", "d", "de-", "-de", "de--dark", "-"] {
      #expect(cells[name] == nil)
      #expect(cells.keepsPicture(named: name) == nil)
    }
  }

  @Test func valuesWithOneNameOnTwoAxesAreReported() throws {
    let cells = try cells(
      "device: iPhone 14", project: "devices: { de: { size: [100, 200] } }\nmatrix: { locales: [de], devices: [de] }")
    #expect(names(cells) == ["", "device_de", "de", "de-device_de"])
  }

  @Test func pseudoLocalesShareTheAxisOfLocales() throws {
    let cells = try cells("", project: "matrix: { locales: [ar], pseudoLocales: [expanded, mirrored] }")
    #expect(names(cells) == ["", "ar", "expanded", "mirrored"])
    #expect(cells[1].direction == .rightToLeft && cells[1].pseudoLocale == nil)
    #expect(cells[3].direction == .rightToLeft && cells[3].pseudoLocale == .mirrored && cells[3].locale == nil)
  }

  @Test func tooManyCellsAreAMistake() {
    let widths = (1...400).map { "\($0)" }.joined(separator: ", ")
    #expect(throws: SceneError.self) {
      try cells(
        "",
        project: "matrix: { widths: [\(widths)], locales: [\((0..<300).map { "aa-x-\($0)" }.joined(separator: ", "))] }"
      )
    }
  }

  // MARK: Pairs

  @Test func everyPairOfValuesIsInARow() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      let counts = (0..<Int.random(in: 1...7, using: &random)).map { _ in Int.random(in: 1...6, using: &random) }
      let rows = pairwiseRows(counts)
      #expect(rows == pairwiseRows(counts))
      #expect(rows.first == counts.map { _ in 0 })
      #expect(rows.allSatisfy { $0.count == counts.count && zip($0, counts).allSatisfy { $0 >= 0 && $0 < $1 } })
      for first in counts.indices {
        for second in counts.indices where second > first {
          let pairs = Set(rows.map { $0[first] * 100 + $0[second] })
          #expect(pairs.count == counts[first] * counts[second], "\(counts)")
        }
      }
    }
  }

  @Test func pairsNeedFewRows() {
    // Thirteen axes of three values are 1.6 million cells.
    #expect(pairwiseRows([Int](repeating: 3, count: 13)).count <= 27)
    #expect(pairwiseRows([4, 3]).count == 12)
    #expect(pairwiseRows([5]).count == 5 && pairwiseRows([]) == [[]])
  }
}
