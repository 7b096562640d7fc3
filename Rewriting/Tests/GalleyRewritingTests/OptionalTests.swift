import Testing

@Suite struct OptionalTests {
  static let declared = "@objc protocol P { @objc optional func a(_ x: Int) -> Bool; @objc optional func b() }"

  @Test func optionalRequirementsThrowByDefault() {
    #expect(
      rewritten("@objc public protocol P {\n  @objc optional func a(_ x: Int,\n    y: Int) -> Bool\n}")
        == """
              public protocol P: AnyObject {
                         func a(_ x: Int,
            y: Int) throws -> Bool
        }; extension P { public func a(_ x: Int, y: Int) throws -> Bool { throw CancellationError() } }
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
