import Testing

@Suite struct RootMemberTests {
  @Test(arguments: [
    (
      "func f(_ x: AnyObject) { x[\"a\"] as? Int }",
      "func f(_ x: AnyObject) { (x as? [String: AnyObject])?[\"a\"] as? Int }"
    ),
    ("func f(_ x: AnyObject) { x[0] }", "func f(_ x: AnyObject) { (x as? [AnyObject])?[0] }"),
    ("func f(_ x: [String: AnyObject]) { x[\"a\"] }", "func f(_ x: [String: AnyObject]) { x[\"a\"] }"),
    (
      "func f(_ d: [String: AnyObject]) { for (k, v) in d { k[0]; v[\"a\"] } }",
      "func f(_ d: [String: AnyObject]) { for (k, v) in d { k[0]; (v as? [String: AnyObject])?[\"a\"] } }"
    ),
    (
      "func f(_ d: Any) { if var d = d as? [String: AnyObject] { d[\"a\"]; for (_, v) in d { v[\"a\"] } } else { d[\"b\"] } }",
      "func f(_ d: Any) { if var d = d as? [String: AnyObject] { d[\"a\"]; "
        + "for (_, v) in d { (v as? [String: AnyObject])?[\"a\"] } } else { d[\"b\"] } }"
    ),
    (
      "func f(_ x: AnyObject) { let x = x as! [AnyObject]; for y in x { x[0]; y[0] } }",
      "func f(_ x: AnyObject) { let x = x as! [AnyObject]; for y in x { x[0]; (y as? [AnyObject])?[0] } }"
    ),
    (
      "func f(_ x: AnyObject) { guard let x = x.y else { return }; x[0] }",
      "func f(_ x: AnyObject) { guard let x = x.y else { return }; x[0] }"
    ),
  ])
  func elementsOfAnyObjectAreThoseOfACollection(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func anyObjectIsAskedAsAnObjectOfObjectiveC() {
    #expect(
      rewritten("func f(of item: AnyObject) { item.responds(to: s); other.responds(to: s) }")
        == "func f(of item: AnyObject) { (item as! NSObject).responds(to: s); other.responds(to: s) }")
  }

  @Test func aLocalValueOfUnknownTypeIsNoProperty() {
    let item = "import UIKit; extension UIBarButtonItem { func f() { "
    #expect(rewritten(item + "target?.perform(s) } }").contains("(target as! NSObject?)?.perform(s)"))
    #expect(!rewritten(item + "let target = owner; target.perform(s) } }").contains("NSObject"))
  }

  @Test func overridesOfTheRootAreMembersOfTheirOwn() {
    #expect(
      rewritten("import UIKit; class A: NSObject { override func responds(to s: Selector) -> Bool { true } }")
        == "import UIKit; class A: NSObject {          func responds(to s: Selector) -> Bool { true } }")
    let heir = "class B: A { override func responds(to s: Selector) -> Bool { true } }"
    #expect(
      rewritten("import UIKit; class A: NSObject { override func responds(to s: Selector) -> Bool { true } }; \(heir)")
        .hasSuffix(heir))
    let view = "import UIKit; class V: UIView { override func responds(to s: Selector?) -> Bool { true } }"
    #expect(rewritten(view) == view)
  }

  @Test func observersByNameAreToldThroughAProtocol() {
    #expect(
      rewritten("import UIKit; class A: NSObject, P { override func observeValue(forKeyPath k: String?) {} }")
        == "import UIKit; class A: NSObject, P, KeyPathObserver {          func observeValue(forKeyPath k: String?) {} }"
    )
  }

  @Test func loggingIsImportedWhole() {
    #expect(rewritten("import os.log") == "import GalleyLogging")
    #expect(rewritten("let p = ProcessInfo()") == "let p = ProcessInfo.processInfo")
    #expect(rewritten("let s = URLSession.shared").hasSuffix("\nimport UIKit\n"))
  }

  @Test(arguments: [
    (
      "class A { weak var x: AnyObject?; func f() { x?.perform(s); x!.y } }",
      "class A { weak var x: AnyObject?; func f() { (x as! NSObject?)?.perform(s); x!.y } }"
    ),
    (
      "import UIKit; extension UIBarButtonItem { func f() { target?.perform(s); image?.perform(s) } }",
      "import UIKit; extension UIBarButtonItem { func f() { (target as! NSObject?)?.perform(s); image?.perform(s) } }"
    ),
    (
      "import UIKit; extension UIView { func f() { target?.perform(s) } }",
      "import UIKit; extension UIView { func f() { target?.perform(s) } }"
    ),
  ])
  func membersOfOptionalObjectsAreThoseOfNSObject(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    (
      "var list: [AnyObject] { [] }; func f(a: A) { a.list.first?.priority; list[0].constant; list[0].name }",
      "var list: [AnyObject] { [] }; func f(a: A) { (a.list.first as? NSLayoutConstraint)?.priority.rawValue; "
        + "(list[0] as! NSLayoutConstraint).constant; list[0].name }"
    ),
    ("var list: [Task] = []; list.first?.priority", "var list: [Task] = []; list.first?.priority"),
  ])
  func elementsOfListsOfObjectsAreConstraints(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("var x: (some P)? { nil }", "var x: (any  P)? { nil }"),
    ("func f() -> some P { x }", "func f() -> any  P { x }"),
    ("func f(_ x: some P, _ y: (some P)?) {}", "func f(_ x: some P, _ y: (any  P)?) {}"),
    ("func f() -> some Q { x }", "func f() -> some Q { x }"),
  ])
  func opaqueTypesOfObjectiveCsProtocolsAreExistentials(source: String, expected: String) {
    let protocols = "@objc protocol P {}; protocol Q {}; "
    #expect(rewritten(protocols + source) == "      protocol P: AnyObject {}; protocol Q {}; " + expected)
  }
}
