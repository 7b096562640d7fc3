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
}
