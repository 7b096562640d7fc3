import Testing
import UIKit

@MainActor @Suite struct TextItemTests {
  private class Log: NSObject {
    var lines: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("link \(URL) \(characterRange.location) \(characterRange.length)")
      return false
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("attachment \(characterRange.location) \(characterRange.length)")
      return true
    }
  }

  /// A delegate that knows actions only by the older methods.
  private final class Older: Log, UITextViewDelegate {}

  private final class Newer: Log, UITextViewDelegate {
    var action: ((UITextItem, UIAction) -> UIAction?)?
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      switch textItem.content {
      case .link(let url): lines.append("action of \(url)")
      case .textAttachment: lines.append("action of an attachment")
      case .tag(let tag): lines.append("action of \(tag) \(textItem.range.location) \(textItem.range.length)")
      }
      return action?(textItem, defaultAction)
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      lines.append("menu")
      return nil
    }
  }

  /// Text of five parts of two characters, and a picture: "aa", a link, "cc", a tag in two colours, and the picture.
  private func makeView() -> (UIWindow, UITextView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.isEditable = false
    let text = NSMutableAttributedString(string: "aabbccddee", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: "https://example.org/", range: NSRange(location: 2, length: 2))
    text.addAttribute(.textItemTag, value: "price", range: NSRange(location: 6, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 8, length: 2))
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  private func tap(character: Int, of view: UITextView, in window: UIWindow) throws {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: character))
    let end = try #require(view.position(from: start, offset: 1))
    let range = try #require(view.textRange(from: start, to: end))
    let rect = view.firstRect(for: range)
    window.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window))
  }

  @Test(arguments: [
    (1, [String]()), (3, ["link https://example.org/ 2 2"]), (7, []), (10, ["attachment 10 1"]),
  ])
  func olderMethodsAreAskedByTheDefaultAction(character: Int, lines: [String]) throws {
    let (window, view) = makeView()
    let delegate = Older()
    view.delegate = delegate
    try tap(character: character, of: view, in: window)
    #expect(delegate.lines == lines)
  }

  @Test(arguments: [
    (3, ["action of https://example.org/", "link https://example.org/ 2 2"]), (7, ["action of price 6 4"]),
    (9, ["action of price 6 4"]), (10, ["action of an attachment", "attachment 10 1"]),
  ])
  func theDelegateIsAskedForTheAction(character: Int, lines: [String]) throws {
    let (window, view) = makeView()
    let delegate = Newer()
    delegate.action = { $1 }
    view.delegate = delegate
    try tap(character: character, of: view, in: window)
    #expect(delegate.lines == lines)
    var done = 0
    delegate.lines = []
    delegate.action = { _, _ in UIAction(title: "") { _ in done += 1 } }
    try tap(character: character, of: view, in: window)
    #expect(delegate.lines == [lines[0]])
    #expect(done == 1)
  }

  @Test func withoutAnActionTheDelegateIsAskedForAMenu() throws {
    let (window, view) = makeView()
    let delegate = Newer()
    view.delegate = delegate
    try tap(character: 3, of: view, in: window)
    #expect(delegate.lines == ["action of https://example.org/", "menu"])
  }

  @Test func itemsOfEditedTextAreText() throws {
    let (window, view) = makeView()
    view.isEditable = true
    let delegate = Newer()
    view.delegate = delegate
    try tap(character: 3, of: view, in: window)
    #expect(delegate.lines == [])
  }
}
