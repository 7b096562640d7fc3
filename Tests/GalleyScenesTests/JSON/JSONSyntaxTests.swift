import Testing

@testable import GalleyScenes

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    "{}", " [] ", "\"a\"", "null", "-0.5e+10", "[0, 1E2, -1]", #"{ "a": { "b": [true, null] }, "c": "\u00e9\n\"" }"#,
  ])
  func jsonIsFlawless(text: String) {
    #expect(JSONSyntax.firstMistake(in: Array(text.utf8)) == nil)
  }

  /// Most of these are YAML.
  @Test(
    arguments: [
      ("", 0, "it ends too early"),
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
      ("\"a\nb\"", 2, "a string must not have control characters"),
      (#""\x41""#, 2, "JSON has no such escape"),
      (#""\u12g4""#, 5, "\\u needs four hexadecimal digits"),
      ("\"a", 2, "it ends too early"),
      ("{} # note", 3, "there is more after its end"),
      (String(repeating: "[", count: 300), 201, "more than 200 levels"),
    ] as [(String, Int, String)])
  func whatIsNoJSONIsFound(text: String, offset: Int, message: String) {
    #expect(
      JSONSyntax.firstMistake(in: Array(text.utf8)) == JSONSyntax.Mistake(offset: offset, message: message))
  }
}
