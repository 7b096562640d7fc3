import Testing

@Suite struct LiteralRuleTests {
  @Test(arguments: [
    ("NSAttributedString()", "NSAttributedString(string: \"\")"),
    ("ProcessInfo().processName", "ProcessInfo.processInfo.processName"),
    ("[NSAttributedString.Key: Any]()", "[NSAttributedString.Key: Any]()"),
    ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    ("#imageLiteral(resourceName: \"a\")", "UIImage(imageLiteralResourceName: \"a\")"),
    ("type(of: item).description()", "String(reflecting: type(of: item))"),
    ("NSRegularExpression()", "(try! NSRegularExpression(pattern: \"(?!)\"))"),
    (
      "r.enumerateMatches(in: s, range: t) { _ in n += 1 }",
      "r.galley_enumerateMatches(in: s, range: t) { _ in n += 1 }"
    ),
    ("r.enumerateMatches { _ in n += 1 }", "r.enumerateMatches { _ in n += 1 }"),
    ("#keyPath(CALayer.bounds.size)", "\"bounds.size\""),
    ("#keyPath(UIView.isHidden)", "\"hidden\""),
  ])
  func shortFormsAreSpelledOut(source: String, expected: String) {
    #expect(rewrittenStatement(source) == expected)
  }
}
