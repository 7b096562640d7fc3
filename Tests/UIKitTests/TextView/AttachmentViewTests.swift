import TestSupport
import Testing
import UIKit

private final class Chip: UIView {}

private class ChipProvider: NSTextAttachmentViewProvider {
  override func loadView() {
    view = Chip(frame: CGRect(x: 0, y: 0, width: 30, height: 8))
    tracksTextAttachmentViewBounds = true
  }
}

/// As high as its line, and half as wide.
private final class WideProvider: ChipProvider {
  override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    CGRect(x: 0, y: -2, width: proposedLineFragment.width / 2, height: 12)
  }
}

/// Has a provider without a registration, as attachments of most apps have.
private final class OwnAttachment: NSTextAttachment {
  override func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    ChipProvider(
      textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
      location: location)
  }
}

@MainActor @Suite struct AttachmentViewTests {
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let font: UIFont

  init() throws {
    font = UIFont(try TestFonts.mono(10))
    NSTextAttachment.registerViewProviderClass(ChipProvider.self, forFileType: "test.chip")
    NSTextAttachment.registerViewProviderClass(WideProvider.self, forFileType: "test.wide")
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
  }

  /// Sets "ab", an attachment and "c". Every character is 6 points wide.
  private func show(_ attachment: NSTextAttachment) {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "c"))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    view.attributedText = text
    view.layoutIfNeeded()
  }

  private var chips: [CGRect] { view.subviews.filter { $0 is Chip }.map(\.frame) }
  /// The baseline of the first line.
  private var baseline: CGFloat { view.caretRect(for: view.beginningOfDocument).minY + 1 + font.ascender }
  private var offsetOfC: CGFloat {
    let position = view.position(from: view.beginningOfDocument, offset: 3)
    return position.map { view.caretRect(for: $0).midX } ?? -1
  }

  @Test func aViewHasTheRectangleOfItsAttachment() {
    let attachment = NSTextAttachment(data: nil, ofType: "test.chip")
    #expect(attachment.usesTextAttachmentView)
    show(attachment)
    #expect(chips == [CGRect(x: 12, y: baseline - 8, width: 30, height: 8)])
    #expect(offsetOfC == 42)
    show(OwnAttachment())
    #expect(chips == [CGRect(x: 12, y: baseline - 8, width: 30, height: 8)])
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.chip") == ChipProvider.self)
  }

  @Test func theViewFollowsEditsAndGoesWithItsAttachment() {
    show(OwnAttachment())
    let chip = view.subviews.first { $0 is Chip }
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    view.layoutIfNeeded()
    #expect(chips.map(\.minX) == [24])
    #expect(chip != nil && view.subviews.first { $0 is Chip } === chip)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("\n")
    view.layoutIfNeeded()
    #expect(chips.map(\.minY) == [baseline - 8 + 10])
    view.selectedRange = NSRange(location: 6, length: 0)
    view.deleteBackward()
    view.layoutIfNeeded()
    #expect(view.text == "\nxyzbc" && chips.isEmpty)
  }

  @Test func trackedBoundsFollowTheView() {
    show(OwnAttachment())
    view.subviews.first { $0 is Chip }?.bounds.size = CGSize(width: 50, height: 8)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(chips.map(\.size) == [CGSize(width: 50, height: 8)])
    #expect(offsetOfC == 62)
  }

  @Test func theProvidersBoundsFollowTheLine() {
    show(NSTextAttachment(data: nil, ofType: "test.wide"))
    #expect(chips == [CGRect(x: 12, y: 0, width: 100, height: 12)])
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(chips.map(\.width) == [150])
  }

  @Test func oneAttachmentAtTwoPlacesHasTwoViews() {
    let attachment = OwnAttachment()
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: "a", attributes: [.font: font]))
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    view.layoutIfNeeded()
    #expect(chips.map(\.minX) == [0, 36])
  }

  @Test func equalAttachmentsBesideEachOtherHaveTheirViews() {
    let attachment = OwnAttachment()
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    view.layoutIfNeeded()
    #expect(chips.map(\.minX) == [0, 30])
    let one = NSMutableAttributedString(attachment: attachment)
    view.attributedText = one
    view.layoutIfNeeded()
    let both = NSMutableAttributedString(attachment: attachment)
    both.append(NSAttributedString(string: "b ", attributes: [.font: font]))
    view.textStorage.insert(both, at: 0)
    view.layoutIfNeeded()
    #expect(chips.map(\.minX).sorted() == [0, 42])
  }

  @Test func aViewGoesWithItsAttachmentWithoutALayout() {
    show(OwnAttachment())
    #expect(chips.count == 1)
    view.text = "plain"
    #expect(chips.isEmpty)
  }

  @Test func onlyTextKit2ShowsViews() {
    let attachment = NSTextAttachment(data: nil, ofType: "test.chip")
    attachment.bounds.size = CGSize(width: 5, height: 5)
    attachment.allowsTextAttachmentView = false
    show(attachment)
    #expect(chips.isEmpty && !attachment.usesTextAttachmentView && offsetOfC == 17)
    show(OwnAttachment())
    #expect(chips.count == 1)
    _ = view.layoutManager
    view.layoutIfNeeded()
    #expect(chips.isEmpty && offsetOfC == 12)
  }

  @Test func aProviderKnowsItsAttachmentAndText() throws {
    let attachment = NSTextAttachment(data: nil, ofType: "test.chip")
    let location = try #require(view.textLayoutManager?.documentRange.location)
    let provider = attachment.viewProvider(for: view, location: location, textContainer: view.textContainer)
    #expect(provider is ChipProvider && provider?.textAttachment === attachment)
    #expect(provider?.textLayoutManager === view.textLayoutManager && provider?.view is Chip)
    #expect(provider?.location.compare(location) == .orderedSame)
    #expect(NSTextAttachment().viewProvider(for: view, location: location, textContainer: nil) == nil)
  }
}
