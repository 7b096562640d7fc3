import Testing

@Suite struct RootFormatterTests {
  @Test func parsingIsNoOverride() {
    #expect(
      rewritten("class F: Formatter { override func getObjectValue() {}; override func string() {} }")
        == "class F: Formatter {          func getObjectValue() {}; override func string() {} }")
    let plain = "class F: Other { override func getObjectValue() {} }"
    #expect(rewritten(plain) == plain)
  }

  @Test func aClassThatParsesRangesIsAskedFor() {
    #expect(
      rewritten("class F: NumberFormatter, Kind { override func getObjectValue(_ o: Int, for s: A, range r: Int) {} }")
        == "class F: NumberFormatter, Kind, RangeParsing {          func getObjectValue(_ o: Int, for s: A, range r: Int)"
        + " {} }")
  }

  @Test func inAnExtensionItStaysThere() {
    #expect(
      rewritten("class F: Formatter {}\nextension F { override open func getObjectValue() {} }")
        == "class F: Formatter {}\nextension F {          open func getObjectValue() {} }")
  }
}
