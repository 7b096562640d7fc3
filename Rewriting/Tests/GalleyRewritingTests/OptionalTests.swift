import Testing

@Suite struct OptionalTests {
  static let declared = "@objc protocol P { @objc optional func a(_ x: Int) -> Bool; @objc optional func b() }"

  @Test func optionalRequirementsThrowByDefault() {
    #expect(
      rewritten("@objc public protocol P {\n  @objc optional func a(_ x: Int,\n    y: Int) -> Bool\n}")
        == """
              public protocol P: AnyObject {
                         func a(_ x: Int,
            y: Int) throws -> Bool; var has_a__y: Bool { get }
        }; extension P { public func a(_ x: Int, y: Int) throws -> Bool { throw CancellationError() }; \
        public var has_a__y: Bool { false }; \
        public var optional_a__y: ((Int, Int) -> Bool)? { has_a__y ? { try! self.a($0, y: $1) } : nil } }
        """)
  }

  @Test(arguments: [
    ("d?.a?(1)", "try? d?.a(1)"),
    ("d.b?()", "try? d.b()"),
    ("if d?.a?(1) ?? true {}", "if (try? d?.a(1)) ?? true {}"),
    ("let x = d?.a?(d?.a?(2) ?? 1)", "let x = (try? d?.a((try? d?.a(2)) ?? 1))"),
    ("x = d?.a?(1).description", "x = (try? d?.a(1).description)"),
    ("x = d!.a!(1)", "x = (try! d!.a(1))"),
    ("done?()", "done?()"),
    ("self.done?(1)", "self.done?(1)"),
    ("d?.textViewDidChange?(v)", "d?.textViewDidChange(v)"),
    ("d?.other?(v, didTap: 1)", "d?.other(v, didTap: 1)"),
  ])
  func callsAreNilWhereTheRequirementIsLeftOut(source: String, expected: String) {
    #expect(rewritten("\(Self.declared)\nfunc f() { \(source) }").hasSuffix("\nfunc f() { \(expected) }"))
  }

  @Test func aMarkOfCallsTellsWhatItMayBe() {
    let closure =
      "class C { var textFieldIsDone: ((Int) -> Void)?; func f() { textFieldIsDone?(1); c.textFieldIsDone?(1) } }"
    #expect(rewritten(closure) == closure)
    #expect(
      rewritten("class C { var textFieldIsDone: Bool = false; func f() { d!.textFieldIsDone!(t) } }")
        == "class C { var textFieldIsDone: Bool = false; func f() { d!.textFieldIsDone(t) } }")
  }

  @Test(arguments: [
    ("if let g = d?.a { _ = g(1) }", "if let g = d?.optional_a_ { _ = g(1) }"),
    ("if self.d?.a(_:) != nil {}", "if self.d?.optional_a_ != nil {}"),
    ("let g = d!.b", "let g = d!.optional_b"),
    ("x = other.b", "x = other.b"),
  ])
  func referencesAreNilWhereTheRequirementIsLeftOut(source: String, expected: String) {
    #expect(
      rewritten("\(Self.declared)\nfunc f(d: P?, other: Q) { \(source) }").hasSuffix("{ \(expected) }"))
  }

  @Test func whatConformsSaysWhichRequirementsItHas() {
    let source =
      "class C { open func b() {} }\nclass D: C, P { override func b() {}; func a(_ x: Int) -> Bool { true } }\n"
      + "extension Foreign: P { public func b() {} }\nclass E { func b() {} }"
    let expected =
      "class C { open func b() {}; public var has_b: Bool { true } }\nclass D: C, P { override func b() {}; "
      + "func a(_ x: Int) -> Bool { true }; var has_a_: Bool { true } }\n"
      + "extension Foreign: P { public func b() {}; public var has_b: Bool { true } }\nclass E { func b() {} }"
    #expect(rewritten(source, context: Self.declared) == expected)
  }

  @Test func requirementsOfAnotherModuleAreKnown() {
    #expect(rewritten("func f() { d?.b?() }", context: Self.declared) == "func f() { try? d?.b() }")
  }

  @Test func optionalPropertiesReadAsNil() {
    #expect(
      rewritten("@objc protocol P { @objc optional var a: String? { get } }")
        == "      protocol P: AnyObject {                var a: String? { get } }; "
        + "extension P { var a: String? { nil } }")
    #expect(messages("@objc protocol P { @objc optional var a: P { get } }").count == 1)
  }
}
