import TestSupport
import Testing

/// What the project does without, everywhere under Sources.
@Suite struct ForbiddenTests {
  /// Spellings that may not stand in code, wherever blanks stand between their parts.
  static let spellings = ["@uncheckedSendable", "nonisolated(unsafe)", "fatalError("]
  /// Spellings of which a blank would make something else: `try !isEmpty` is harmless.
  static let exactSpellings = ["try!", "as!"]

  @Test func noForbiddenSpelling() {
    #expect(Sources.own.flatMap { Self.forbidden(in: $0) } == [])
  }

  @Test func noGlobalState() {
    let found = Sources.own.flatMap { code in
      code.globalVariables.map { "\(code.path):\($0): a variable shared by the whole program" }
    }
    #expect(found == [])
  }

  /// Files that users name are written by `OutputTarget`, which takes the place of no golden. The others here write
  /// files of names that they choose, or in a temporary folder.
  @Test func outputsAreWrittenInOnePlace() {
    let others: Set<String> = [
      "GalleyPipeline/Output/OutputTarget.swift", "GalleyBench/BenchSetting.swift",
      "GalleyTool/BugReport/SourceTree.swift", "GalleyTool/CI/WriteSummary.swift",
      "GalleyTool/Doctor/SystemChecks.swift", "GalleyTool/FontFiles/FontAddition.swift",
      "GalleyTool/Goldens/RenewLocks.swift", "GalleyTool/Verbs/InitCommand.swift",
    ]
    let program: Set<Substring> = [
      "GalleyPipeline", "GalleyServers", "GalleyBench", "GalleyIOSComparison", "GalleyTool",
    ]
    let found = Sources.own.filter { code in
      let path = code.path.dropFirst("Sources/".count)
      return program.contains(path.prefix { $0 != "/" }) && !others.contains(String(path))
        && code.lines.contains { line in ["writeFile(", "writeTogether("].contains { line.contains($0) } }
    }
    #expect(found.map(\.path) == [])
  }

  @Test func nothingIsLeftUndone() {
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
    let found = (Repository.files(under: "Sources") + Repository.files(under: "Tests")).flatMap { path in
      let words = Repository.text(of: path).split { !($0.isLetter || $0.isNumber) }
      return marks.filter { mark in words.contains { $0 == mark } }.map { "\(path): \($0)" }
    }
    #expect(found == [])
  }

  @Test func namesAvoidVagueWords() {
    #expect(Sources.own.flatMap { Self.emptyNames(in: $0) } == [])
  }

  @Test(arguments: [
    ("final class C: @unchecked Sendable {}", ["a.swift:1: @uncheckedSendable"]),
    ("let a = 1\nlet b = try! f()", ["a.swift:2: try!"]),
    ("let a = \"try!\" // fatalError()", []),
    ("let a = try !f()", []),
    ("nonisolated( unsafe ) let a = 1", ["a.swift:1: nonisolated(unsafe)"]),
  ])
  func forbiddenSpellingsAreFound(source: String, found: [String]) {
    #expect(Self.forbidden(in: SwiftCode(path: "a.swift", text: source)) == found)
  }

  @Test(arguments: [
    ("struct FontManager {}", ["a.swift: FontManager"]),
    ("enum Utilities {}", ["a.swift: Utilities"]),
    ("let manager = 1\nstruct Font {}", []),
  ])
  func emptyNamesAreFound(source: String, found: [String]) {
    #expect(Self.emptyNames(in: SwiftCode(path: "a.swift", text: source)) == found)
  }

  static func forbidden(in code: SwiftCode) -> [String] {
    code.lines.enumerated().flatMap { number, line in
      let dense = line.filter { $0 != " " }
      let found = spellings.filter { dense.contains($0) } + exactSpellings.filter { line.contains($0) }
      return found.map { "\(code.path):\(number + 1): \($0)" }
    }
  }

  /// Types and files with a name that would fit anything.
  static func emptyNames(in code: SwiftCode) -> [String] {
    let tokens = code.tokens.map(\.text)
    let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    let types = zip(tokens, tokens.dropFirst()).filter { kinds.contains($0.0) }.map(\.1)
    let file = code.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
    return (types + [file]).filter { name in
      ["Manager", "Helper", "Util", "Service"].contains { name.contains($0) }
    }.map { "\(code.path): \($0)" }
  }
}
