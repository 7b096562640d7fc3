import TestSupport
import Testing

/// Summaries are noun or verb phrases, as in the standard library: they name the thing or say what a call does.
@Suite struct SummaryTests {
  @Test func noSummaryIsAQuestion() {
    let found = Sources.engine.flatMap { Self.questions(in: Repository.text(of: $0.path), path: $0.path) }
    #expect(found == [])
  }

  @Test func summariesThatAreQuestionsAreFound() {
    let text = """
      /// Whether it fits.
      /// Which is not a summary.
      var fits = true
      /// True if it fits.
      ///
      /// What it is measured in.
      var width = 0
        /// How wide it is.
      /// - Parameter a: where it begins.
      // What a comment says.
      """
    #expect(Self.questions(in: text, path: "a.swift") == ["a.swift:1: Whether", "a.swift:8: How"])
  }

  /// The summaries that begin with an interrogative, with the line of each. A summary is the first line of a block.
  static func questions(in text: String, path: String) -> [String] {
    var isInside = false
    var found: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.drop { $0 == " " }
      let indented = line.hasPrefix("///")
      defer { isInside = indented }
      guard indented, !isInside, let word = line.dropFirst(3).split(separator: " ").first else { continue }
      if interrogatives.contains(String(word)) { found.append("\(path):\(number + 1): \(word)") }
    }
    return found
  }

  private static let interrogatives: Set<String> = [
    "What", "Whether", "Where", "How", "Who", "Whose", "Whom", "Why", "When", "Which",
  ]
}
