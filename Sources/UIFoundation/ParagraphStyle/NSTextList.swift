import CoreGraphics
public import Foundation
package import GalleyText

/// A list whose items are paragraphs. An immutable value in an object, equal only to itself. `Sendable` is UIKit's own
/// promise.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// Text in which names in braces mean a mark or the item's number. The raw values are UIKit's.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format.
    public let rawValue: String
    /// A format.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A format.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(_ format: TextList.MarkerFormat) { rawValue = format.rawValue }

    /// □.
    public static let box = MarkerFormat(TextList.MarkerFormat.box)
    /// ✓.
    public static let check = MarkerFormat(TextList.MarkerFormat.check)
    /// ◦.
    public static let circle = MarkerFormat(TextList.MarkerFormat.circle)
    /// ◆.
    public static let diamond = MarkerFormat(TextList.MarkerFormat.diamond)
    /// •.
    public static let disc = MarkerFormat(TextList.MarkerFormat.disc)
    /// ⁃.
    public static let hyphen = MarkerFormat(TextList.MarkerFormat.hyphen)
    /// ▪.
    public static let square = MarkerFormat(TextList.MarkerFormat.square)
    /// 1, 2, 3.
    public static let decimal = MarkerFormat(TextList.MarkerFormat.decimal)
    /// 1, … 7, 10.
    public static let octal = MarkerFormat(TextList.MarkerFormat.octal)
    /// 1, … f, 10.
    public static let lowercaseHexadecimal = MarkerFormat(TextList.MarkerFormat.lowercaseHexadecimal)
    /// 1, … F, 10.
    public static let uppercaseHexadecimal = MarkerFormat(TextList.MarkerFormat.uppercaseHexadecimal)
    /// a, … z, aa.
    public static let lowercaseAlpha = MarkerFormat(TextList.MarkerFormat.lowercaseAlpha)
    /// A, … Z, AA.
    public static let uppercaseAlpha = MarkerFormat(TextList.MarkerFormat.uppercaseAlpha)
    /// a, … z, aa.
    public static let lowercaseLatin = MarkerFormat(TextList.MarkerFormat.lowercaseLatin)
    /// A, … Z, AA.
    public static let uppercaseLatin = MarkerFormat(TextList.MarkerFormat.uppercaseLatin)
    /// i, ii, iii.
    public static let lowercaseRoman = MarkerFormat(TextList.MarkerFormat.lowercaseRoman)
    /// I, II, III.
    public static let uppercaseRoman = MarkerFormat(TextList.MarkerFormat.uppercaseRoman)
  }

  /// Options for the markers.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The enclosing list's marker comes before its own.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The marker before each item.
  public let markerFormat: MarkerFormat
  /// Options for the markers.
  public let listOptions: Options
  /// Number of the first item.
  open var startingItemNumber: Int

  /// A list.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  /// A list, with the bits of its options.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)))
  }

  /// A list from an archive.
  public required init?(coder: NSCoder) {
    guard let format = coder.decodeObject(of: NSString.self, ifPresent: "NSMarkerFormat") else { return nil }
    markerFormat = MarkerFormat(String(describing: format))
    listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSListOptions")))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
  }

  /// Writes format, options and first number.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSListOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the list itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True if items count on from list to list.
  open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

  /// Returns the marker of an item, without those of enclosing lists.
  open func marker(forItemNumber itemNumber: Int) -> String { list.marker(forItemNumber: itemNumber) }

  /// The engine's list. It indents nothing: that is in the paragraph style.
  package var list: TextList {
    TextList(
      markerFormat: TextList.MarkerFormat(rawValue: markerFormat.rawValue),
      options: TextList.Options(rawValue: listOptions.rawValue), startingItemNumber: startingItemNumber,
      indentation: 0)
  }
}
