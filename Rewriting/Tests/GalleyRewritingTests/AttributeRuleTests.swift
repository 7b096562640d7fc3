import Testing

@Suite struct AttributeRuleTests {
  @Test(arguments: [
    ("@objc class A {}", "      class A {}"),
    ("@objc(XY) @objcMembers class A {}", "                       class A {}"),
    ("class A { @IBOutlet weak var a: A? }", "class A {           weak var a: A? }"),
    ("class A { @IBAction func b(_ s: Any) {} }", "class A {           func b(_ s: Any) {} }"),
    ("@objc(\n  XY\n) class A {}", "      \n    \n  class A {}"),
    ("@UIApplicationMain class A {}", "@main              class A {}\nimport UIKit\n"),
    ("let a: @convention(block) () -> Void", "let a:                    () -> Void"),
    ("@available(iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
  ])
  func attributesThatAskForObjectiveCAreBlank(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
    ("@objc protocol P: class {}", "      protocol P: class {}"),
    ("@objc protocol P: NSObjectProtocol {}\nimport UIKit", "      protocol P: NSObjectProtocol {}\nimport UIKit"),
    ("protocol P {}", "protocol P {}"),
  ])
  func protocolsOfObjectiveCAreOfClasses(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func collectionsOfAProtocolOfObjectiveCHaveTheMembersOfTheirElements() {
    let start = "      protocol P: AnyObject {}; "
    let text = "extension Array where Element: P { func f() {} }"
    #expect(
      rewritten("@objc protocol P {}; let a: [any P]; " + text)
        == start + "let a: [any P]; " + text.replacing("Element: P", with: "Element == any P"))
    #expect(rewritten("@objc protocol P {}; let a: P; " + text) == start + "let a: P; " + text)
    #expect(rewritten("protocol P {}; let a: [any P]; " + text) == "protocol P {}; let a: [any P]; " + text)
  }
}
