import Testing

@Suite struct StringRuleTests {
  @Test(arguments: [
    ("let a = NSMutableString(string: b)", "let a = (CodeUnitString(string: b) as NSMutableString)"),
    ("a.append(NSMutableString())", "a.append((CodeUnitString() as NSMutableString))"),
    ("NSMutableString.init(capacity: 2)", "(CodeUnitString(capacity: 2) as NSMutableString)"),
    (
      "let a = NSMutableAttributedString(attributedString: b).string",
      "let a = (CodeUnitAttributedString(attributedString: b) as NSMutableAttributedString).string"
    ),
    ("NSMutableAttributedString()", "(CodeUnitAttributedString() as NSMutableAttributedString)"),
    (
      "NSMutableAttributedString(attributedString: NSMutableAttributedString())",
      "(CodeUnitAttributedString(attributedString: (CodeUnitAttributedString() as NSMutableAttributedString))"
        + " as NSMutableAttributedString)"
    ),
    (
      "let a: NSMutableString? = .init(string: b)",
      "let a: NSMutableString? = (CodeUnitString(string: b) as NSMutableString)"
    ),
    ("let a: Other = .init(string: b)", "let a: Other = .init(string: b)"),
    ("NSMutableString(coder: b)", "NSMutableString(coder: b)"),
    ("NSMutableString.string(b)", "NSMutableString.string(b)"),
    ("Foundation.NSMutableString(string: b)", "Foundation.NSMutableString(string: b)"),
    ("NSAttributedString(string: b)", "NSAttributedString(string: b)"),
  ])
  func stringsThatCanBeChangedKeepCodeUnits(source: String, expected: String) {
    #expect(rewrittenStatement(source) == expected)
  }

  @Test(arguments: [
    ("NSMutableAttributedString", "NSMutableAttributedString"), ("NSAttributedString", "NSMutableAttributedString"),
  ])
  func initialisersOfThePackageThatMayFailStayOptional(extended: String, made: String) {
    let source = "import UIKit\nextension \(extended) { convenience init?(html: String) { nil } }\n"
    #expect(
      rewritten(source + "let a = \(made)(html: b) ?? \(made)(string: c)")
        == source + "let a = (CodeUnitAttributedString(html: b) as \(made)?) ?? (CodeUnitAttributedString(string: c)"
        + " as \(made))")
  }

  @Test(arguments: [
    ("a.mutableCopy() as! NSMutableString", "a.codeUnitCopy() as! NSMutableString"),
    (
      "let c = a?.b.mutableCopy() as? NSMutableAttributedString ?? d",
      "let c = a?.b.codeUnitCopy() as? NSMutableAttributedString ?? d"
    ),
    ("(a.mutableCopy() as! NSMutableString).length", "(a.codeUnitCopy() as! NSMutableString).length"),
    ("a.mutableCopy() as! NSMutableParagraphStyle", "a.mutableCopy() as! NSMutableParagraphStyle"),
    ("a.mutableCopy()", "a.mutableCopy()"),
  ])
  func copiesThatAreCastKeepCodeUnits(source: String, expected: String) {
    #expect(rewrittenStatement(source) == expected)
  }
}
