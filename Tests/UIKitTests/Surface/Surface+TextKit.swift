import UIKit

extension Surface {
  /// TextKit's three objects around a text.
  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer
    var all: NSRange { NSRange(location: 0, length: storage.length) }

    init(_ text: String = "one two three four") {
      let font = UIFont.systemFont(ofSize: 10)
      storage = NSTextStorage(string: text, attributes: [.font: font])
      container = NSTextContainer(size: CGSize(width: 60, height: 1000))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
  }

  private final class Drawn: NSLayoutManager {
    var backgrounds = 0
    var glyphs = 0

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      backgrounds += 1
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      glyphs += 1
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  static let textKit: [Row] = [
    Row("NSTextContainer", 27) { NSTextContainer(size: CGSize(width: 9, height: 9)).size.width == 9 },
    Row("lineFragmentPadding", 27) { NSTextContainer(size: .zero).lineFragmentPadding == 5 },
    Row("NSTextStorage", 17) { Stack().storage.layoutManagers.count == 1 },
    Row("NSLayoutManager", 16) { Stack().manager.textContainers.count == 1 },
    Row("characterRange", 15) {
      let stack = Stack()
      return stack.manager.characterRange(forGlyphRange: stack.all, actualGlyphRange: nil) == stack.all
    },
    Row("glyphRange", 13) {
      Stack("ab").manager.glyphRange(forCharacterRange: NSRange(location: 0, length: 2), actualCharacterRange: nil)
        .length == 2
    },
    Row("characterIndex", 12) {
      let stack = Stack()
      return stack.manager.characterIndex(
        for: CGPoint(x: 6, y: 3), in: stack.container, fractionOfDistanceBetweenInsertionPoints: nil) == 0
    },
    Row("usesFontLeading", 11) { NSLayoutManager().usesFontLeading },
    Row("addLayoutManager", 11) {
      let stack = Stack()
      return stack.manager.textStorage === stack.storage
    },
    Row("addTextContainer", 11) {
      let stack = Stack()
      return stack.container.layoutManager === stack.manager
    },
    Row("usedRect", 11) {
      let stack = Stack()
      return stack.manager.usedRect(for: stack.container).height > 20
    },
    Row("hyphenationFactor", 11) { NSMutableParagraphStyle().hyphenationFactor == 0 },
    Row("maximumNumberOfLines", 8) {
      let stack = Stack()
      let height = stack.manager.usedRect(for: stack.container).height
      stack.container.maximumNumberOfLines = 1
      return stack.manager.usedRect(for: stack.container).height < height
    },
    Row("changeInLength", 7) {
      let stack = Stack()
      stack.storage.beginEditing()
      stack.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
      defer { stack.storage.endEditing() }
      return stack.storage.changeInLength == 2
    },
    Row("drawBackground", 7) { drawn().backgrounds == 1 },
    Row("attachmentBounds", 6) {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
      return NSAttributedString(attachment: attachment).size().width == 9
    },
    Row("attachmentBounds(for:proposedLineFragment:…)", 6) {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
      return attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0
      ).width == 9
    },
    Row("glyphIndex", 6) {
      let stack = Stack()
      return stack.manager.glyphIndex(for: CGPoint(x: 6, y: 3), in: stack.container) == 0
    },
    Row("boundingRect(forGlyphRange", 6) {
      let stack = Stack()
      return stack.manager.boundingRect(forGlyphRange: stack.all, in: stack.container).width > 20
    },
    Row("drawGlyphs", 6) { drawn().glyphs == 1 },
  ]

  private static func drawn() -> Drawn {
    let storage = NSTextStorage(string: "a")
    let manager = Drawn()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 60, height: 60)))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      let range = NSRange(location: 0, length: 1)
      manager.drawBackground(forGlyphRange: range, at: .zero)
      manager.drawGlyphs(forGlyphRange: range, at: .zero)
    }
    return manager
  }
}
