import Testing

@Suite struct MakingRuleTests {
  @Test(arguments: [
    ("func f<V: UIView>(_: V.Type) -> V { V(frame: .zero) }", "galley_make(V.self, frame: .zero)"),
    ("func f<V: UIView>(_: V.Type) -> V { V.init() }", "galley_make(V.self)"),
    ("func f<V>(_: V.Type) -> V where V: UIView & Shape { V() }", "galley_make(V.self)"),
    ("enum E<V: UIView> { func f() -> V { V() } }", "galley_make(V.self)"),
    ("enum E<V> {}\nextension E where V: UIView { func f() -> V { V() } }", "galley_make(V.self)"),
    ("enum E<V: UIView> {}\nextension E { func f() -> V { V() } }", "galley_make(V.self)"),
    ("class Card: UIView {}\nfunc f<C: Card>() -> C { C() }", "galley_make(C.self)"),
    ("extension UIView { static func f() -> Self { Self() } }", "galley_make(Self.self)"),
    (
      "protocol P {}\nextension P where Self: UIView { static func f() -> Self { Self(frame: .zero) } }",
      "galley_make(Self.self, frame: .zero)"
    ),
    ("extension UIView { class func f() -> Self { self.init(frame: .zero) } }", "galley_make(self, frame: .zero)"),
    ("extension UIView { func f() -> UIView { type(of: self).init() } }", "galley_make(type(of: self))"),
    (
      "func f(_ step: UIStoryboardSegue.Type) { step.init(identifier: a, source: b, destination: c) }",
      "galley_make(step, identifier: a, source: b, destination: c)"
    ),
    (
      "enum E { case a(type: UIView.Type); func f() { if case .a(let type) = self { type.init() } } }",
      "galley_make(type)"
    ),
    (
      "enum E<C: UIViewController> { func f() -> C { C.init(nibName: a, bundle: b) } }",
      "galley_make(C.self, nibName: a, bundle: b)"
    ),
  ])
  func classesThatAreKnownLaterAreMadeByAMessage(source: String, made: String) {
    let result = rewritten("import UIKit\n" + source)
    #expect(result.contains(made), "\(result)")
  }

  @Test(arguments: [
    "func f<V: Shape>() -> V { V() }", "func f<V: UIView>() -> V { V(coder: a)! }", "func f() -> UIView { UIView() }",
    "protocol Shape { init() }\nfunc f<V: Shape>() -> V { V() }", "func f<V>(_ v: V.Type) { v.init() }",
    "class Card: UIView { required init(frame: CGRect) { super.init(frame: frame) } }\n"
      + "func f<C: Card>() -> C { C(frame: .zero) }",
    "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
    "struct V {}\nfunc f() -> V { V() }",
  ])
  func otherInitialisersStay(source: String) {
    #expect(rewritten("import UIKit\n" + source) == "import UIKit\n" + source)
  }
}
