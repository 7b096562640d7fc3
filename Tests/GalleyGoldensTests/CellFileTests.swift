import GalleyBase
import GalleyDrawing
import GalleyFiles
import TestSupport
import Testing

@testable import GalleyGoldens

@Suite struct CellFileTests {
  private func subject(_ layout: String = "{}", color: Color = .black, width: Int = 4) throws -> GoldenSubject {
    GoldenSubject(
      image: try Bitmap(size: PixelSize(width: width, height: 3), color: color), layout: Array(layout.utf8))
  }

  private func reason(_ text: String) throws -> String {
    let folder = try TemporaryFolder(["a.cells.txt": text])
    do throws(FileError) {
      _ = try CellFile(reading: folder.path("a.cells.txt"))
      return ""
    } catch {
      return error.reason
    }
  }

  @Test func aBookIsWrittenSortedAndReadAgain() throws {
    let folder = try TemporaryFolder()
    var cellFile = CellFile(path: folder.path("a.cells.txt"))
    for name in ["de-dark", "dark", "de"] { cellFile[name] = CellLine(of: try subject(name)) }
    try cellFile.write()
    let lines = String(decoding: try readFile(cellFile.path), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("# "))
    #expect(lines.dropFirst().map { $0.split(separator: " ").last } == ["dark", "de", "de-dark"])
    #expect(lines[1].split(separator: " ").map(\.count) == [32, 32, 3, 4])
    var again = try CellFile(reading: cellFile.path)
    #expect(again.bytes == cellFile.bytes && again.names() == ["dark", "de", "de-dark"])
    #expect(
      ["dark", "de", "de-dark", "de-", "", "zz"].map { again[$0] != nil } == [true, true, true, false, false, false])
    #expect(again["de"] == cellFile["de"])
    // What is changed counts from then on.
    again["dark"] = nil
    again["aa"] = cellFile["de"]
    again["de"] = cellFile["de-dark"]
    #expect(again.names() == ["aa", "de", "de-dark"] && again["dark"] == nil && again["de"] == cellFile["de-dark"])
    #expect(again.names { $0.hasPrefix("de") } == ["de", "de-dark"])
    // Without a line there is no file.
    for name in cellFile.names() { cellFile[name] = nil }
    try cellFile.write()
    #expect(!exists(cellFile.path))
    try expectEqual(CellFile(reading: cellFile.path).isEmpty, true)
  }

  /// A hand or a merge may have put lines elsewhere; they are found, and written in order.
  @Test func linesInAnyOrderAreFound() throws {
    let digests = (0..<30).map { String(repeating: String($0 + 10), count: 16) }
    let names = (0..<30).map { "n\($0 * 7 % 30)" }
    let lines = zip(digests, names).map { "\($0) \($0) 4x3 \($1)\r\n" }
    let folder = try TemporaryFolder(["a.cells.txt": "# a\n\n" + lines.joined()])
    let cellFile = try CellFile(reading: folder.path("a.cells.txt"))
    for (digest, name) in zip(digests, names) { #expect(cellFile[name]?.text(name).hasPrefix(digest) == true) }
    #expect(cellFile["n"] == nil && cellFile["n30"] == nil && cellFile.names() == names.sorted())
    try cellFile.write()
    let written = String(decoding: try readFile(cellFile.path), as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(written.map { $0.split(separator: " ")[3] } == names.sorted().map { $0[...] })
  }

  @Test func invalidLinesAreReported() throws {
    let digest = String(repeating: "0a", count: 16)
    try expectEqual(reason("# x\n\(digest) \(digest) 4x3 de\n"), "")
    #expect(try reason("\(digest) \(digest) 4x3\n").hasPrefix("line 1 is not two digests"))
    #expect(try reason("\n\(digest) \(digest.dropLast()) 4x3 de\n").hasPrefix("line 2 is not two digests"))
    #expect(try reason("\(digest) \(digest) 4x-3 de\n").hasPrefix("line 1 is not"))
    #expect(
      try reason("\(digest) \(digest) 4x3 de\n\(digest) \(digest) 4x3 de\n").hasPrefix("line 2: a second line for de")
    )
    #expect(try reason("<<<<<<< HEAD\n").hasPrefix("line 1 is a merge-conflict marker"))
  }

  @Test(arguments: ["pixels", "rows of pixels"]) func digestsOfAnotherKindAreSaid(pixels: String) throws {
    let digest = String(repeating: "0a", count: 16)
    let heading = "# \(pixels), layout, size in pixels and name of each cell; galley record writes this file\n"
    #expect(try reason(heading + "\(digest) \(digest) 4x3 de\n").hasPrefix("is from another version of galley"))
  }

  @Test func aCellIsComparedWithItsLine() throws {
    let golden = GoldenCase(scene: "s/a.yaml", variant: "de", keepsPicture: false)
    #expect(golden.cells == "s/a.cells.txt")
    var cellFile = CellFile(path: golden.cells)
    let missing = golden.compare(CellLine(of: try subject()), with: cellFile)
    #expect(missing.word == "missing" && missing.isNew)
    #expect(missing.reasons == ["there is no line de in s/a.cells.txt"])
    cellFile["de"] = CellLine(of: try subject())
    #expect(golden.compare(CellLine(of: try subject()), with: cellFile).passes)
    let digests = Array(CellLine(of: try subject()).text("de").utf8)[..<66]
    var other = cellFile
    other["de"] = CellLine(reading: digests + Array("4x4".utf8))
    let damaged = golden.compare(CellLine(of: try subject()), with: other)
    #expect(damaged.word == "unreadable")
    #expect(
      damaged.reasons == [
        "s/a.cells.txt: the line of de has 4 × 4 pixels, but its picture 4 × 3 pixels: run `galley record`"
      ]
    )
    let drift = golden.compare(CellLine(of: try subject(color: .white)), with: cellFile)
    #expect(drift.word == "raster drift" && drift.reasons == ["only the pixels differ from its line in s/a.cells.txt"])
    let metrics = golden.compare(CellLine(of: try subject("{ }")), with: cellFile)
    #expect(
      metrics.word == "metrics only" && metrics.reasons == ["only the layout differs from its line in s/a.cells.txt"])
    let changed = golden.compare(CellLine(of: try subject("{ }", width: 5)), with: cellFile)
    #expect(
      changed.word == "changed"
        && changed.reasons == ["the picture has 5 × 3 pixels instead of 4 × 3 pixels of its line in s/a.cells.txt"])
  }

  @Test func everyFrameCounts() throws {
    func frames(_ last: Color) throws -> GoldenSubject {
      let picture = { (name: String, color: Color) throws in
        GoldenPicture(frame: name, image: try Bitmap(size: PixelSize(width: 2, height: 2), color: color))
      }
      return GoldenSubject(pictures: [try picture("one", .black), try picture("two", last)], layout: [])
    }
    #expect(CellLine(of: try frames(.white)) != CellLine(of: try frames(.black)))
    #expect(CellLine(of: try frames(.white)) == CellLine(of: try frames(.white)))
  }

  @Test func linesOfCellsThatAreGoneAreFound() throws {
    var cellFile = CellFile(path: "a.cells.txt")
    for name in ["de", "fr"] { cellFile[name] = CellLine(of: try subject()) }
    let cells = GoldenVariants(count: 2) {
      [("de", false), ("fr", true)][$0]
    } keepsPicture: {
      ["de": false, "fr": true][$0]
    }
    cellFile["it"] = cellFile["de"]
    #expect(cells.strayLines(in: cellFile) == ["fr", "it"])
    #expect(cells.lineCount == 1)
  }
}
