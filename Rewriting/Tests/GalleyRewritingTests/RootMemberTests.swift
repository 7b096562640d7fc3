import Testing

@Suite struct RootMemberTests {
  @Test func anyObjectIsAskedAsAnObjectOfObjectiveC() {
    #expect(
      rewritten("func f(of item: AnyObject) { item.responds(to: s); other.responds(to: s) }")
        == "func f(of item: AnyObject) { (item as! NSObject).responds(to: s); other.responds(to: s) }")
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
}
