import CoreGraphics
public import Foundation
package import GalleyText

/// The style of a whole paragraph, taken from its first character. The object is immutable. The
/// class is `Sendable` because UIKit's class is.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The strategy for choosing between several possible line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line where possible.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Avoids breaks inside Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// Uses the strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values of the style, except tab stops and lists.
  var style: ParagraphStyle
  var lists: [NSTextList] = []
  /// The explicit tab stops; nil means the twelve default stops.
  private var ownTabs: [NSTextTab]?

  var tabs: [NSTextTab] {
    get { ownTabs ?? NSParagraphStyle.standardTabs }
    set {
      ownTabs = newValue
      style.tabStops = newValue.map(\.tab)
    }
  }

  /// Restores the twelve default tab stops.
  func resetTabs() {
    ownTabs = nil
    style.tabStops = TextTab.defaults
  }

  private static let standardTabs = TextTab.defaults.map { NSTextTab($0) }
  private static let standard = NSParagraphStyle()

  /// Creates the default style.
  public override init() { style = ParagraphStyle() }

  /// Creates a style from the engine's style.
  package init(_ style: ParagraphStyle) {
    self.style = style
    if style.tabStops != TextTab.defaults { ownTabs = style.tabStops.map { NSTextTab($0) } }
    lists = style.textLists.map {
      NSTextList(
        markerFormat: NSTextList.MarkerFormat($0.markerFormat.rawValue),
        options: NSTextList.Options(rawValue: $0.listOptions.rawValue), startingItemNumber: $0.startingItemNumber)
    }
    self.style.textLists = []
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { standard }

  /// Returns the writing direction of a language; nil means the environment's language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? UIKitEnvironment.current.locale
    return NSLocale.characterDirection(forLanguage: language) == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The style in the engine's form, without lists.
  package var paragraphStyle: ParagraphStyle { style }

  /// The style in the engine's form, with the lists. Text views draw the markers of the lists.
  package var paragraphStyleWithLists: ParagraphStyle {
    var result = style
    result.textLists = lists.map(\.list)
    return result
  }

  // MARK: Copying

  /// Returns an immutable copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : copied(into: NSParagraphStyle())
  }

  /// Returns a mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: NSMutableParagraphStyle()) }

  private func copied(into copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.take(self)
    return copy
  }

  func take(_ other: NSParagraphStyle) { (style, lists, ownTabs) = (other.style, other.lists, other.ownTabs) }

  /// Returns true if the object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return style == other.style && lists == other.lists
  }

  /// The hash value, which is the same for equal styles.
  open override var hash: Int { style.hashValue }

  // MARK: Archives

  /// Creates a style from an archive.
  public required init?(coder: NSCoder) {
    style = ParagraphStyle()
    super.init()
    for (key, path) in NSParagraphStyle.archived where coder.containsValue(forKey: key) {
      style[keyPath: path] = coder.decodeDouble(forKey: key)
    }
    func raw(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
    if let value = raw("NSAlignment").flatMap(NSTextAlignment.init) { style.alignment = value.alignment }
    if let value = raw("NSLineBreakMode").flatMap(NSLineBreakMode.init) { style.lineBreakMode = value.mode }
    if let value = raw("NSWritingDirection").flatMap(NSWritingDirection.init) {
      style.baseWritingDirection = value.direction
    }
    if coder.containsValue(forKey: "NSTabStops"),
      let value = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab]
    {
      tabs = value
    }
  }

  /// Encodes the style, without lists.
  open func encode(with coder: NSCoder) {
    for (key, path) in NSParagraphStyle.archived { coder.encode(style[keyPath: path], forKey: key) }
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    if let ownTabs { coder.encode(ownTabs as NSArray, forKey: "NSTabStops") }
  }

  private static let archived: [(String, WritableKeyPath<ParagraphStyle, Double>)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
    ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
    ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSDefaultTabInterval", \.defaultTabInterval),
    ("NSHyphenationFactor", \.hyphenationFactor),
  ]

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Properties

  /// The minimum space between a line and the next one, in points.
  open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  /// The space below the paragraph, in points.
  open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
  /// The indent of the lines after the first one, in points.
  open var headIndent: CGFloat { CGFloat(style.headIndent) }
  /// The position of the lines' trailing edge, in points. A positive value is the distance from the
  /// leading margin, any other value the distance back from the trailing margin.
  open var tailIndent: CGFloat { CGFloat(style.tailIndent) }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
  /// A factor for the natural line height; 0 means no change.
  open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
  /// The space above the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
  /// The interval of the tab stops after the last one in `tabStops`, in points. If it is positive,
  /// there is a tab stop at each of its multiples.
  open var defaultTabInterval: CGFloat { CGFloat(style.defaultTabInterval) }
  /// The alignment of lines between the margins.
  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// The way in which lines that are too long are broken or truncated.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  /// The base writing direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(style.baseWritingDirection) }
  /// The fraction of the line width below which a line is hyphenated.
  open var hyphenationFactor: Float { Float(style.hyphenationFactor) }
  /// True to use the platform's hyphenation factor if `hyphenationFactor` is 0.
  open var usesDefaultHyphenation: Bool { style.usesDefaultHyphenation }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops. The default is twelve tab stops.
  open var tabStops: [NSTextTab]! { tabs }
  /// True if the space between characters may be reduced before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { style.allowsDefaultTighteningForTruncation }
  /// The lists that contain the paragraph as an item, outermost first.
  open var textLists: [NSTextList] { lists }
  /// The strategy for choosing between several possible line breaks.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    LineBreakStrategy(rawValue: style.lineBreakStrategy.rawValue)
  }
}

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
