import GalleyFonts
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// The keys `restriction` and `maximumLength` of a text field: what can be typed with them, and what is said of mistakes.
@Suite struct RestrictionSceneTests {
  @Test(arguments: [
    ("restriction: number", "a1b2", "12"), ("restriction: {filter: number, digits: all}", "１a2", "１2"),
    ("restriction: decimal", "1.2.3,4", "1.234"),
    ("restriction: {filter: decimal, decimalSeparator: \",\"}", "1.2,3", "12,3"),
    ("restriction: noChinese", "ab汉c", "abc"), ("restriction: emoji", "a😀b", "😀"), ("restriction: any", "a汉", "a汉"),
    ("maximumLength: 2", "👨‍👩‍👧ab", "👨‍👩‍👧a"), ("maximumLength: {count: 2, unit: utf16}", "a👨‍👩‍👧", "a"),
    ("restriction: number, maximumLength: 2", "a1b2c3", "12"), ("isEnabled: true", "a1", "a1"),
    ("restriction: {pattern: '[0-9]{0,3}(\\.[0-9]{0,2})?'}", "12a.3456", "12.34"),
    ("restriction: {filter: number, pattern: '[1-9][0-9]*'}", "0a1b0", "10"),
    ("restriction: {pattern: '[a-z]*'}, maximumLength: 3", "aB1cde", "acd"),
  ])
  func whatCanBeTyped(keys: String, typed: String, left: String) throws {
    try expectEqual(text(after: typed, in: "{galley: 1, size: [90, 30], views: [{textField: {\(keys)}}]}"), left)
  }

  @Test(arguments: ["ar", "ar_EG", "fa"])
  func theSceneHasTheDigits(locale: String) throws {
    let digits = locale == "fa" ? "۱۲٫۳" : "١٢٫٣"
    func scene(_ restriction: String) -> String {
      "{galley: 1, size: [90, 30], locale: \(locale), views: [{textField: {restriction: \(restriction)}}]}"
    }
    try expectEqual(text(after: digits + "٫a1", in: scene("decimal")), digits + "1")
    try expectEqual(text(after: digits, in: scene("number")), digits.filter { $0 != "٫" })
    try expectEqual(text(after: digits + "1", in: scene("{filter: number, digits: ascii}")), "1")
  }

  @Test func theSceneHasTheSeparator() throws {
    let scene = "{galley: 1, size: [90, 30], locale: de_DE, views: [{textField: {restriction: decimal}}]}"
    try expectEqual(text(after: "1.2,3", in: scene), "12,3")
  }

  @Test(arguments: [
    (
      "restriction: numbers",
      "4:18: views[0].textField.restriction: \"numbers\" is not a valid value; did you mean \"number\"?"
    ),
    (
      "restriction: {}",
      "4:18: views[0].textField.restriction: the key \"filter\" or \"pattern\" is missing in a restriction"
    ),
    (
      "restriction: {pattern: \"[0-9\"}",
      "4:28: views[0].textField.restriction.pattern: \"[0-9\" has a [ without its ], at character 5"
    ),
    (
      "restriction: {pattern: \"(a\"}",
      "4:28: views[0].textField.restriction.pattern: \"(a\" has an unmatched ( or ), at character 3"
    ),
    (
      "restriction: {pattern: \"\"}",
      "4:28: views[0].textField.restriction.pattern: \"\" is not in the syntax of ICU's regular expressions"
    ),
    (
      "restriction: {filter: emoji, digits: all}",
      "4:42: views[0].textField.restriction.digits: digits has an effect only with the filters number and decimal"
    ),
    (
      "restriction: {filter: number, decimalSeparator: \",\"}",
      "4:53: views[0].textField.restriction.decimalSeparator: decimalSeparator has an effect only with the filter decimal"
    ),
    (
      "restriction: {filter: decimal, decimalSeparator: \", \"}",
      "4:54: views[0].textField.restriction.decimalSeparator: a decimal separator is one character, as in \",\""
    ),
    ("maximumLength: -1", "4:20: views[0].textField.maximumLength: -1 is too small; valid: 0 to 1000000"),
    (
      "maximumLength: {unit: utf16}",
      "4:20: views[0].textField.maximumLength: the key \"count\" is missing in a maximum length"
    ),
  ])
  func mistakes(keys: String, message: String) {
    #expect(failure("galley: 1\nviews:\n- textField:\n    \(keys)\n") == message)
  }

  private func text(after typed: String, in scene: String) throws -> String? {
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    let field = try file.page(with: TestFonts.typesetter()).window.subviews.first as? TextField
    field?.typeText(typed)
    return field?.text
  }
}
