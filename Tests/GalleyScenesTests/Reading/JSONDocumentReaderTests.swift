import TestSupport
import Testing

@testable import GalleyScenes

/// JSON is read by a reader of its own, with the same result as by YAML's. A comment makes a text YAML.
struct JSONDocumentReaderTests {
  private func isSame(_ text: String, limits: ReadingLimits = ReadingLimits()) -> Bool {
    guard let json = try? read(text, limits: limits), let yaml = try? read(text + "\n# not JSON", limits: limits) else {
      return readingFailure(Array(text.utf8), limits: limits)
        == readingFailure(Array((text + "\n# not JSON").utf8), limits: limits)
    }
    return json.nodes == yaml.nodes && json.links == yaml.links && json.root == yaml.root
      && json.valueCount == yaml.valueCount && json.mistakes == yaml.mistakes
  }

  /// True if the text is read as JSON.
  private func isJSON(_ text: String) throws -> Bool {
    let document = Document(sources: [SourceText(name: "s", bytes: Array(text.utf8))])
    var reader = JSONDocumentReader(DocumentReader(source: 0, limits: ReadingLimits()), document, source: 0)
    return try reader.readText() != nil
  }

  @Test(arguments: [
    "{}", "[]", " \n[ ]\t\r\n", "{\"a\": 1, \"b\": [true, false, null, -0.5e+3, \"x\"]}", "[[[]], {\"\": {}}]",
    "[\"a\\\"b\\\\c\\/d\\b\\f\\n\\r\\te\", \"\u{E4}\u{1F600} \u{2028}\"]", "{\"a\": 1, \"a\": 2}",
    "[0, -0, 10, 0.0, 1E2]",
    "[ \"12\", 12, \"true\", \"null\", \" a \" ]", "{\n  \"a\" : \"b\" ,\n  \"c\":\"d\"\n}",
  ])
  func jsonIsReadAsByTheReaderOfYAML(text: String) throws {
    #expect(try isJSON(text))
    #expect(isSame(text))
  }

  @Test(arguments: [
    "", "1", "\"a\"", "a: 1", "{a: 1}", "[1, 2,]", "[1 2]", "{\"a\" 1}", "{\"a\": }", "{\"a\": 1", "[01]", "[1.]",
    "[.5]",
    "[+1]", "[1e]", "[True]", "['a']", "[a]", "[\"\\u0041\"]", "[\"\\x41\"]", "[\"a\nb\"]", "[] []", "{1: 2}",
    "[&a 1, *a]",
    "# c\n[]", "[1, # c\n 2]", "[\"a\u{7F}\"]", "---\n{}",
  ])
  func otherTextIsLeftToTheReaderOfYAML(text: String) throws {
    #expect(try !isJSON(text))
  }

  @Test func theManifestOfFontsIsReadAsJSON() throws {
    let text = Repository.text(of: "Fonts/fonts.json")
    #expect(try isJSON(text))
    #expect(isSame(text))
  }

  @Test func limitsHoldForJSON() {
    var limits = ReadingLimits()
    (limits.values, limits.depth) = (6, 3)
    for text in [
      "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 6, 7]", "[[[1]]]", "[[[[1]]]]", "{\"a\": {\"b\": {\"c\": {}}}}",
    ] {
      #expect(isSame(text, limits: limits), "\(text)")
    }
    #expect(readingFailure(Array("[[[[1]]]]".utf8), limits: limits).hasSuffix("nested more than 3 deep"))
  }

  /// Random values, written with random space.
  @Test(arguments: 0..<40) func randomJSONIsReadAsByTheReaderOfYAML(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    func space() -> String { ["", "", " ", "\n", "\n  "].randomElement(using: &numbers) ?? "" }
    func string() -> String {
      let letters = ["a", "B", "0", " ", "\\n", "\\\"", "\\\\", ":", ", ", "#", "{", "]", "é", "世", "👋", "-", "'"]
      return "\""
        + (0..<Int.random(in: 0...8, using: &numbers)).map { _ in letters.randomElement(using: &numbers) ?? "" }
        .joined() + "\""
    }
    func value(_ depth: Int) -> String {
      let count = Int.random(in: 0...4, using: &numbers)
      switch Int.random(in: 0..<(depth > 4 ? 3 : 5), using: &numbers) {
      case 0: return ["0", "-1", "2.50", "1e3", "true", "false", "null"].randomElement(using: &numbers) ?? ""
      case 1, 2: return string()
      case 3: return "[" + (0..<count).map { _ in space() + value(depth + 1) + space() }.joined(separator: ",") + "]"
      default:
        let members = (0..<count).map { _ in space() + string() + space() + ":" + " " + value(depth + 1) + space() }
        return "{" + members.joined(separator: ",") + "}"
      }
    }
    let text = "[" + (0..<6).map { _ in value(0) }.joined(separator: ",\n") + "]"
    #expect(try isJSON(text))
    #expect(isSame(text), "\(text)")
  }
}
