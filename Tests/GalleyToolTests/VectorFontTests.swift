import GalleyFiles
import TestSupport
import Testing

/// Fonts whose pictures are SVG, which are not drawn.
@Suite struct VectorFontTests {
  /// Galley Test Mono with a table `SVG ` that has pictures of glyphs.
  private func font(picturesOf glyphs: ClosedRange<UInt16>) throws -> [UInt8] {
    let document = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    let svg: [UInt8] =
      [0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 1] + bytes(glyphs.lowerBound) + bytes(glyphs.upperBound) + bytes(UInt32(14))
      + bytes(UInt32(document.count)) + document
    let mono = try readFile(Repository.path("Fonts/GalleyTestMono.ttf"))
    let count = Int(mono[4]) << 8 | Int(mono[5])
    var records = (0..<count).map { index in
      let start = 12 + 16 * index
      var record = Array(mono[start..<start + 16])
      // What follows the directory moves by one record.
      let offset = record[8..<12].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      record.replaceSubrange(8..<12, with: bytes(offset + 16))
      return record
    }
    let body = Array(mono[(12 + 16 * count)...])
    let padding = [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    let offset = UInt32(12 + 16 * (count + 1) + body.count + padding.count)
    records.append(Array("SVG ".utf8) + [0, 0, 0, 0] + bytes(offset) + bytes(UInt32(svg.count)))
    records.sort { $0[..<4].lexicographicallyPrecedes($1[..<4]) }
    return Array(mono[..<4]) + bytes(UInt16(count + 1)) + mono[6..<12] + records.joined() + body + padding + svg
  }

  private func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private func folder(picturesOf glyphs: ClosedRange<UInt16>) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "a.yaml": """
      galley: 1
      fonts: { files: [ vector.ttf ], fallback: [] }
      views:
        - label: { id: a, text: abc, font: { family: Galley Test Mono, size: 20 } }
        - label: { id: b, frame: [0, 40, auto, auto], text: abc, font: { family: Galley Test Mono, size: 20 } }
      """
    ])
    try writeFile(folder.path("vector.ttf"), try font(picturesOf: glyphs))
    return folder
  }

  @Test func picturesInSVGAreAWarningOnce() throws {
    let folder = try folder(picturesOf: 0...500)
    let run = try folder.galley("render", "a.yaml", "-o", "a.png")
    #expect(run.status == 0)
    let warnings = run.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(warnings.count == 1, "\(run.errors)")
    #expect(
      run.errors.contains(
        "a.yaml:4:27: warning: views[0].label.text: view \"a\": the pictures of GalleyTestMono-Regular are SVG, "),
      "\(run.errors)")
    try expectEqual(folder.galley("render", "a.yaml", "-o", "a.png", "--strict").status, 1)
    let lint = try folder.galley("lint", "a.yaml")
    #expect(lint.status == 0 && lint.text.contains("warning: warnings: view \"a\""), "\(lint.text)")
    try expectEqual(folder.galley("lint", "a.yaml", "--strict").status, 1)
  }

  @Test func textWithoutPicturesIsNot() throws {
    try expectEqual(folder(picturesOf: 60_000...60_001).galley("render", "a.yaml", "-o", "a.png", "--strict").status, 0)
  }
}
