import TestSupport
import Testing

/// Comments, messages and pages are written for somebody who reads once. CONTRIBUTING.md has the rules; these tests find some of the
/// phrases that make a reader stop, and lines that are too long.
@Suite struct PlainWordsTests {
  /// Phrases that leave out a noun, let things speak, or are out of use.
  static let phrases = [
    "is no", "are no", "that is none", "that are none", "is told", "are told", "was told", "were told", "told of",
    "says so", "say so", "says otherwise", "say otherwise", "of its own accord", "as it stands", "such as it is",
    "be it", "by lot", "anew", "mend", "mends", "mended", "stand-in", "stand-ins", "stand in for", "stands in for",
    "what becomes of", "came or went",
  ].map { $0.split(separator: " ").map(String.init) }
  static let phrasesByFirstWord = Dictionary(grouping: phrases) { $0[0] }
  /// Plain phrases around "is no" and "are no": the word before, and the words after.
  static let plainBefore: Set<String> = ["there"]
  static let plainAfter: Set<String> = ["longer", "more", "less", "limit"]
  static let longestLine = 100

  static let pages =
    RepositoryTests.committed.filter { $0.hasSuffix(".md") } + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]

  @Test func commentsHaveNoRiddles() {
    let paths = Sources.engine.map(\.path)
    #expect(paths.count > 1_000)
    let found = paths.flatMap { path in
      Self.riddles(in: Paragraph.comments(of: Repository.text(of: path)), path: path)
    }
    #expect(found == [])
  }

  @Test func messagesHaveNoRiddles() {
    let paths = Sources.engine.map(\.path) + Repository.files(under: "Rewriting/Sources")
    let found = paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      Self.riddles(in: Paragraph.literals(of: Repository.text(of: path)), path: path)
    }
    #expect(found == [])
  }

  @Test func pagesHaveNoRiddles() {
    #expect(Self.pages.count > 50)
    let found = Self.pages.flatMap { Self.riddles(in: Paragraph.prose(of: Repository.text(of: $0)), path: $0) }
    #expect(found == [])
  }

  @Test func linesOfProseAreShort() {
    let found = (Self.pages + ["CHANGELOG.md"]).flatMap { path in
      Self.longLines(in: Repository.text(of: path)).map { "\(path):\($0)" }
    }
    #expect(found == [])
  }

  @Test(arguments: [
    ("let a = 1\n  /// It is no\n  /// picture.", ["a.swift:2: is no"]),
    ("// There is no picture, and it is no longer one.", []),
    ("/// It says `be it` and \"is told\".", []),
    ("/// True if it is. No picture is drawn.", []),
    ("let text = \"anew\" // anew\n// Drawn anew.", ["a.swift:2: anew"]),
    ("/// Is told\n\n/// of it.", ["a.swift:1: is told"]),
  ])
  func riddlesInCommentsAreFound(source: String, found: [String]) {
    #expect(Self.riddles(in: Paragraph.comments(of: source), path: "a.swift") == found)
  }

  @Test(arguments: [
    ("let a = \"it is no picture\"  // anew", ["a.swift:1: is no"]),
    ("f(\"there is no picture\", \"it is\", \"no picture\")", []),
    ("f(\"is \\(anew) no picture, \\(says(\"told of\"))\")", ["a.swift:1: told of"]),
    ("let page = #\"\"\"\n  Drawn \\#(a)anew.\n  Is \"told\".\n  \"\"\"#", ["a.swift:2: anew"]),
  ])
  func riddlesInMessagesAreFound(source: String, found: [String]) {
    #expect(Self.riddles(in: Paragraph.literals(of: source), path: "a.swift") == found)
  }

  @Test func longLinesOfProseAreFound() {
    let words = String(repeating: "word ", count: 21)
    let names = String(repeating: "`name`, ", count: 13)
    let page = "\(words)\n\n```\n\(words)\n```\n| \(words) |\n- \(names)\n    \(words)\n- \(names)\(words)\n"
    #expect(Self.longLines(in: page) == [1, 9])
  }

  /// Returns the riddles in paragraphs, each with the first line of its paragraph.
  static func riddles(in paragraphs: [Paragraph], path: String) -> [String] {
    paragraphs.flatMap { paragraph -> [String] in
      let words = paragraph.words
      return words.indices.compactMap { index -> String? in
        let phrase = phrasesByFirstWord[words[index]]?.first { words[index...].starts(with: $0) }
        guard let phrase, !isPlain(words, index, phrase) else { return nil }
        return "\(path):\(paragraph.firstLine): \(phrase.joined(separator: " "))"
      }
    }
  }

  /// True if a phrase is a part of a plain one, such as "there is no" or "is no longer".
  private static func isPlain(_ words: [String], _ index: Int, _ phrase: [String]) -> Bool {
    guard phrase.last == "no" else { return false }
    let end = index + phrase.count
    return (index > 0 && plainBefore.contains(words[index - 1]))
      || (end < words.count && plainAfter.contains(words[end]))
  }

  /// Returns the numbers of the lines of prose that are too long. A table's row and a line of code alone cannot be divided.
  static func longLines(in page: String) -> [Int] {
    Paragraph.prose(of: page).flatMap { paragraph in
      paragraph.lines.enumerated().filter { _, line in
        line.count > longestLine && !line.hasPrefix("|") && Paragraph.outside("`", line).contains(where: \.isLetter)
      }.map { paragraph.firstLine + $0.offset }
    }
  }
}

/// Lines of a comment or a page that follow each other.
struct Paragraph {
  /// The number of the first line, from 1.
  let firstLine: Int
  private(set) var lines: [Substring]

  /// The words in lower case, without code and quotations. A mark of punctuation is a word.
  var words: [String] {
    let text = Self.outside("\"“”", Substring(Self.outside("`", Substring(lines.joined(separator: " ")))))
    return text.lowercased().split(separator: " ").flatMap { word -> [String] in
      let letters = word.filter { $0.isLetter || $0 == "-" }
      let endsClause = word.last.map { ".,;:)!?".contains($0) } == true
      return endsClause ? [letters, "."] : [letters]
    }
  }

  /// Returns a text without the parts between marks, such as code in backquotes.
  static func outside(_ marks: String, _ text: Substring) -> String {
    text.split(omittingEmptySubsequences: false) { marks.contains($0) }.enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
  }

  /// Returns the comments of a source file that have lines of their own.
  static func comments(of source: String) -> [Paragraph] {
    paragraphs(of: source) { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("//") ? text.drop { $0 == "/" } : nil
    }
  }

  /// Returns the lines of a source file's string literals, each as a paragraph.
  static func literals(of source: String) -> [Paragraph] {
    SwiftCode.literals(of: source).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { _, line in line.contains(where: \.isLetter) }
      .map { Paragraph(firstLine: $0.offset + 1, lines: [$0.element]) }
  }

  /// Returns the paragraphs of a page, without blocks of code.
  static func prose(of page: String) -> [Paragraph] {
    var isCode = false
    return paragraphs(of: page) { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      return isCode || line.hasPrefix("    ") ? nil : line
    }
  }

  /// Returns the runs of lines for which `content` returns a text that is not blank.
  private static func paragraphs(of text: String, content: (Substring) -> Substring?) -> [Paragraph] {
    var found: [Paragraph] = []
    var isInside = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let prose = content(line).flatMap { text in text.allSatisfy { $0 == " " } ? nil : text }
      if let prose, isInside {
        found[found.count - 1].lines.append(prose)
      } else if let prose {
        found.append(Paragraph(firstLine: number + 1, lines: [prose]))
      }
      isInside = prose != nil
    }
    return found
  }
}
