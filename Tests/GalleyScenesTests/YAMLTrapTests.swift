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

  @Test func aCommaInBracesEndsAText() {
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
      ("- label: { frame: { x: 1, width: 3 } }", "frame: [x, y, width, height], as in [10, 10, 100, 20]"),
      ("- label: hello", "as in \"label: { text: hello }\""),
      ("- text: hello", "did you mean \"- label: { text: … }\"?"),
    ])
  func whatUsersWriteFirstIsAnswered(view: String, says: String) {
    let message = message(view)
    #expect(message.contains(says), "\(message)")
  }
}
