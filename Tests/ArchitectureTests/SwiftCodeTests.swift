import Testing

/// The rules are only as good as the scanner below them, so it is held to sources made up for it.
@Suite struct SwiftCodeTests {
  /// Each with what is left of it, runs of blanks written as one.
  @Test(arguments: [
    ("let a = \"{\" // }", "let a = "),
    ("a /* { /* } */ { */ b", "a b"),
    ("\"\"\"\n{ \" }\n\"\"\" {", " \n \n {"),
    ("x #\"\\(x) \"{\"# + y", "x + y"),
    ("\"a\\(f(\"}\") + \"{\")z\" }", " (f( ) + ) }"),
    ("\"\\\"{\" }", " }"),
    ("#if os(Linux)", "#if os(Linux)"),
  ])
  func onlyCodeIsLeft(source: String, code: String) {
    let bytes = SwiftCode(path: "", text: source).bytes
    #expect(bytes.count == source.utf8.count)
    let dense = bytes.indices.filter { index in
      index == 0 || bytes[index] != UInt8(ascii: " ") || bytes[index - 1] != UInt8(ascii: " ")
    }
    #expect(String(decoding: dense.map { bytes[$0] }, as: UTF8.self) == code)
  }

  @Test func functionsAreMeasuredFromKeywordToClosingBrace() {
    let source = """
      protocol P { func required(a: Int) -> Int; init() }
      struct S {
        var stored = [1].map { $0 }
        var computed: Int { 1 }
        init(_ a: Int = { 1 }()) {
          self.init()
        }
        func f<T>(
          a: T
        ) -> String where T: P {
          let text = "}"
          return text
        }
      }
      """
    let functions = SwiftCode(path: "", text: source).functions
    #expect(functions.map(\.name) == ["computed", "init", "f"])
    #expect(functions.map(\.firstLine) == [4, 5, 8])
    #expect(functions.map(\.lineCount) == [1, 3, 6])
  }

  @Test func globalStateIsFound() {
    let source = """
      var one = 1
      public var two: Int { 2 }
      enum E {
        static var three = 3
        static var four: Int { 4 }
        static let five = 5
        var six = 6
        private static var seven: [Int] = { [] }()
        static func f() { var eight = 8; eight += 1 }
      }
      """
    #expect(SwiftCode(path: "", text: source).globalVariables == [1, 4, 8])
  }
}
