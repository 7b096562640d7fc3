import Testing

@testable import GalleyScenes

@Suite struct DocumentReaderTests {
  @Test func everyValueKnowsItsPlace() throws {
    let document = try read(
      """
      # a comment
      size: [320, auto]
      é: "x"
      views:
        - label: { text: 'it''s', "q": 12 }
        -
      block: |
        a
         b

      """)
    #expect(
      dump(document) == """
        {size@2:1=[320@2:8 auto@2:13]@2:7 é@3:1='x'@3:4 views@4:1=[{label@5:5={text@5:14='it's'@5:20 'q'@5:29=12@5:34}@5:12\
        }@5:5 @6:3]@5:3 block@7:1='a
         b
        '@8:3}@2:1
        """)
  }

  @Test func jsonAndYAMLAreOneTree() throws {
    let json = try read("{\r\n\t\"a\": [1, \"two\", {\"b\": null}],\n\t\"c\": \"\\ud83d\\ude00\\/\\u00e9\\n\"\n}")
    let yaml = try read("\"a\":\n- 1\n- \"two\"\n- \"b\": null\n\"c\": \"😀/é\\n\"\n")
    #expect(dump(json, places: false) == dump(yaml, places: false))
    #expect(dump(json).hasPrefix("{'a'@2:2=[1@2:8 'two'@2:11"))
  }

  @Test func anAliasRepeatsItsAnchor() throws {
    let document = try read("a: &x [1, 2]\nb: *x\nc: &y z\nd: *y\n")
    #expect(dump(document, places: false) == "{a=[1 2] b=[1 2] c=z d=z}")
  }

  @Test func columnsCountScalarsNotBytes() throws {
    #expect(dump(try read("\u{FEFF}\"éè😀\": x")) == "{'éè😀'@1:1=x@1:8}@1:1")
    #expect(dump(try read("{\t\"a\":\t1}")) == "{'a'@1:3=1@1:8}@1:1")
    #expect(dump(try read("a: 1\r\nb: 2\rc: 3\n")) == "{a@1:1=1@1:4 b@2:1=2@2:4 c@3:1=3@3:4}@1:1")
  }

  static let mistakes: [(String, String)] = [
    ("", "s.yaml:1:1: error: the file is empty; a scene begins with \"galley: 1\""),
    ("# nothing\n", "s.yaml:1:1: error: the file has only white space and comments"),
    ("a: 1\nb: 2\na: 3\n", "s.yaml:3:1: error: the key \"a\" is repeated; the first is at 1:1"),
    (
      "v:\n - l: {x: 1, x: 2}\n",
      "s.yaml:2:14: error: v[0].l: the key \"x\" is repeated; the first is at 2:8"
    ),
    ("a: 1\n---\nb: 2\n", "s.yaml:2:1: error: a second document begins here; a file can have only one"),
    (
      "a: !!str 12\n",
      "s.yaml:1:10: error: a: the tag tag:yaml.org,2002:str is not supported; put a value in quotes to make it a string"
    ),
    ("[a]: 1\n", "s.yaml:1:1: error: a key must be a word, not a list or a mapping"),
    (
      "a: *b\n",
      "s.yaml:1:4: error: the alias *b has no anchor &b before it; a text that begins with \"*\" needs quotes"
    ),
    ("a: &x [*x]\n", "s.yaml:1:8: error: the alias *x is inside the value that it repeats"),
    ("a:\n\tb: 1\n", "s.yaml:2:1: error: not valid YAML: a tab cannot indent; use spaces"),
    ("a: [1, 2\n", "s.yaml:2:1: error: not valid YAML: flow sequence without a closing bracket"),
    ("a: \"x\nb: 1\n", "s.yaml:1:4: error: not valid YAML: wrongly indented double-quoted scalar"),
    (
      "a: b\n  c: d\n",
      "s.yaml:1:4: error: not valid YAML: a key cannot go on in the next line; is a colon missing, or the indentation wrong?"
    ),
    ("a\u{0}b: 1\n", "s.yaml:1:2: error: byte 1 is a NUL, which text cannot contain"),
  ]

  @Test(arguments: mistakes) func mistakesAreNamed(text: String, expected: String) {
    #expect(readingFailure(Array(text.utf8)) == expected)
  }

  @Test func bytesThatAreNotUTF8() {
    let bad = Array("galley: 1\ntitle: ".utf8) + [0xC3, 0x28]
    #expect(readingFailure(bad) == "s.yaml:2:8: error: byte 17 (0xC3) is not UTF-8; save the file as UTF-8")
    #expect(readingFailure([0xFE, 0xFF, 0, 0x61]).hasSuffix("the file is UTF-16 or UTF-32; save it as UTF-8"))
    #expect(readingFailure([0xED, 0xA0, 0x80]).contains("byte 0 (0xED) is not UTF-8"))
    #expect(readingFailure([0xEF, 0xBB, 0xBF, 0x61, 0xFF]).contains("1:2: error: byte 4 (0xFF) is not UTF-8"))
  }

  @Test(arguments: [
    ("a: {b: #fff}\nc: 1\n", "1:8"), ("a: {b: 1, c: #FF3B30, d: 2}\n", "1:14"), ("a:\n- {é: #123abc}\n- {}\n", "2:7"),
  ])
  func aColourWithoutQuotesIsNamed(text: String, place: String) {
    let failure = readingFailure(Array(text.utf8))
    #expect(failure.hasSuffix("; the # at \(place) begins a comment: a colour needs quotes"), "\(failure)")
  }

  @Test(arguments: ["a: {b: 1 # fff\n", "a: {b: \"#fff\"\n", "a: {b: #ffgg}\n", "a: #fff\n b: [\n"])
  func otherCommentsAreNotMistakenForColours(text: String) {
    let failure = readingFailure(Array(text.utf8))
    #expect(failure.contains("not valid YAML"))
    #expect(!failure.contains("colour"), "\(failure)")
  }
}
