import Testing

@Suite struct TestRuleTests {
  @Test func testsOnTheMainActorBecomeAsynchronous() {
    let source = "@MainActor class T: XCTestCase { func testA() throws { }; func testB() async { }; func g() { } }"
    let expected =
      "@MainActor class T: XCTestCase { func testA() async throws { }; func testB() async { }; func g() { } }"
    #expect(rewritten(source) == expected)
  }

  @Test func otherTestsStay() {
    #expect(rewritten("class T: XCTestCase { func testA() { } }") == "class T: XCTestCase { func testA() { } }")
  }
}
