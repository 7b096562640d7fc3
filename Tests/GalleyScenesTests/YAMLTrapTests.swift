import Testing

@testable import GalleyScenes

/// Texts that YAML takes for something else: the message says which text needs quotes.
@Suite struct YAMLTrapTests {
  private func message(_ view: String) -> String {
    let scene = "galley: 1\nsize: [100, 100]\nviews:\n" + view + "\n"
    do {
      _ = try SceneFile(reading: Array(scene.utf8), file: "a.yaml")
      return ""
    } catch {
      return error.lines.joined(separator: "\n")
    }
  }

  @Test(
    arguments: [
      ("- label:\n    text: Note: unquoted colon", "5:11", "\": \" inside a text", "Note: unquoted colon"),
      ("- label: { id: a, text: Note: in braces }", "4:25", "\": \" inside a text", "Note: in braces"),
      ("- label: { text: @home }", "4:18", "a text that begins with \"@\"", "@home"),
      ("- label:\n    id: 'b'\n    text: @home", "6:11", "a text that begins with \"@\"", "@home"),
      ("- label:\n    text: - one", "5:11", "a text that begins with \"- \"", "- one"),
      ("- label:\n    text: [5] items", "5:11", "a text that begins with \"[\"", "[5] items"),
      ("- label:\n    text: {5} items", "5:11", "a text that begins with \"{\"", "{5} items"),
    ])
  func aTextThatNeedsQuotesIsQuoted(view: String, place: String, reason: String, text: String) {
    #expect(message(view) == "a.yaml:\(place): error: \(reason) needs quotes: text: \"\(text)\"")
  }

  @Test(
    arguments: [
      ("- label:\n    text: [open", "5:11", "a text that begins with \"[\"", "[open"),
      ("- label:\n    text: {open", "5:11", "a text that begins with \"{\"", "{open"),
      ("- label: { text: [open }", "4:18", "a text that begins with \"[\"", "[open"),
      ("- button:\n    title: | x", "5:12", "a text that begins with \"|\"", "| x"),
      ("- label:\n    text: ? why", "5:11", "a text that begins with \"? \"", "? why"),
    ])
  func aTextThatIsNotYAMLIsQuoted(view: String, place: String, reason: String, text: String) {
    let key = view.contains("title") ? "title" : "text"
    #expect(message(view) == "a.yaml:\(place): error: \(reason) needs quotes: \(key): \"\(text)\"")
  }

  /// What YAML takes for a comment or an anchor leaves no text.
  @Test(arguments: [
    ("- label:\n    text: #1 in sales", "5:9", "#", "#1 in sales"), ("- label:\n    text: &co", "5:9", "&", "&co"),
    ("- label: { id: a, text: &co }", "4:23", "&", "&co"),
  ])
  func aTextThatYAMLDropsIsQuoted(view: String, place: String, first: String, text: String) {
    let start = "a.yaml:\(place): error: views[0].label.text: a text that begins with \"\(first)\""
    #expect(message(view) == "\(start) needs quotes: text: \"\(text)\"")
  }

  /// Lists and mappings that are only not closed are not texts.
  @Test(arguments: ["- label: { frame: [0, 0, 9 }", "- label:\n    frame: [0, 0, 9"])
  func aListThatIsNotClosedIsNotAText(view: String) {
    let message = message(view)
    #expect(!message.contains("needs quotes") && message.contains("not valid YAML"), "\(message)")
  }

  @Test func aCommaInBracesEndsAText() {
    #expect(message("- label: { text: one, two }").hasSuffix("text: \"one, two\""))
    #expect(message("- label: { text: one, isHiden }").hasSuffix("did you mean \"isHidden\"?"))
    let message = message("- label: { text: Total, 5 items }")
    #expect(message.contains("error: views[0].label: a comma ends a value inside { }: put the text in quotes: "))
    #expect(message.hasSuffix("text: \"Total, 5 items\""), "\(message)")
  }

  @Test(
    arguments: [
      (
        "- label: { padding: 3 }",
        "a label has no \"padding\"; \"insets: [top, left, bottom, right]\" is the space around its text"
      ),
      ("- view: { padding: 3 }", "\"layoutMargins: [top, left, bottom, right]\" is the space between its edges"),
      ("- button: { padding: 3 }", "\"contentEdgeInsets: [top, left, bottom, right]\" is the space around its content"),
      ("- button: hello", "as in \"button: { title: hello }\""),
      ("- label: { colour: red }", "unknown key \"colour\" in a label; valid: tintColor, textColor, borderColor, "),
      ("- label: { colour: red }", " and 45 more; galley schema --markdown lists all"),
      ("- label: { frame: { x: 1, width: 3 } }", "frame: [x, y, width, height], as in [10, 10, 100, 20]"),
      ("- label: hello", "as in \"label: { text: hello }\""),
      ("- text: hello", "did you mean \"- label: { text: … }\"?"),
    ])
  func commonFirstMistakesHaveHelpfulErrors(view: String, says: String) {
    let message = message(view)
    #expect(message.contains(says), "\(message)")
  }
}
