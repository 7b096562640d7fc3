import TestSupport
import Testing

/// The page about the layout dump lists every member that the sources write by hand. `LayoutDumpTests` looks for those of tables.
@Suite struct LayoutDumpPageTests {
  @Test func everyMemberIsListed() {
    let page = Repository.text(of: "Sources/Galley/Galley.docc/LayoutDump.md")
    let writers = Sources.own.filter { code in
      ["LayoutWriting", "Dump", "Kinds"].contains { code.path.hasPrefix("Sources/GalleyScenes/\($0)/") }
    }
    let members = writers.flatMap { code in
      let text = Repository.text(of: code.path)
      return Self.members(in: code.path.contains("/Kinds/") ? Self.writing(in: text) : text)
    }
    #expect(members.count > 60)
    #expect(Set(members.filter { !page.contains("`\($0)`") }).sorted() == [])
  }

  @Test func membersAreFound() {
    #expect(
      Self.members(in: "json.member(\"a\", 1)\n\"b\": nil,\njson.key(\"c\")\nlet text = \"d\"") == ["a", "b", "c"])
    #expect(Self.writing(in: "\"a\": 1\n  static func write(x) {\n \"b\": 2\n  }\n\"c\": 3").contains("b"))
  }

  /// The bodies of the functions that write a kind of view.
  private static func writing(in text: String) -> String {
    let parts = text.split(separator: "static func write(").dropFirst()
    return parts.map { $0.prefix(upTo: $0.firstRange(of: "\n  }\n")?.lowerBound ?? $0.endIndex) }.joined(
      separator: "\n")
  }

  /// The members that code writes: those behind `member(` and `key(`, and those of literals.
  private static func members(in text: String) -> [String] {
    text.matches(of: /(?:member\(|key\(|^\s*|[\[,] )"([a-z][A-Za-z]*)"(?:,|\)|: )/.anchorsMatchLineEndings())
      .map { String($0.1) }
  }
}
