import GalleyRewriting
import Testing

@Suite struct HoistTests {
  @Test func overridesInExtensionsGetAStandIn() {
    let source = """
      class A: UIView {
      }
      extension A {
        public override func draw(_ rect: CGRect, by x: Int) -> Int {
          super.draw(rect)
        }
        override var size: CGSize { .zero }
      }
      import UIKit
      """
    #expect(
      rewritten(source) == """
        class A: UIView {
        public override func draw(_ rect: CGRect, by x: Int) -> Int { galley_A_draw(rect, by: x) } ; \
        override var size: CGSize { get { galley_A_size } } }
        extension A {
                          func galley_A_draw(_ rect: CGRect, by x: Int) -> Int {
            super.draw(rect)
          }
                   var galley_A_size: CGSize { .zero }
        }
        import UIKit
        """)
  }

  @Test func whatASubclassOverridesGetsAStandIn() {
    let source = "class A { var x = 1 }\nextension A { func f() {} }\nclass B: A { override func f() {} }"
    #expect(
      rewritten(source) == """
        class A { var x = 1 ; func f() { galley_A_f() } }
        extension A { func galley_A_f() {} }
        class B: A { override func f() {} }
        """)
  }

  @Test func parametersWithoutANameGetOne() {
    let source = "class A {}\nextension A { override func f(_: Int, by _: Int = 1, c: Int) throws -> Int { 1 } }"
    let expected =
      "class A {override func f(_ argument0: Int, by argument1: Int = 1, c: Int) throws -> Int "
      + "{ try galley_A_f(argument0, by: argument1, c: c) } }"
    #expect(rewritten(source).hasPrefix(expected + "\n"))
  }

  @Test func membersOfBranchesThatAreNotCompiledStay() {
    let source = "class A {}\nextension A {\n#if os(macOS)\noverride func f() {}\n#endif\n}"
    #expect(rewritten(source) == source)
  }

  @Test func theClassMayLieInAnotherFile() {
    let files = [
      SourceText(path: "a.swift", text: "class A {}"),
      SourceText(path: "b.swift", text: "extension A { open override var x: Int { get { 1 } set { } } }"),
    ]
    #expect(
      rewrite(files).files.map(\.text) == [
        "class A {open override var x: Int { get { galley_A_x } set { galley_A_x = newValue } } }",
        "extension A {               var galley_A_x: Int { get { 1 } set { } } }",
      ])
  }

  @Test func whatCannotBeMovedIsReported() {
    #expect(messages("class A {}\nextension A { override var x: Int { didSet {} } }").count == 1)
  }

  @Test func overridesInExtensionsOfOtherModulesStandInASubclass() {
    let source = "import UIKit\nextension UITextView {\n  open override func f(_ x: Int) { super.f(x) }\n}\nlet y = 1"
    #expect(
      rewritten(source)
        == "import UIKit\nextension UITextView {\n                func galley_UITextView_f(_ x: Int) { super.f(x) }\n}"
        + "; class Galley_UITextView_Overrides: UITextView { open override func f(_ x: Int) { galley_UITextView_f(x) } }"
        + "; extension UITextView: @retroactive OverridingExtension "
        + "{ public static var overrides: AnyClass { Galley_UITextView_Overrides.self } }\nlet y = 1")
  }

  @Test func anExtensionOfAClassOfAnotherRewrittenModuleOverridesToo() {
    let result = rewritten("extension A { override var x: Int { 1 } }", context: "open class A: UIView {}")
    #expect(result.contains("class Galley_A_Overrides: A { override var x: Int { get { galley_A_x } } }"))
  }

  @Test func overridesOfSeveralExtensionsStandInOneSubclass() {
    let result = rewritten("extension B { override func f() {} }\nextension B { override func g() {} }")
    #expect(result.ranges(of: "class Galley_B_Overrides").count == 1)
    #expect(result.contains("{ override func f() { galley_B_f() }; override func g() { galley_B_g() } }"))
  }

  /// The first of two functions has another signature.
  @Test func aMemberOfAnExtensionAsksTheClassesWhoseExtensionsOverrideIt() {
    #expect(
      rewritten(
        """
        import UIKit
        public extension UIView { func add(_ x: UIView...) { add(x) }
        func add(_ x: [UIView]) { all(x) } }
        public extension UITableViewCell { override func add(_ x: [UIView]) { super.add(x) } }
        """)
          == """
          import UIKit
          public extension UIView { func add(_ x: UIView...) { add(x) }
          func galley_UIView_add(_ x: [UIView]) { all(x) } }; extension UIView { public func add(_ x: [UIView]) \
          { if let own = self as? UITableViewCell { return own.galley_UITableViewCell_add(x) }; return galley_UIView_add(x) } }
          public extension UITableViewCell {          func galley_UITableViewCell_add(_ x: [UIView]) { galley_UIView_add(x) } }
          """)
    #expect(
      rewritten(
        """
        extension UIView { var top: Int { get { 0 } set { put(newValue) } } }
        extension UILabel { override var top: Int { get { 1 } set {} } }
        """
      ).contains(
        "extension UIView { var top: Int { get { if let own = self as? UILabel { return own.galley_UILabel_top }; "
          + "return galley_UIView_top } set { if let own = self as? UILabel { return own.galley_UILabel_top = newValue }; "
          + "return galley_UIView_top = newValue } } }"))
  }
}
