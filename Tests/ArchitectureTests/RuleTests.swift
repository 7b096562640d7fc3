import TestSupport
import Testing

/// Comments that cite a rule of UIKit's cite one that the manual explains, and each of those is held by a test.
@Suite struct RuleTests {
  static let manual = Repository.text(of: "Sources/Galley/Galley.docc/HowUIKitSetsText.md")
  static let rules = Rule.all(in: manual)
  /// The rules cited under Sources, each with the files that cite it.
  static let citations = Dictionary(
    Repository.files(under: "Sources").filter { !$0.hasSuffix("HowUIKitSetsText.md") }.flatMap { path in
      cited(in: Repository.text(of: path)).map { ($0, [path]) }
    }, uniquingKeysWith: +)

  @Test func rulesHaveNamesOfTheirOwn() {
    let names = Self.rules.map(\.name)
    #expect(names.count > 100)
    #expect(names.count == Set(names).count)
    #expect(names.filter { $0.contains { !($0.isLowercase || $0.isNumber || $0 == "-") } } == [])
  }

  @Test func everyCitedRuleIsInTheManual() {
    let known = Set(Self.rules.map(\.name))
    let unknown = Self.citations.filter { !known.contains($0.key) }
    #expect(unknown.map { "\($0.key): \($0.value.joined(separator: ", "))" }.sorted() == [])
  }

  @Test func everyRuleIsCitedOrMarkedAsUncited() {
    let wrong = Self.rules.filter { $0.text.contains("not cited") == (Self.citations[$0.name] != nil) }
    #expect(wrong.map(\.name) == [])
  }

  /// Sections of a digest, and articles by their number, that readers do not have.
  @Test func nothingElseIsCited() {
    let found = Sources.engine.flatMap { code in
      Self.otherCitations(in: Repository.text(of: code.path)).map { "\(code.path): \($0)" }
    }
    #expect(found == [])
  }

  @Test(arguments: [
    ("/// It hangs (reference A.4.1).", ["reference A.4.1)."]),
    ("/// It is so by\n/// reference §B.2", ["reference §B.2"]),
    ("/// The article's sum", ["article's sum"]),
    ("/// Passing a reference on is cheap; a reference A holds.", []),
  ])
  func otherCitationsAreFound(text: String, found: [String]) {
    #expect(Self.otherCitations(in: text) == found)
  }

  @Test func everyRuleSaysHowSureItIs() {
    let tags = ["**Documented", "**Recorded", "**Inferred", "**Ours"]
    #expect(Self.rules.filter { rule in !tags.contains { rule.text.hasPrefix($0) } }.map(\.name) == [])
  }

  @Test func everyRuleIsHeldByATestThatIsThere() {
    let functions = Self.testFunctions
    let goldens = Set(Repository.files(under: "Goldens"))
    for rule in Self.rules {
      let holders = rule.holders
      #expect(!holders.isEmpty, "\(rule.name) names no test")
      let missing = holders.filter { !functions.contains($0) && !goldens.contains($0) }
      #expect(missing == [], "\(rule.name)")
    }
  }

  @Test(arguments: [
    ("/// Hang (rule: trailing-spaces-hang).", ["trailing-spaces-hang"]),
    ("// (rule: a, b) and (rules: c)", ["a", "b"]),
    ("/// A rule: none is cited.", []),
  ])
  func citationsAreFound(text: String, found: [String]) {
    #expect(Self.cited(in: text) == found)
  }

  @Test func rulesAreRead() {
    let text =
      "# Page\n\n## Topic\n\n### a-rule\n**Ours.** It is so.\nHeld by `SomeTests/itIs`,\n`Goldens/a/b.yaml`.\n\n## Next\n"
    let rules = Rule.all(in: text)
    #expect(rules.map(\.name) == ["a-rule"])
    #expect(rules.first?.holders == ["SomeTests/itIs", "Goldens/a/b.yaml"])
  }

  /// The names in `(rule: …)`, of which there may be several.
  static func cited(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.utf8.contains(UInt8(ascii: "(")) && $0.contains("(rule: ") }.flatMap {
      line in
      line.matches(of: /\(rule: ([a-z0-9, -]+)\)/).flatMap { match in
        match.output.1.split(separator: ",").map { String($0.filter { $0 != " " }) }
      }
    }
  }

  /// The word `reference` with the section after it, and what is said to be an article's.
  static func otherCitations(in text: String) -> [String] {
    let words = text.split { $0 == " " || $0 == "\n" }.filter { $0 != "///" && $0 != "//" }
    return zip(words, words.dropFirst()).filter { word, next in
      let section = next.prefix { $0.isLetter || $0.isNumber || $0 == "§" || $0 == "." }.drop { $0 == "§" }
      let isSection = section.dropFirst().first == "." && section.dropFirst(2).first?.isNumber == true
      return word.hasSuffix("reference") && (isSection || next.hasPrefix("§")) || word == "article's"
        || word == "articles'"
    }.map { "\($0.drop { $0 == "(" }) \($1)" }
  }

  /// `Suite/function` of every function in a test file, by the suites that the file declares or extends.
  static let testFunctions = Set(
    Repository.files(under: "Tests").filter { $0.hasSuffix(".swift") && $0.contains("Tests") }.flatMap { path in
      let declared = names(declaredIn: Repository.text(of: path))
      return declared.types.flatMap { type in declared.functions.map { "\(type)/\($0)" } }
    })

  /// The words after `struct`, `extension` and `func`.
  static func names(declaredIn text: String) -> (types: [Substring], functions: [Substring]) {
    var names: (types: [Substring], functions: [Substring]) = ([], [])
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "(" || $0 == ":" || $0 == "<" }
      for (word, next) in zip(words, words.dropFirst()) {
        if word == "struct" || word == "extension" { names.types.append(next) }
        if word == "func" { names.functions.append(next) }
      }
    }
    return names
  }
}

/// A section of the manual's page of rules.
struct Rule {
  let name: String
  let text: String

  /// The tests and goldens that the text names.
  var holders: [String] {
    text.matches(of: /`(\w+Tests\/\w+|Goldens\/[^`]+)`/).map { String($0.output.1) }
  }

  /// The sections with a heading of the third level.
  static func all(in page: String) -> [Rule] {
    page.split(separator: "\n### ").dropFirst().map { section in
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.dropFirst().prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
      return Rule(name: String(lines[0]), text: text)
    }
  }
}
