import Testing

@Suite struct LiteralRuleTests {
  @Test(arguments: [
    ("NSAttributedString()", "NSAttributedString(string: \"\")"),
    ("ProcessInfo().processName", "ProcessInfo.processInfo.processName"),
    ("[NSAttributedString.Key: Any]()", "[NSAttributedString.Key: Any]()"),
    ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    ("#imageLiteral(resourceName: \"a\")", "UIImage(imageLiteralResourceName: \"a\")"),
    ("type(of: item).description()", "String(reflecting: type(of: item))"),
    ("NSPredicate(format: \"a == %@\", b)", "NSPredicate.galley_read(format: \"a == %@\", b)"),
    ("NSPredicate(value: true)", "NSPredicate(value: true)"),
    ("NSRegularExpression()", "(try! NSRegularExpression(pattern: \"(?!)\"))"),
    (
      "r.enumerateMatches(in: s, range: t) { _ in n += 1 }",
      "r.galley_enumerateMatches(in: s, range: t) { _ in n += 1 }"
    ),
    ("r.enumerateMatches { _ in n += 1 }", "r.enumerateMatches { _ in n += 1 }"),
    (
      "f(NSAttributedString.TextEffectStyle.letterpressStyle as NSString)",
      "f(NSAttributedString.TextEffectStyle.letterpressStyle.rawValue as NSString)"
    ),
    ("Notification.Name.saved as String", "Notification.Name.saved.rawValue as String"),
    ("Names.saved as NSString", "Names.saved as NSString"), ("a as? NSString", "a as? NSString"),
    ("#keyPath(CALayer.bounds.size)", "\"bounds.size\""),
    ("#keyPath(UIView.isHidden)", "\"hidden\""),
  ])
  func shortFormsAreSpelledOut(source: String, expected: String) {
    #expect(rewrittenStatement(source) == expected)
  }
}
