import CoreGraphics
import Foundation
import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import UIKit

@testable import GalleyScenes

extension SceneInUIKit {
  private func insets(_ own: EdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: own.top, left: own.left, bottom: own.bottom, right: own.right)
  }

  // MARK: Labels

  func apply(_ own: SceneLabel, to label: UILabel) {
    note(own, as: "label", SceneLabel(), said: ParityWords.label, excused: ParityWords.labelReasons)
    if let insets = own.insets { (label as? InsetLabel)?.insets = self.insets(insets) }
    var base = bases[ObjectIdentifier(label)] ?? context.defaultFont
    defer { bases[ObjectIdentifier(label)] = base }
    if let font = font(of: own.text, over: &base) { label.font = font }
    if let color = own.text.ownColor { label.textColor = self.color(color) }
    if let lines = own.numberOfLines { label.numberOfLines = lines }
    if let color = own.shadowColor { label.shadowColor = self.color(color) }
    if let offset = own.shadowOffset { label.shadowOffset = CGSize(offset) }
    setText(own, of: label, over: base)
    if let alignment = own.textAlignment { label.textAlignment = NSTextAlignment(alignment) }
    if let mode = own.lineBreakMode { label.lineBreakMode = NSLineBreakMode(mode) }
    if let color = own.highlightedTextColor { label.highlightedTextColor = self.color(color) }
    if let isHighlighted = own.isHighlighted { label.isHighlighted = isHighlighted }
    if let isEnabled = own.isEnabled { label.isEnabled = isEnabled }
    if let adjusts = own.adjustsFontSizeToFitWidth { label.adjustsFontSizeToFitWidth = adjusts }
    if let factor = own.minimumScaleFactor { label.minimumScaleFactor = factor }
    if let size = own.minimumFontSize { label.minimumScaleFactor = size / label.font.pointSize }
    if let adjustment = own.baselineAdjustment { label.baselineAdjustment = ParityWords.baselines[adjustment]! }
    if let rule = own.sizingRule { label.sizingRule = rule == .oversize ? .oversize : .typographic }
    if let strategy = own.lineBreakStrategy { label.lineBreakStrategy = self.strategy(strategy) }
    if let allows = own.allowsDefaultTighteningForTruncation { label.allowsDefaultTighteningForTruncation = allows }
    if let width = own.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
  }

  private func setText(_ own: SceneLabel, of label: UILabel, over base: Font) {
    guard var attributed = own.text.attributed(over: base, &resources) else { return }
    if case .text(let string) = own.text.content {
      guard own.text.style != nil else {
        label.text = string
        return
      }
      if own.shadowColor != nil { attributed.updateAttributes { $0.shadow = nil } }
    }
    label.attributedText = text(attributed)
  }

  // MARK: Fields

  func apply(_ own: SceneTextField, to field: UITextField) {
    note(own, as: "textField", SceneTextField(), said: ParityWords.field, excused: ParityWords.fieldReasons)
    var base = bases[ObjectIdentifier(field)] ?? context.defaultFont
    defer { bases[ObjectIdentifier(field)] = base }
    if let defaults = own.defaultTextAttributes {
      let attributes = attributes(defaults, over: base)
      field.defaultTextAttributes = attributes
      base = defaults.resolved(over: base, &resources).font ?? base
    }
    if let font = font(of: own.text, over: &base) { field.font = font }
    if let color = own.text.ownColor { field.textColor = self.color(color) }
    if let attributed = own.text.attributed(over: base, &resources) {
      if case .text(let string) = own.text.content, own.text.style == nil {
        field.text = string
      } else {
        field.attributedText = text(attributed)
      }
    }
    if let alignment = own.textAlignment { field.textAlignment = NSTextAlignment(alignment) }
    if let height = own.contentVerticalAlignment { field.contentVerticalAlignment = ParityWords.heights[height]! }
    switch own.placeholder {
    case .text(let text): field.placeholder = text
    case .runs(let runs): field.attributedPlaceholder = text(runs.attributed(over: base, &resources))
    case nil: break
    }
    if let image = own.background { field.background = resizable(image) }
    if let image = own.disabledBackground { field.disabledBackground = resizable(image) }
    if let style = own.borderStyle { field.borderStyle = ParityWords.borders[style]! }
    if let mode = own.clearButtonMode { field.clearButtonMode = ParityWords.modes[mode]! }
    if let view = own.leftView { field.leftView = self.view(view) }
    if let mode = own.leftViewMode { field.leftViewMode = ParityWords.modes[mode]! }
    if let view = own.rightView { field.rightView = self.view(view) }
    if let mode = own.rightViewMode { field.rightViewMode = ParityWords.modes[mode]! }
    if let adjusts = own.adjustsFontSizeToFitWidth { field.adjustsFontSizeToFitWidth = adjusts }
    if let size = own.minimumFontSize { field.minimumFontSize = size }
    if let rule = own.sizingRule { field.sizingRule = rule == .oversize ? .oversize : .typographic }
    if let isSecure = own.isSecureTextEntry { field.isSecureTextEntry = isSecure }
    if let height = own.contentVerticalAlignment { field.contentVerticalAlignment = ParityWords.heights[height]! }
    if let isEnabled = own.isEnabled { field.isEnabled = isEnabled }
    if let clears = own.clearsOnBeginEditing { field.clearsOnBeginEditing = clears }
    if let clears = own.clearsOnInsertion { field.clearsOnInsertion = clears }
    if let allows = own.allowsEditingTextAttributes { field.allowsEditingTextAttributes = allows }
    if own.delegate != nil || own.typingAttributes != nil {
      let delegate = delegates[ObjectIdentifier(field)] ?? ParityDelegate()
      delegates[ObjectIdentifier(field)] = delegate
      if let answers = own.delegate { delegate.answers = answers.filled(with: delegate.answers) }
      if let typing = own.typingAttributes.map({ attributes($0, over: base) }) {
        if field.isEditing { field.typingAttributes = typing } else { delegate.typingAttributes = typing }
      }
      field.delegate = delegate
    }
  }

  // MARK: Text views

  func apply(_ own: SceneTextView, to view: UITextView) {
    note(own, as: "textView", SceneTextView(), said: ParityWords.textView, excused: ParityWords.textViewReasons)
    var base = bases[ObjectIdentifier(view)] ?? context.textViewFont
    defer { bases[ObjectIdentifier(view)] = base }
    if let font = font(of: own.text, over: &base) { view.font = font }
    if let color = own.text.ownColor { view.textColor = self.color(color) }
    if let attributed = own.text.attributed(over: base, &resources) {
      if case .text(let string) = own.text.content, own.text.style == nil {
        view.text = string
      } else {
        let filled = NSMutableAttributedString(attributedString: text(attributed))
        filled.fill(.foregroundColor, with: own.text.ownColor.map { color($0) } ?? view.textColor ?? .label)
        view.attributedText = filled
      }
    }
    if let alignment = own.textAlignment { view.textAlignment = NSTextAlignment(alignment) }
    if let range = own.selectedRange { view.selectedRange = NSRange(range) }
    if let typing = own.typingAttributes { view.typingAttributes = attributes(typing, over: base) }
    if let links = own.linkTextAttributes { view.linkTextAttributes = attributes(links, over: base) }
    if let uses = own.usesFontLeading { view.layoutManager.usesFontLeading = uses }
    if let inset = own.textContainerInset { view.textContainerInset = insets(inset) }
    if let padding: Double = own.assignments.value(\.textContainer.lineFragmentPadding) {
      view.textContainer.lineFragmentPadding = padding
    }
    if let lines: Int = own.assignments.value(\.textContainer.maximumNumberOfLines) {
      view.textContainer.maximumNumberOfLines = lines
    }
    if let mode: LineBreakMode = own.assignments.value(\.textContainer.lineBreakMode) {
      view.textContainer.lineBreakMode = NSLineBreakMode(mode)
    }
    if let paths: [Path] = own.assignments.value(\.textContainer.exclusionPaths) {
      view.textContainer.exclusionPaths = paths.map { path($0) }
    }
    if let isEditable = own.isEditable { view.isEditable = isEditable }
    if let isSelectable = own.isSelectable { view.isSelectable = isSelectable }
    if let clears = own.clearsOnInsertion { view.clearsOnInsertion = clears }
    if let isScrollEnabled = own.scrolling.isScrollEnabled { view.isScrollEnabled = isScrollEnabled }
    if let inset = own.scrolling.contentInset { view.contentInset = insets(inset) }
    if let offset = own.scrolling.contentOffset { view.contentOffset = CGPoint(offset) }
    if let answers = own.delegate {
      let delegate = delegates[ObjectIdentifier(view)] ?? ParityDelegate()
      delegates[ObjectIdentifier(view)] = delegate
      delegate.answers = answers.filled(with: delegate.answers)
      view.delegate = delegate
    }
  }

  // MARK: TextKit

  func apply(_ own: SceneTextContainer, to view: TextKitView) {
    note(
      own, as: "textContainer", SceneTextContainer(), said: ParityWords.container, excused: ParityWords.containerReasons
    )
    var base = context.defaultFont
    let plain = font(of: own.text, over: &base) ?? font(base)
    let storage = NSMutableAttributedString(
      attributedString: own.text.attributed(over: base, &resources).map { text($0) } ?? NSAttributedString())
    storage.fill(.font, with: plain)
    storage.fill(.foregroundColor, with: own.text.ownColor.map { color($0) } ?? .label)
    if let alignment = own.textAlignment { storage.align(NSTextAlignment(alignment)) }
    view.storage.setAttributedString(storage)
    if let uses = own.usesFontLeading { view.manager.usesFontLeading = uses }
    if own.containers.isEmpty {
      view.add(container(own.container, over: own.container), at: .zero, followsBounds: true)
    }
    for part in own.containers {
      let made = container(part, over: own.container)
      let frame = part.frame ?? SceneFrame()
      made.size = CGSize(
        width: frame.size.width.points.map { CGFloat($0) } ?? .greatestFiniteMagnitude,
        height: frame.size.height.points.map { CGFloat($0) } ?? .greatestFiniteMagnitude)
      view.add(made, at: CGPoint(frame.origin), followsBounds: false)
    }
  }

  private func container(_ own: SceneContainer, over standard: SceneContainer) -> NSTextContainer {
    let result = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    if let padding = own.lineFragmentPadding ?? standard.lineFragmentPadding { result.lineFragmentPadding = padding }
    if let lines = own.maximumNumberOfLines ?? standard.maximumNumberOfLines { result.maximumNumberOfLines = lines }
    if let mode = own.lineBreakMode ?? standard.lineBreakMode { result.lineBreakMode = NSLineBreakMode(mode) }
    if let paths = own.exclusionPaths { result.exclusionPaths = paths.map { path($0) } }
    return result
  }

  // MARK: Pictures and buttons

  func apply(_ own: SceneImage, to view: UIImageView) {
    note(own, as: "image", SceneImage(), said: ParityWords.image, excused: [:])
    var image = own.image.flatMap { picture($0) }
    if own.flipsForRightToLeftLayoutDirection == true { image = image?.imageFlippedForRightToLeftLayoutDirection() }
    if own.isTemplate == true { image = image?.withRenderingMode(.alwaysTemplate) }
    if own.image != nil { view.image = image }
    if let mode = own.contentMode { view.contentMode = ParityWords.contentModes[mode]! }
  }

  /// A picture as it lies in the folder, in the scale that its file's name says.
  private func picture(_ request: PictureRequest) -> UIImage? {
    guard let picture = resources.pictures.picture(request) else { return nil }
    return UIImage(
      data: Data(picture.contents), scale: CGFloat(Double(picture.bitmap.width) / max(picture.size.width, 1e-9)))
  }

  private func resizable(_ own: SceneResizableImage) -> UIImage? {
    guard let image = own.image.flatMap({ picture($0) }) else { return nil }
    guard let insets = own.capInsets else { return image }
    return image.resizableImage(
      withCapInsets: self.insets(insets), resizingMode: own.resizingMode == .stretch ? .stretch : .tile)
  }

  func apply(_ own: SceneButton, to button: UIButton) {
    note(own, as: "button", SceneButton(), said: ParityWords.button, excused: ParityWords.buttonReasons)
    var base = bases[ObjectIdentifier(button)] ?? context.defaultFont.withSize(18)
    defer { bases[ObjectIdentifier(button)] = base }
    if let font = font(of: own.title, over: &base) { button.titleLabel?.font = font }
    if let color = own.title.ownColor { button.setTitleColor(self.color(color), for: .normal) }
    if let color = own.disabledTitleColor { button.setTitleColor(self.color(color), for: .disabled) }
    if let title = own.title.attributed(over: base, &resources) {
      if case .text(let string) = own.title.content {
        button.setTitle(string, for: .normal)
      } else {
        button.setAttributedTitle(text(title), for: .normal)
      }
    }
    if let mode = own.lineBreakMode { button.titleLabel?.lineBreakMode = NSLineBreakMode(mode) }
    if let insets = own.contentEdgeInsets { button.contentEdgeInsets = self.insets(insets) }
    if let side = own.contentHorizontalAlignment { button.contentHorizontalAlignment = ParityWords.sides[side]! }
    if let height = own.contentVerticalAlignment { button.contentVerticalAlignment = ParityWords.heights[height]! }
    if let lines = own.numberOfLines { button.titleLabel?.numberOfLines = lines }
    if let insets = own.titleEdgeInsets { button.titleEdgeInsets = self.insets(insets) }
    if let insets = own.imageEdgeInsets { button.imageEdgeInsets = self.insets(insets) }
    if let isEnabled = own.isEnabled { button.isEnabled = isEnabled }
  }
}

extension NSMutableAttributedString {
  /// Gives a value to what has none.
  fileprivate func fill(_ key: Key, with value: Any) {
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { own, range, _ in
      if own == nil { addAttribute(key, value: value, range: range) }
    }
  }

  /// Aligns all paragraphs.
  fileprivate func align(_ alignment: NSTextAlignment) {
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { own, range, _ in
      let style = NSMutableParagraphStyle()
      if let own = own as? NSParagraphStyle { style.setParagraphStyle(own) }
      style.alignment = alignment
      addAttribute(.paragraphStyle, value: style, range: range)
    }
  }
}
