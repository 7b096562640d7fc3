public import Foundation
import GalleyText

/// A mutable paragraph style. Changes affect all text that has the style, so give each text its own
/// copy. The class is `Sendable` like its superclass, but tasks must not share an instance.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The minimum space between a line and the next one, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = Double(newValue) }
  }
  /// The space below the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = Double(newValue) }
  }
  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = Double(newValue) }
  }
  /// The indent of the lines after the first one, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = Double(newValue) }
  }
  /// The position of the lines' trailing edge, in points. A positive value is the distance from the
  /// leading margin, any other value the distance back from the trailing margin.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = Double(newValue) }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = Double(newValue) }
  }
  /// The maximum height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = Double(newValue) }
  }
  /// A factor for the natural line height; 0 means no change.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = Double(newValue) }
  }
  /// The space above the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = Double(newValue) }
  }
  /// The interval of the tab stops after the last one in `tabStops`, in points. If it is positive,
  /// there is a tab stop at each of its multiples.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { style.defaultTabInterval = Double(newValue) }
  }
  /// The alignment of lines between the margins.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.alignment }
  }
  /// The way in which lines that are too long are broken or truncated.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.mode }
  }
  /// The base writing direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.baseWritingDirection = newValue.direction }
  }
  /// The fraction of the line width below which a line is hyphenated.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { style.hyphenationFactor = Double(newValue) }
  }
  /// True to use the platform's hyphenation factor if `hyphenationFactor` is 0.
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { style.usesDefaultHyphenation = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops; nil restores the twelve default stops.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { if let newValue { tabs = newValue } else { resetTabs() } }
  }
  /// True if the space between characters may be reduced before text is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { style.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The lists that contain the paragraph as an item, outermost first.
  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { lists = newValue }
  }
  /// The strategy for choosing between several possible line breaks.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { style.lineBreakStrategy = GalleyText.LineBreakStrategy(rawValue: newValue.rawValue) }
  }

  /// Adds a tab stop and sorts all stops by location.
  open func addTabStop(_ anObject: NSTextTab) {
    tabs = (tabs + [anObject]).enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Removes all tab stops that are equal to the given one.
  open func removeTabStop(_ anObject: NSTextTab) { tabs.removeAll { $0.isEqual(anObject) } }

  /// Copies all properties of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
