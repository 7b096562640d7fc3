import GalleyFiles
import TestSupport
import Testing

/// Several processes that answer, record or verify at once lose nothing of each other.
@Suite struct AnswersAtOnceTests {
  private static let matrix =
    "matrix: { pictures: [], appearances: [dark], scales: [1, 3], contentSizeCategories: [small, extraLarge] }"

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try readFile(folder.path(path)), as: UTF8.self)
  }

  private func cells(_ folder: TemporaryFolder) throws -> [String] {
    try text("Goldens/a.cells.txt", in: folder).split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  @Test func linesThatAreAcceptedAtOnceAreAllKept() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a", extra: Self.matrix)])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let cells = try cells(folder)
    #expect(cells.count == 17)
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("abc", extra: Self.matrix).utf8))
    try expectEqual(folder.galley("verify", "-q").status, 1)
    let run = try folder.shell(
      "for cell in \(cells.joined(separator: " ")); do $GALLEY accept Goldens/a.yaml@$cell & done; "
        + "$GALLEY accept Goldens/a.yaml & wait")
    #expect(run.errors == "")
    try expectEqual(folder.galley("pending").text, "nothing is pending in Failures\n")
    let verify = try folder.galley("verify")
    #expect(verify.status == 0, "\(verify.text)")
    #expect(folder.names == ["Goldens"])
  }

  @Test func cellsThatAreRecordedAtOnceAreAllKept() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a", extra: Self.matrix)])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let cells = try cells(folder)
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("abc", extra: Self.matrix).utf8))
    let run = try folder.shell(
      "for cell in \(cells.joined(separator: " ")); do $GALLEY record -q --variant $cell & done; "
        + "$GALLEY record -q --no-matrix & wait")
    #expect(run.errors == "")
    try expectEqual(folder.galley("verify", "-q").status, 0)
  }

  @Test func failuresOfRunsAtOnceAreAllRecorded() throws {
    let names = (0..<12).map { "s\($0)" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("Goldens/\($0).yaml", sceneText("old")) }))
    try expectEqual(folder.galley("record", "-q").status, 0)
    for name in names { try writeFile(folder.path("Goldens/\(name).yaml"), Array(sceneText("new").utf8)) }
    _ = try folder.shell(
      "for name in \(names.joined(separator: " ")); do $GALLEY verify -q Goldens/$name.yaml & done; wait")
    #expect(try folder.galley("pending").text.contains("\n12 pending in Failures\n"))
    _ = try folder.shell(
      "for name in \(names.joined(separator: " ")); do $GALLEY reject Goldens/$name.yaml & done; wait")
    #expect(folder.names == ["Goldens"])
  }

  /// The lines of a scene's cells are in one file, which is read once, not once for each cell that differs.
  @Test func theFileOfCellsIsReadOnce() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a", extra: Self.matrix)])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let size = 4 << 20
    let book = try readFile(folder.path("Goldens/a.cells.txt"))
    let padding = Array(repeating: UInt8(ascii: "#"), count: size) + [UInt8(ascii: "\n")]
    try writeFile(folder.path("Goldens/a.cells.txt"), padding + book)
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("abc", extra: Self.matrix).utf8))
    // The bytes that a command reads, as the system counts them, for the shell with the processes that it waited for.
    for verb in ["verify -q", "pending", "accept --all"] {
      let run = try folder.shell("$GALLEY \(verb) > out; grep rchar /proc/$$/io")
      let count = try #require(run.text.split(separator: " ").last.flatMap { Int($0.trimming { $0 == "\n" }) })
      // Once to compare, once to see that goldens are Galley's, and what else a program reads when it starts.
      #expect(count > size && count < 4 * size, "\(verb): \(count)")
    }
    try expectEqual(folder.galley("verify").status, 0)
  }
}

extension Substring {
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
