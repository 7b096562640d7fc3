import CoreGraphics
public import Foundation
package import GalleyText

/// The style of a paragraph as a whole: that of its first character. An immutable value in an object; `Sendable` is
/// UIKit's own promise.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The choice of lines where several breaks are possible.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// A strategy of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line, if there is room.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// No break inside Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// All but tab stops and lists.
  var style: ParagraphStyle
  var lists: [NSTextList] = []
  /// Nil: the twelve stops of an untouched style.
  private var ownTabs: [NSTextTab]?

  var tabs: [NSTextTab] {
    get { ownTabs ?? NSParagraphStyle.standardTabs }
    set {
      ownTabs = newValue
      style.tabStops = newValue.map(\.tab)
    }
  }

  /// Brings the stops of an untouched style back.
  func resetTabs() {
    ownTabs = nil
    style.tabStops = TextTab.defaults
  }

  private static let standardTabs = TextTab.defaults.map { NSTextTab($0) }
  private static let standard = NSParagraphStyle()

  /// The default style.
  public override init() { style = ParagraphStyle() }

  /// A style of the engine.
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

  /// Returns the direction in which a language is written; nil is the environment's.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? UIKitEnvironment.current.locale
    return NSLocale.characterDirection(forLanguage: language) == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The engine's style, without lists.
  package var paragraphStyle: ParagraphStyle { style }

  /// The engine's style with the lists, whose markers a text view draws.
  package var paragraphStyleWithLists: ParagraphStyle {
    var result = style
    result.textLists = lists.map(\.list)
    return result
  }

  // MARK: Copying

  /// Returns a style that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : copied(into: NSParagraphStyle())
  }

  /// Returns a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: NSMutableParagraphStyle()) }

  private func copied(into copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.take(self)
    return copy
  }

  func take(_ other: NSParagraphStyle) { (style, lists, ownTabs) = (other.style, other.lists, other.ownTabs) }

  /// Returns true for a style of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return style == other.style && lists == other.lists
  }

  /// A number that is the same for equal styles.
  open override var hash: Int { style.hashValue }

  // MARK: Archives

  /// A style from an archive.
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

  /// Writes the style, without lists.
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

  /// True.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Properties

  /// Least space between a line and the next, in points.
  open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  /// Space below the paragraph, in points.
  open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
  /// Indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
  /// Indent of the other lines, in points.
  open var headIndent: CGFloat { CGFloat(style.headIndent) }
  /// Above 0: distance of the trailing edge from the leading margin; else back from the trailing one.
  open var tailIndent: CGFloat { CGFloat(style.tailIndent) }
  /// Least height of a line, in points.
  open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
  /// Maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
  /// Factor of the natural line height; 0 means no change.
  open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
  /// Space above the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
  /// Above 0: stops past the last one at whole multiples of it, in points.
  open var defaultTabInterval: CGFloat { CGFloat(style.defaultTabInterval) }
  /// The alignment of lines between the margins.
  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(style.baseWritingDirection) }
  /// A line shorter than this part of its width is hyphenated.
  open var hyphenationFactor: Float { Float(style.hyphenationFactor) }
  /// True to use the platform's factor where `hyphenationFactor` is 0.
  open var usesDefaultHyphenation: Bool { style.usesDefaultHyphenation }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops; nil means none.
  open var tabStops: [NSTextTab]! { tabs }
  /// True if text may be tightened before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { style.allowsDefaultTighteningForTruncation }
  /// The lists that the paragraph is an item of, the outermost first.
  open var textLists: [NSTextList] { lists }
  /// The choice of lines where several breaks are possible.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    LineBreakStrategy(rawValue: style.lineBreakStrategy.rawValue)
  }
}
