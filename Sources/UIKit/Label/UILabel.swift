import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyViews
public import UIFoundation

/// A view that shows lines of text.
///
/// The `NSAttributedString` is the source of truth. The engine keeps a copy with colours and fonts resolved under the
/// traits, which is made when the label is measured or drawn.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
  final var content = LabelText()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  package override class func makePeer(in context: RenderContext) -> View { LabelPeer(in: context) }
  /// The engine's label behind this view.
  package final var label: LabelPeer { peer as! LabelPeer }

  // MARK: Text

  open var text: String? {
    get { content.text?.string }
    set { changing("text") { change { $0.setText(newValue) } } }
  }
  open var attributedText: NSAttributedString? {
    get { content.filledText }
    set { changing("attributedText") { change { $0.setAttributedText(newValue) } } }
  }
  open var font: UIFont! {
    get { content.font ?? .labelDefault }
    set {
      noteAppearance(.font)
      changing("font") { change { $0.font = newValue } }
    }
  }
  open var textColor: UIColor! {
    get { content.textColor ?? .label }
    set {
      noteAppearance(.textColor)
      change { $0.textColor = newValue }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set {
      noteAppearance(.textAlignment)
      change { $0.textAlignment = newValue }
    }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { change { $0.lineBreakStrategy = newValue } }
  }
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set {
      noteAppearance(.shadowColor)
      change { $0.shadowColor = newValue }
    }
  }
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set {
      noteAppearance(.shadowOffset)
      change { $0.shadowOffset = newValue }
    }
  }
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.allowsTightening }
    set { change { $0.allowsTightening = newValue } }
  }
  open var highlightedTextColor: UIColor? {
    didSet {
      noteAppearance(.highlightedTextColor)
      label.highlightedTextColor = highlightedTextColor?.color(for: traits)
    }
  }
  open var isHighlighted: Bool {
    get { label.isHighlighted }
    set { label.isHighlighted = newValue }
  }
  open var isEnabled: Bool {
    get { label.isEnabled }
    set { label.isEnabled = newValue }
  }

  // MARK: Layout

  open var numberOfLines: Int {
    get { label.numberOfLines }
    set {
      label.numberOfLines = newValue
      textChanged()
    }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set { label.adjustsFontSizeToFitWidth = newValue }
  }
  open var minimumScaleFactor: CGFloat {
    get { label.minimumScaleFactor }
    set { label.minimumScaleFactor = newValue }
  }
  open var minimumFontSize: CGFloat {
    get { label.minimumFontSize }
    set { label.minimumFontSize = newValue }
  }
  open var adjustsLetterSpacingToFitWidth: Bool {
    get { allowsDefaultTighteningForTruncation }
    set { allowsDefaultTighteningForTruncation = newValue }
  }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { label.baselineAdjustment = baselineAdjustment.inEngine }
  }
  open var sizingRule: UILetterformAwareSizingRule = .typographic {
    didSet {
      label.sizingRule = sizingRule.inEngine
      textChanged()
    }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { label.preferredMaxLayoutWidth }
    set {
      label.preferredMaxLayoutWidth = newValue
      textChanged()
    }
  }
  open var adjustsFontForContentSizeCategory = false { didSet { resolveTraits() } }
  open var showsExpansionTextWhenTruncated = false
  open var preferredVibrancy: UILabelVibrancy = .automatic

  /// Returns the rectangle of at most `numberOfLines` lines of the text in `bounds`. Drawing and
  /// measuring call it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(label.standardTextRect(forBounds: Rect(unstandardized: bounds), limitedToNumberOfLines: numberOfLines))
  }
  /// Draws the text into the current context.
  open func drawText(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.withCanvas { label.drawStandardText(in: Rect(rect), on: &$0) }
  }
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  package override func resolveTraits() {
    super.resolveTraits()
    if adjustsFontForContentSizeCategory { content.adjustFonts(to: traits) }
    label.noteHostContent()
    label.highlightedTextColor = highlightedTextColor?.color(for: traits)
  }

  private func change(_ change: (inout LabelText) -> Void) {
    change(&content)
    label.noteHostContent()
    textChanged()
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
