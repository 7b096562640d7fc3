import CoreGraphics
import Foundation
import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import UIFoundation

extension UITextView {
  /// The attributes of the first character; in an empty view, the attributes of typed text.
  final var first: [NSAttributedString.Key: Any] {
    textStorage.length > 0 ? textStorage.attributes(at: 0, effectiveRange: nil) : sync.typing.own ?? [:]
  }

  final func replaceText(_ string: String) {
    keepFirstStyle()
    replaceText(NSAttributedString(string: string, attributes: style.attributes), keepingLook: true)
  }

  /// Replaces the whole text. Unless `keepingLook` is true, the view's alignment becomes natural,
  /// and its text colour black.
  final func replaceText(_ text: NSAttributedString, keepingLook: Bool = false) {
    if !keepingLook {
      keepFirstStyle()
      style.textAlignment = .natural
      if text.length > 0 { style.textColor = .black }
    }
    inputDelegate?.textWillChange(self)
    sync.isBusy = true
    textStorage.replaceCharacters(in: NSRange(location: 0, length: textStorage.length), with: text)
    sync.isBusy = false
    sync.typing.set(nil, at: engineView.editing.selectedRange)
    takeWholeStorage()
    inputDelegate?.textDidChange(self)
    changed()
  }

  /// Copies font, colour and alignment of the current text's beginning to the style that the view
  /// applies to new text.
  private func keepFirstStyle() {
    (style.font, style.textColor, style.textAlignment) = (font, textColor, textAlignment)
  }

  /// Sets an attribute of the whole text, of typed text and of the view's style.
  final func restyle(
    _ key: NSAttributedString.Key, _ value: Any?, _ change: (inout TextViewLook) -> Void
  ) {
    var typing = typingAttributes
    change(&style)
    typing[key] = value
    let whole = NSRange(location: 0, length: textStorage.length)
    if whole.length > 0 {
      if let value {
        textStorage.addAttribute(key, value: value, range: whole)
      } else {
        textStorage.removeAttribute(key, range: whole)
      }
    }
    takeWholeStorage(keepsSelection: true)
    if key == .font { engineView.noteFont() }
    setTypingAttributes(typing)
    changed()
  }

  final func align(_ alignment: NSTextAlignment) {
    style.textAlignment = alignment
    let whole = NSRange(location: 0, length: textStorage.length)
    textStorage.beginEditing()
    textStorage.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let own = (value as? NSParagraphStyle ?? .default).mutableCopy() as! NSMutableParagraphStyle
      own.alignment = alignment
      textStorage.addAttribute(.paragraphStyle, value: own, range: range)
    }
    textStorage.endEditing()
    if var typing = sync.typing.own {
      let own = (typing[.paragraphStyle] as? NSParagraphStyle ?? .default).mutableCopy() as! NSMutableParagraphStyle
      own.alignment = alignment
      typing[.paragraphStyle] = own
      sync.typing.set(typing, at: engineView.editing.selectedRange)
    }
    takeWholeStorage(keepsSelection: true)
    changed()
  }

  final func setDirection(_ direction: NSWritingDirection, in textRange: UITextRange) {
    let start = input.offset(from: beginningOfDocument, to: textRange.start)
    let length = input.offset(from: textRange.start, to: textRange.end)
    let place = NSRange(NSRange(location: start, length: length).clamped(to: textStorage.length))
    let range = (textStorage.string as NSString).paragraphRange(for: place)
    textStorage.enumerateAttribute(.paragraphStyle, in: range) { value, part, _ in
      let own = (value as? NSParagraphStyle ?? .default).mutableCopy() as! NSMutableParagraphStyle
      own.baseWritingDirection = direction
      textStorage.addAttribute(.paragraphStyle, value: own, range: part)
    }
  }

  // MARK: Typing

  final func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    engineView.adopt(typingAttributes: engineAttributes(attributes))
    sync.typing.set(attributes, at: engineView.editing.selectedRange)
  }

  final func attributesInText(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    let offset = input.offset(from: TextOffset(0), to: position)
    guard offset < textStorage.length else { return typingAttributes }
    return textStorage.attributes(at: max(0, offset), effectiveRange: nil)
  }

  final func canEdit(_ action: Selector) -> Bool? {
    input.canPerform(action, isEditable: isEditable, isSecure: isSecureTextEntry)
  }

  final var neededTokenizer: any UITextInputTokenizer {
    let tokenizer = storedTokenizer ?? UITextInputStringTokenizer(textInput: self)
    storedTokenizer = tokenizer
    return tokenizer
  }

  // MARK: Links

  final func refillLinks() {
    engineView.linkTextAttributes = style.links.map { engineAttributes($0) }
  }

  // MARK: Layout

  /// Invalidates the intrinsic size and the drawing.
  final func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Copies the text container's settings to the engine's view, and the view's width to the
  /// container.
  final func syncContainer() {
    let rules = TextViewSync.ContainerRules(
      padding: textContainer.lineFragmentPadding, lines: textContainer.maximumNumberOfLines,
      mode: textContainer.lineBreakMode, paths: textContainer.exclusionPaths.map { ObjectIdentifier($0) })
    if rules != sync.lastContainer {
      sync.lastContainer = rules
      engineView.textContainer = textContainer.engineContainer
    }
    if engineView.usesFontLeading != stack.manager.usesFontLeading {
      engineView.usesFontLeading = stack.manager.usesFontLeading
    }
    let inset = textContainerInset
    var size = textContainer.size
    if textContainer.widthTracksTextView { size.width = max(0, bounds.width - inset.left - inset.right) }
    if textContainer.heightTracksTextView { size.height = max(0, bounds.height - inset.top - inset.bottom) }
    guard size != textContainer.size else { return }
    let hasNewWidth = size.width != textContainer.size.width
    sync.isSizingContainer = true
    textContainer.size = size
    sync.isSizingContainer = false
    if hasNewWidth { resizeAttachments() }
  }

  /// Called after the text container has changed. Ignores changes that the view made.
  final func containerChanged() { if !sync.isSizingContainer { changed() } }

  // MARK: Layout managers of other classes

  /// The layout of a custom layout manager; nil if the text view uses the engine's layout.
  final var customLayout: TextLayout? { stack.manager.isCustom ? stack.manager.laidOut : nil }

  /// Makes a custom layout manager draw the text. Returns false if the engine draws the text.
  final func drawsCustomText(on canvas: inout Canvas) -> Bool {
    guard stack.manager.isCustom else { return false }
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    CGContext.recording(on: &canvas) { context in
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      traits.asCurrent {
        let glyphs = stack.manager.glyphRange(for: textContainer)
        stack.manager.drawBackground(forGlyphRange: glyphs, at: origin)
        stack.manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
      }
    }
    return true
  }
}

extension NSLayoutManager {
  /// True if the layout manager or a container is an instance of a subclass, or if the layout
  /// manager has a delegate.
  var isCustom: Bool {
    type(of: self) != NSLayoutManager.self || delegate != nil
      || textContainers.contains { type(of: $0) != NSTextContainer.self }
  }
}
