public import Foundation
import GalleyText

/// A paragraph style that can be changed. Text that has it changes too, so give each text its own copy. It is
/// `Sendable` like its superclass, but tasks must not share one.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Least space between a line and the next, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = Double(newValue) }
  }
  /// Space below the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = Double(newValue) }
  }
  /// Indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = Double(newValue) }
  }
  /// Indent of the other lines, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = Double(newValue) }
  }
  /// Above 0: distance of the trailing edge from the leading margin; else back from the trailing one.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = Double(newValue) }
  }
  /// Least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = Double(newValue) }
  }
  /// Maximum height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = Double(newValue) }
  }
  /// Factor of the natural line height; 0 means no change.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = Double(newValue) }
  }
  /// Space above the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = Double(newValue) }
  }
  /// Above 0: stops past the last one at whole multiples of it, in points.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { style.defaultTabInterval = Double(newValue) }
  }
  /// The alignment of lines between the margins.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.alignment }
  }
  /// The treatment of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.mode }
  }
  /// The direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.baseWritingDirection = newValue.direction }
  }
  /// A line shorter than this part of its width is hyphenated.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { style.hyphenationFactor = Double(newValue) }
  }
  /// True to use the platform's factor where `hyphenationFactor` is 0.
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
  /// True if text may be tightened before it is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { style.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The lists that the paragraph is an item of, the outermost first.
  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { lists = newValue }
  }
  /// The choice of lines where several breaks are possible.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { style.lineBreakStrategy = GalleyText.LineBreakStrategy(rawValue: newValue.rawValue) }
  }

  /// Adds a stop and sorts all stops by location.
  open func addTabStop(_ anObject: NSTextTab) {
    tabs = (tabs + [anObject]).enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Removes every stop equal to this.
  open func removeTabStop(_ anObject: NSTextTab) { tabs.removeAll { $0.isEqual(anObject) } }

  /// Copies all properties of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
