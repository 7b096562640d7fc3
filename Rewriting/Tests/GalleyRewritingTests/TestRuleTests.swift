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

  @Test func aTestCaseThatIsADelegateMakesTestCasesObjects() {
    let source = "class A: XCTestCase { }\nclass B: XCTestCase, UITextFieldDelegate { }\nclass C: XCTestCase, P { }"
    let result = rewritten(source)
    #expect(
      result.hasPrefix("class A: XCTestCase { }\nclass B: XCTestCase, UITextFieldDelegate { }; extension XCTestCase: "))
    #expect(result.ranges(of: "@retroactive NSObjectProtocol").count == 1)
    #expect(result.hasSuffix("\nclass C: XCTestCase, P { }\nimport UIKit\n"))
  }
}
