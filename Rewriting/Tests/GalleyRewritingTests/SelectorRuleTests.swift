import GalleyRewriting
import Testing

@Suite struct SelectorRuleTests {
  @Test(arguments: [
    ("#selector(tap)", "@objc func tap() {}", #"Selector("tap", View.tap)"#),
    ("#selector(tap)", "@objc private func tap(_ s: Any) {}", #"Selector("tap:", View.tap(_:))"#),
    ("#selector(tap(_:))", "@objc func tap(_ s: Any) {}", #"Selector("tap:", View.tap(_:))"#),
    ("#selector(self.tap(_:with:))", "func tap(_ s: Any, with: Any) {}", #"Selector("tap:with:", View.tap(_:with:))"#),
    ("#selector(View.tap(sender:))", "", #"Selector("tapWithSender:", View.tap(sender:))"#),
    ("#selector(Self.tap(in:))", "", #"Selector("tapIn:", View.tap(in:))"#),
    ("#selector(_Cell.tap(_:))", "", #"Selector("tap:", _Cell.tap(_:))"#),
    ("#selector(Other.Inner.tap)", "", #"Selector("tap", Other.Inner.tap)"#),
    ("#selector(tap)", "@objc(press:) func tap(_ s: Any) {}", #"Selector("press:", View.tap(_:))"#),
    ("#selector(type(of: self).tap)", "func tap() {}", #"Selector("tap", View.tap)"#),
    (
      "#selector(tap as () -> Void)", "func tap() {}; func tap(_ s: Any) {}",
      #"Selector("tap", View.tap as (View) -> () -> Void)"#
    ),
    (
      "#selector(tap as (URL, Int) -> Bool)", "func tap(_ s: Any) {}; func tap(_ u: URL, to: Int) -> Bool {}",
      #"Selector("tap:to:", View.tap(_:to:) as (View) -> (URL, Int) -> Bool)"#
    ),
    ("#selector(tap(_:b:c:d:))", "func tap(_ a: Int, b: Int, c: Int, d: Int) {}", #"Selector("tap:b:c:d:")"#),
    (
      "#selector(UIResponderStandardEditActions.copy(_:))", "",
      #"Selector("copy:", { (object: any UIResponderStandardEditActions) in object.copy(_:) })"#
    ),
    ("#selector(paste)", "", #"Selector("paste:", View.paste(_:))"#),
    ("#selector(label.sizeToFit)", "var label: UILabel!", #"Selector("sizeToFit", UILabel.sizeToFit)"#),
    ("#selector(self?.tap)", "func tap() {}", #"Selector("tap", View.tap)"#),
    ("#selector(label?.sizeToFit)", "var label: UILabel?", #"Selector("sizeToFit", UILabel.sizeToFit)"#),
    ("#selector(other.sizeToFit)", "", #"Selector("sizeToFit", type(of: other).sizeToFit)"#),
    ("#selector(go)", "static func go(_ s: Any) {}", #"Selector("go:", { (_: View.Type) in View.go(_:) })"#),
    ("#selector(getter: text)", "", #"Selector("text", { (object: View) in { object.text } })"#),
    ("#selector(setter: View.text)", "", #"Selector("setText:", { (object: View) in { object.text = $0 } })"#),
  ])
  func selectorsCarryTheMethod(source: String, members: String, expected: String) {
    #expect(rewrittenStatement(source, members: members) == expected)
  }

  /// The compiler infers the arguments of `Menu`, and not those of `Templates.Menu`.
  @Test func aGenericClassHasItsShortName() {
    let source = """
      import UIKit
      extension Templates {
        class Menu<Content>: NSObject { let s = #selector(tap); func tap() {} }
        class Plain: NSObject { let s = #selector(tap); func tap() {} }
      }
      """
    let text = rewrite([SourceText(path: "a.swift", text: source)]).files[0].text
    #expect(text.contains(#"Selector("tap", Menu.tap)"#))
    #expect(text.contains(#"Selector("tap", Templates.Plain.tap)"#))
  }

  @Test func aMethodIsFoundInAnotherFile() {
    let files = [
      SourceText(path: "a.swift", text: "import UIKit\nclass A: B { let s = #selector(tap) }"),
      SourceText(path: "b.swift", text: "import UIKit\nclass B { }\nextension B { func tap(_ s: Any) {} }"),
    ]
    let expected = "import UIKit\nclass A: B { let s = Selector(\"tap:\", A.tap(_:)) }"
    #expect(rewrite(files).files[0].text == expected)
  }

  @Test func nestedTypesAreNamedInFull() {
    let source = "import UIKit\nclass A { class B { func f() { g(#selector(tap)) }; func tap() {} } }"
    #expect(rewritten(source).contains("Selector(\"tap\", A.B.tap)"))
  }

  /// A protocol has no methods on its type.
  @Test(arguments: [
    (
      "#selector(UITextFieldDelegate.textFieldShouldClear(_:))",
      "Selector(\"textFieldShouldClear:\", { (object: any UITextFieldDelegate) in object.textFieldShouldClear(_:) })"
    ),
    (
      "#selector((any UITextFieldDelegate).textFieldShouldClear(_:))",
      "Selector(\"textFieldShouldClear:\", { (object: any UITextFieldDelegate) in object.textFieldShouldClear(_:) })"
    ),
    (
      "#selector(UIResponderStandardEditActions.printContent)",
      "Selector(\"printContent:\", { (object: any UIResponderStandardEditActions) in object.printContent(_:) })"
    ),
    ("#selector(UITextViewDelegate.a(_:b:c:d:))", "Selector(\"a:b:c:d:\")"),
    (
      "#selector(UIKeyInput.deleteBackward)",
      "Selector(\"deleteBackward\", { (object: any UIKeyInput) in object.deleteBackward })"
    ),
  ])
  func methodsOfProtocolsAreThoseOfTheirObjects(source: String, expected: String) {
    #expect(rewrittenStatement("g(" + source + ")") == "g(" + expected + ")")
  }

  @Test func aNameOfATypeIsTheType() {
    #expect(
      rewrittenStatement("let actions = UIResponderStandardEditActions.self; g(#selector(actions.cut))")
        == "let actions = UIResponderStandardEditActions.self; "
        + "g(Selector(\"cut:\", { (object: any UIResponderStandardEditActions) in object.cut(_:) }))")
    #expect(
      rewrittenStatement("let card = Card.self; g(#selector(card.cut))")
        == "let card = Card.self; g(Selector(\"cut:\", Card.cut(_:)))")
  }
}
