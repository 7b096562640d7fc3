import Testing

@testable import GalleyFiles

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("{ \"a\": 9007199254740993, \"b\": 1 }", "9007199254740993"), ("{\"b\":{\"a\":1},\"a\":[ 1.0 ]}", "[ 1.0 ]"),
    ("{ \"a\": 1, \"a\": 2 }", "1"), ("{ \"b\": 1 }", nil), ("[\"a\"]", nil), ("{ \"a\": }", nil),
  ])
  func aMemberIsSpeltAsItIs(text: String, spelling: String?) {
    #expect(JSON.spelling(ofMember: "a", in: Array(text.utf8)) == spelling)
  }

  @Test(arguments: [
    "{}", " [] ", "\"a\"", "null", "-0.5e+10", "[0, 1E2, -1]", #"{ "a": { "b": [true, null] }, "c": "\u00e9\n\"" }"#,
  ])
  func jsonIsFlawless(text: String) {
    #expect(throws: Never.self) { try JSON(reading: Array(text.utf8)) }
  }

  /// Most of these are YAML.
  @Test(
    arguments: [
      ("", 0, "the text ends too early"),
      ("a: 1", 0, "a value was expected here"),
      ("{ a: 1 }", 2, "a key in quotes was expected here"),
      ("{ \"a\": b }", 7, "a value was expected here"),
      ("{ \"a\" }", 6, "a colon was expected here"),
      ("[1, 2,]", 6, "a value was expected here"),
      ("{ \"a\": 1, }", 10, "a key in quotes was expected here"),
      ("[1 2]", 3, "a comma or ] was expected here"),
      ("[01]", 2, "a comma or ] was expected here"),
      ("[1.]", 3, "a digit was expected here"),
      ("[-]", 2, "a digit was expected here"),
      ("'a'", 0, "a value was expected here"),
      ("\"a\nb\"", 2, "control characters in a string must be escaped, as in \\n"),
      (#""\x41""#, 2, "unknown escape"),
      (#""\u12g4""#, 5, "\\u needs four hexadecimal digits"),
      ("\"a", 2, "the text ends too early"),
      (#""\ud83d\u0041""#, 13, "a surrogate must be one of a pair, as in \\ud83d\\ude00"),
      (#""\ude00""#, 7, "a surrogate must be one of a pair, as in \\ud83d\\ude00"),
      ("{} # note", 3, "there is text after the end"),
      (String(repeating: "[", count: 300), 201, "nested more than 200 levels deep"),
    ] as [(String, Int, String)])
  func invalidJSONIsReported(text: String, offset: Int, message: String) {
    #expect(throws: JSONError(offset: offset, message: message)) { try JSON(reading: Array(text.utf8), depth: 200) }
  }

  @Test func valuesAreRead() throws {
    let text = #"{ "a": [1.5e1, -0], "b": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é", "c": [true, false, null, {}] }"#
    let value = try JSON(reading: Array(text.utf8))
    #expect(value["a"]?.numbers == [15, 0])
    #expect(value["b"]?.string == "\"\\/\u{8}\u{C}\n\r\té😀é")
    #expect(value["c"] == [true, false, JSON.null, JSON.object([])])
    #expect(value["d"] == nil)
    #expect(value["a"]?.array?.first?.integer == 15)
  }

  @Test func valuesAreWritten() {
    let none: String? = nil
    let inner: JSON = ["e": [0.25]]
    let mixed: JSON = [["g": true] as JSON, JSON.null]
    let value: JSON = ["a": 1, "b": none, "c": ["x", "y"], "d": inner, "f": mixed]
    #expect(
      String(decoding: value.file, as: UTF8.self) == """
        {
          "a": 1,
          "c": [
            "x",
            "y"
          ],
          "d": { "e": [0.25] },
          "f": [
            { "g": true },
            null
          ]
        }

        """)
    #expect((value + ["h": "\n"]).line.hasSuffix(#", "f": [{ "g": true }, null], "h": "\n" }"#))
  }
}
