import GalleyFiles
import TestSupport
import Testing

@Suite struct MatrixTests {
  private func scene(_ text: String = "Hello", color: String = "black") -> String {
    """
    galley: 1
    size: [60, 20]
    background: white
    matrix: { locales: [de], appearances: [dark], scales: [1] }
    views:
      - label: { id: a, frame: [0, 0, 60, 20], text: "\(text)", textColor: \(color), font: { family: Galley Test Mono, size: 10 } }

    """
  }

  private func folder() throws -> TemporaryFolder { try TemporaryFolder(["a.yaml": scene()]) }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try readFile(folder.path(name)), as: UTF8.self)
  }

  @Test func mostCellsAreLinesInOneFile() throws {
    let folder = try folder()
    let record = try folder.galley("record", "a.yaml")
    #expect(record.status == 0 && record.text.hasSuffix("8 recorded, 0 unchanged\n"))
    #expect(
      folder.names == [
        "a.cells.txt", "a.layout.json", "a.png", "a.yaml", "a@1x.layout.json", "a@1x.png", "a@dark.layout.json",
        "a@de.layout.json", "galley.lock",
      ])
    let lines = try text("a.cells.txt", in: folder).split(separator: "\n")
    #expect(lines.dropFirst().map { $0.split(separator: " ").last } == ["dark-1x", "de-1x", "de-dark", "de-dark-1x"])
    #expect(lines.dropFirst().map { $0.split(separator: " ")[3] } == ["60x20", "60x20", "120x40", "60x20"])
    #expect(try folder.galley("verify", "a.yaml").text.hasSuffix("1 scene (8 cells): all as accepted\n"))
    // A second recording writes the same bytes, and only what failed.
    let before = try readFile(folder.path("a.cells.txt"))
    try expectEqual(folder.galley("record", "a.yaml", "--record", "all").status, 0)
    try expectEqual(readFile(folder.path("a.cells.txt")), before)
  }

  @Test func aCellThatDiffersIsNamedAndDrawn() throws {
    let folder = try folder()
    try expectEqual(folder.galley("record", "a.yaml", "--quiet").status, 0)
    try writeFile(folder.path("a.yaml"), Array(scene("He lo").utf8))
    let run = try folder.galley("verify", "a.yaml", "--variant", "de-dark")
    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix(
        """
        changed  a.yaml:1  in de-dark
          layout and pixels differ from its line in a.cells.txt
          accept: galley accept a.yaml@de-dark

        """), "\(run.text)")
    #expect(exists(folder.path("Failures/a@de-dark.actual.png")))
    #expect(exists(folder.path("Failures/a@de-dark.actual.layout.json")))
    #expect(!exists(folder.path("Failures/a@de-dark.expected.png")))
    // One cell is accepted, the other lines stay.
    let old = try text("a.cells.txt", in: folder).split(separator: "\n")
    #expect(try folder.galley("record", "a.yaml", "--variant", "de-dark").text.contains("1 recorded"))
    let new = try text("a.cells.txt", in: folder).split(separator: "\n")
    #expect(zip(old, new).map { $0 == $1 } == [true, true, true, false, true])
    try expectEqual(folder.galley("verify", "a.yaml", "--variant", "de-dark").status, 0)
  }

  @Test func modesChooseCells() throws {
    let folder = try folder()
    func count(_ arguments: String...) throws -> String {
      let run = try folder.galley(["record", "a.yaml", "--record", "missing"] + arguments)
      return String(run.text.split(separator: "\n").last ?? "")
    }
    try expectEqual(count("--no-matrix"), "1 recorded, 0 unchanged")
    try expectEqual(count("--matrix", "default"), "3 recorded, 1 unchanged")
    #expect(try count("--matrix", "pairwise").hasSuffix(" unchanged"))
    #expect(
      try folder.galley("verify", "a.yaml", "--matrix", "default").text.hasSuffix(
        "1 scene (4 cells): all as accepted\n"))
    #expect(
      try folder.galley("verify", "a.yaml", "--matrix", "pairwise").text.hasSuffix(
        "1 scene (4 cells): all as accepted\n"))
    let wrong = try folder.galley("verify", "a.yaml", "--matrix", "full", "--no-matrix")
    #expect(wrong.status == 2 && wrong.errors.contains("contradict each other"))
  }

  /// A matrix of too many cells is not taken for none: the run would be green.
  @Test(arguments: ["", "--matrix none", "--filter a", "--variant dark", "--shard 1/2"])
  func aMatrixOverItsBudgetIsAMistake(options: String) throws {
    let folder = try folder()
    try expectEqual(folder.galley("record", "a.yaml", "--quiet").status, 0)
    let words = ["verify", "a.yaml", "--budget", "matrixCells=7"] + options.split(separator: " ").map(String.init)
    let run = try folder.galley(words)
    #expect(run.status == 2 && run.text.isEmpty, "\(run.text)")
    #expect(run.errors.hasPrefix("galley: a.yaml: ") && run.errors.contains("matrixCells=8"), "\(run.errors)")
    try expectEqual(folder.galley("verify", "a.yaml", "--budget", "matrixCells=8").status, 0)
  }

  @Test func linesOfCellsThatAreGoneFail() throws {
    let folder = try folder()
    try expectEqual(folder.galley("record", "a.yaml", "--quiet").status, 0)
    try writeFile(folder.path("a.yaml"), Array(scene().replacing("locales: [de]", with: "locales: [fr]").utf8))
    let run = try folder.galley("verify", ".")
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "orphan  4 goldens of 4 cells that ./a.yaml no longer has\n  remove: galley prune .\n"), "\(run.text)")
    try expectEqual(folder.galley("record", "a.yaml", "--quiet").status, 0)
    #expect(!(try text("a.cells.txt", in: folder).contains(" de-")))
    // A scene without cells leaves its file behind.
    try writeFile(folder.path("a.yaml"), Array(scene().replacing("matrix:", with: "# matrix:").utf8))
    #expect(try folder.galley("verify", ".").text.contains("no longer has\n  remove: galley prune .\n"))
  }

  @Test func aFileOfCellsThatCannotBeReadIsSaid() throws {
    let folder = try folder()
    try expectEqual(folder.galley("record", "a.yaml", "--quiet").status, 0)
    let lines = try text("a.cells.txt", in: folder)
    try writeFile(folder.path("a.cells.txt"), Array(("<<<<<<< HEAD\n" + lines).utf8))
    let run = try folder.galley("verify", "a.yaml")
    #expect(run.status == 2)
    #expect(run.text.contains("\n  a.cells.txt: line 1 is a merge-conflict marker; resolve it"), "\(run.text)")
    // One cell alone is not recorded: the lines of the others would be lost.
    let one = try folder.galley("record", "a.yaml", "--variant", "de-dark", "--quiet")
    #expect(one.status == 2 && one.errors.contains("a.cells.txt: line 1 is a merge-conflict marker"))
    #expect(try text("a.cells.txt", in: folder).hasSuffix(lines))
    try expectEqual(folder.galley("record", "a.yaml", "--quiet").status, 0)
    try expectEqual(folder.galley("verify", "a.yaml").status, 0)
  }

  @Test func pseudoLocalesChangeTheTexts() throws {
    let folder = try folder()
    let text = scene("Hello you").replacing(
      "locales: [de], appearances: [dark], scales: [1]", with: "pseudoLocales: [expanded]")
    try writeFile(folder.path("a.yaml"), Array(text.utf8))
    let run = try folder.galley("lint", "a.yaml", "--variant", "expanded")
    #expect(run.status == 1 && run.text.contains("truncation: view \"a\""))
    try expectEqual(folder.galley("lint", "a.yaml", "--no-matrix").status, 0)
  }
}
