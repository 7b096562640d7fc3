import Testing

@testable import GalleyScenes

@Suite struct DiagnosticTests {
  @Test func diagnosticsAreSortedAndSaidOnce() {
    func at(_ line: Int, _ column: Int, _ message: String, _ path: String = "") -> Diagnostic {
      Diagnostic(
        file: "s.yaml", position: SourcePosition(line: line, column: column), keyPath: path, message: message)
    }
    let error = SceneError([at(2, 1, "b"), at(1, 9, "a"), at(2, 1, "b", "other"), at(2, 1, "a")])
    #expect(error.diagnostics.map(\.message) == ["a", "b", "a"])
  }

  @Test func oneLineSaysItAll() {
    var diagnostic = Diagnostic(
      file: "s.yaml", position: SourcePosition(line: 7, column: 11), keyPath: "views[0].label",
      message: "unknown key \"lineBrakMode\"", suggestion: "lineBreakMode", valid: ["a", "b"])
    #expect(
      diagnostic.description
        == "s.yaml:7:11: error: views[0].label: unknown key \"lineBrakMode\"; did you mean \"lineBreakMode\"?")
    diagnostic.suggestion = nil
    #expect(
      diagnostic.description == "s.yaml:7:11: error: views[0].label: unknown key \"lineBrakMode\"; valid: a, b")
  }

  @Test func manyDiagnosticsAreCutShort() {
    func lines(_ count: Int) -> [String] {
      SceneError(
        (1...count).map {
          Diagnostic(file: "s.yaml", position: SourcePosition(line: $0, column: 1), message: "wrong")
        }
      ).lines
    }
    #expect(lines(100).count == 100)
    #expect(lines(101).count == 101)
    #expect(lines(101).last == "s.yaml: and 1 more mistake")
    #expect(lines(2100).count == 101)
    #expect(lines(2100)[99] == "s.yaml:100:1: error: wrong")
    #expect(lines(2100).last == "s.yaml: and 2,000 more mistakes")
  }

  @Test func manyChoicesAreCutShort() {
    var diagnostic = Diagnostic(
      file: "s.yaml", position: SourcePosition(line: 1, column: 1), message: "no", valid: (1...52).map { "c\($0)" })
    #expect(diagnostic.description.hasSuffix("; valid: c1, c2, c3, c4, c5, c6, c7, c8 and 44 more"))
    (diagnostic.word, diagnostic.listing) = ("xc51", "galley list")
    #expect(diagnostic.description.contains("; valid: c51, c5, c50, c52, c1, "))
    #expect(diagnostic.description.hasSuffix(" and 44 more; galley list lists all"))
    diagnostic.valid = (1...20).map { "c\($0)" }
    #expect(diagnostic.description.hasSuffix(", c19, c20"))
  }

  /// The place of every byte, counted from the beginning, whatever stands on the borders of what is counted at once.
  @Test func placesAreThoseOfAPlainCount() {
    let text = SourceText(
      name: "s.yaml", bytes: Array(String(repeating: "aé\r\n日\r👩‍👧\n\n\t", count: 300).utf8),
      start: SourcePosition(line: 3, column: 7))
    var place = SourcePosition(line: 3, column: 7)
    for (offset, byte) in text.bytes.enumerated() {
      if offset == 0 || byte & 0xC0 != 0x80 { #expect(text.position(at: offset) == place) }
      let next = offset + 1 < text.bytes.count ? text.bytes[offset + 1] : 0
      if byte == 0x0A || byte == 0x0D && next != 0x0A {
        place = SourcePosition(line: place.line + 1, column: 1)
      } else if byte != 0x0D, next & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    #expect(text.position(at: .max) == place)
  }

  /// Many mistakes in one line: counting the place of each from the beginning takes minutes.
  @Test func manyMistakesTakeNoLongerThanTheFileIs() {
    let text = "galley: 1\nviews: [" + String(repeating: "{lable: {}},", count: 40_000) + "]\n"
    let error = #expect(throws: SceneError.self) { try decode(text) }
    #expect(error?.diagnostics.count == 40_000)
    #expect(error?.diagnostics.last?.position == SourcePosition(line: 2, column: 9 + 12 * 39_999 + 1))
  }
}
