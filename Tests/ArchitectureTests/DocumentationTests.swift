import TestSupport
import Testing

/// swift-format asks for a comment on everything public but passes over what is open, which is what users override.
@Suite struct DocumentationTests {
  @Test func everythingOpenIsDocumented() {
    let found = Sources.own.flatMap { code in
      Self.undocumented(in: code, text: Repository.text(of: code.path))
    }
    #expect(found == [])
  }

  @Test(arguments: [
    ("/// A view.\nopen class View {\n  open func draw() {}\n}", ["a.swift:3"]),
    ("open class View {\n  /// Draws.\n  @inline(never)\n  open func draw() {}\n}", ["a.swift:1"]),
    ("private var open = 1\nfunc open() {}", []),
    ("/// A view.\nopen class View {\n  open override var hash: Int { 1 }\n}", []),
  ])
  func openDeclarationsWithoutACommentAreFound(source: String, found: [String]) {
    #expect(Self.undocumented(in: SwiftCode(path: "a.swift", text: source), text: source) == found)
  }

  static func undocumented(in code: SwiftCode, text: String) -> [String] {
    let written = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    return code.lines.enumerated().compactMap { number, line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(where: Self.declares), words[..<keyword].contains("open"),
        !words.contains("override")
      else { return nil }
      let above = written[..<number].last { !$0.hasPrefix("@") }
      return above?.hasPrefix("///") == true ? nil : "\(code.path):\(number + 1)"
    }
  }

  private static func declares(_ word: Substring) -> Bool {
    word.hasPrefix("init(") || word.hasPrefix("subscript(") || ["class", "func", "var"].contains(word)
  }
}
