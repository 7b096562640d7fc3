import GalleyBase
import Testing

@Suite struct NearestSpellingTests {
  static let keys = ["lineBreakMode", "lineBreakStrategy", "text", "textColor", "font", "frame", "id"]

  static let cases: [(String, String?)] = [
    ("lineBrakMode", "lineBreakMode"), ("linebreakmode", "lineBreakMode"), ("tetx", "text"),
    ("textColour", "textColor"),
    ("fnot", "font"), ("fram", "frame"), ("colour", nil), ("i", nil), ("ix", "id"), ("lineBreakS", "lineBreakStrategy"),
    ("mode", "lineBreakMode"), ("", nil), ("lineBreak", nil),
  ]

  @Test(arguments: cases) func nearestKey(word: String, expected: String?) {
    #expect(nearestSpelling(to: word, among: Self.keys) == expected)
  }
}
