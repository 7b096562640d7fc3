import CoreGraphics
import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

extension UIButton {
  final var neededTitleLabel: ButtonLabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonLabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.font = standardTitleFont
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  final var neededImageView: UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }

  /// The insets of the contents: `configuration.contentInsets`, or `contentEdgeInsets` without a
  /// configuration.
  final var effectiveInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Updates labels, images and background for the current state.
  final func contentsChanged() {
    updateTitle()
    updateSubtitle()
    (peer as? ButtonPeer)?.dependsOnWidth = wraps
    if storedImageView != nil || currentImage != nil { neededImageView.image = currentImage }
    if let image = currentBackgroundImage {
      let view = backgroundView ?? UIImageView()
      if backgroundView == nil {
        backgroundView = view
        insertSubview(view, at: 0)
      }
      view.image = image
    } else {
      backgroundView?.image = nil
    }
    applyBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateTitle() {
    let attributed = currentAttributedTitle
    guard storedTitleLabel != nil || attributed != nil || currentTitle != nil else { return }
    neededTitleLabel.change(isConfigured: configuration != nil) { label in
      label.textColor = configuration?.foregroundColor(of: self) ?? currentTitleColor
      label.shadowColor = currentTitleShadowColor
      if let attributed { label.attributedText = attributed } else { label.text = currentTitle }
      label.takeLineBreakMode(configuration?.titleLineBreakMode)
      label.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
    }
  }

  private func updateSubtitle() {
    let subtitle = configuration?.shownSubtitle(in: traitCollection)
    guard storedSubtitleLabel != nil || subtitle != nil else { return }
    let label = storedSubtitleLabel ?? ButtonLabel()
    if storedSubtitleLabel == nil {
      storedSubtitleLabel = label
      addSubview(label)
    }
    label.change(isConfigured: configuration != nil) { label in
      label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      label.textColor = configuration?.foregroundColor(of: self)
      label.attributedText = subtitle
      label.takeLineBreakMode(configuration?.subtitleLineBreakMode)
    }
  }

  /// Aligns the lines of a title and subtitle that a configuration lets wrap.
  private func alignLines() {
    guard wraps else { return }
    let alignment = NSTextAlignment(arrangement.lineAlignment)
    for label in [storedTitleLabel, storedSubtitleLabel] where label?.textAlignment != alignment {
      label?.textAlignment = alignment
    }
  }

  /// True if a configuration lets the title or the subtitle have several lines.
  private var wraps: Bool {
    configuration != nil
      && [storedTitleLabel, storedSubtitleLabel].contains { $0.map { $0.numberOfLines != 1 } ?? false }
  }

  final func layOutContents() {
    alignLines()
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if let storedTitleLabel { storedTitleLabel.frame = titleRect(forContentRect: content) }
    if let storedImageView { storedImageView.frame = imageRect(forContentRect: content) }
    if let storedSubtitleLabel { storedSubtitleLabel.frame = subtitleRect(in: content) }
  }

  /// Returns the y position of a baseline in a button of the given size: the title's first baseline
  /// or, if `isFirst` is false, the last baseline of the subtitle, or of the title without a
  /// subtitle. Returns nil if there is no such label.
  final func titleBaseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let texts = arrangement
    let isSubtitle = !isFirst && texts.subtitle != nil || texts.title == nil
    guard let label = isSubtitle ? storedSubtitleLabel : storedTitleLabel else { return nil }
    let rect = isSubtitle ? subtitleRect(in: content) : titleRect(forContentRect: content)
    return label.peer.textBaseline(isFirst: isFirst, in: Size(rect.size)).map { rect.minY + $0 }
  }

  // MARK: Sizes

  /// Returns the size that the contents need, including the insets. The width limits the lines of a
  /// title or subtitle that may wrap.
  final func naturalSize(inWidth width: CGFloat) -> CGSize {
    let insets = effectiveInsets
    let arrangement = arrangement
    let room = width - insets.left - insets.right
    var size = CGSize(arrangement.size(inWidth: wraps && room > 0 ? room : .infinity))
    if configuration == nil {
      if arrangement.image == nil, arrangement.title == nil { size.height = emptyTitleHeight }
      if contentEdgeInsets == .zero { size.height += Self.standardMargins }
      size.width = max(size.width, Self.leastWidth - insets.left - insets.right)
    }
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// The height of an empty title: the line height of its font (rule: button-without-title).
  private var emptyTitleHeight: CGFloat { (storedTitleLabel?.font ?? standardTitleFont).lineHeight.rounded(.up) }
  private var standardTitleFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }
  /// The total space above and below the contents, in points, of a button whose insets are zero.
  private static let standardMargins: CGFloat = 12
  private static let leastWidth: CGFloat = 30

  final func standardTitleRect(in content: CGRect) -> CGRect { CGRect(arrangement.titleRect(in: content.inEngine)) }
  final func standardImageRect(in content: CGRect) -> CGRect { CGRect(arrangement.imageRect(in: content.inEngine)) }
  private func subtitleRect(in content: CGRect) -> CGRect { CGRect(arrangement.subtitleRect(in: content.inEngine)) }
}
