import CoreGraphics
public import Foundation
package import GalleyText

/// A list whose items are paragraphs. The object is immutable and equal only to itself. The class
/// is `Sendable` because UIKit's class is.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The format of list markers. It is text in which a name in braces means a bullet or the number
  /// of the item. The raw values are UIKit's.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format as a string.
    public let rawValue: String
    /// Creates a marker format from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a marker format from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(_ format: TextList.MarkerFormat) { rawValue = format.rawValue }

    /// An outlined square: □.
    public static let box = MarkerFormat(TextList.MarkerFormat.box)
    /// A check mark: ✓.
    public static let check = MarkerFormat(TextList.MarkerFormat.check)
    /// An outlined circle: ◦.
    public static let circle = MarkerFormat(TextList.MarkerFormat.circle)
    /// A filled diamond: ◆.
    public static let diamond = MarkerFormat(TextList.MarkerFormat.diamond)
    /// A filled circle: •.
    public static let disc = MarkerFormat(TextList.MarkerFormat.disc)
    /// A hyphen bullet: ⁃.
    public static let hyphen = MarkerFormat(TextList.MarkerFormat.hyphen)
    /// A filled square: ▪.
    public static let square = MarkerFormat(TextList.MarkerFormat.square)
    /// Decimal numbers: 1, 2, 3.
    public static let decimal = MarkerFormat(TextList.MarkerFormat.decimal)
    /// Octal numbers: 1, … 7, 10.
    public static let octal = MarkerFormat(TextList.MarkerFormat.octal)
    /// Hexadecimal numbers in lower case: 1, … f, 10.
    public static let lowercaseHexadecimal = MarkerFormat(TextList.MarkerFormat.lowercaseHexadecimal)
    /// Hexadecimal numbers in upper case: 1, … F, 10.
    public static let uppercaseHexadecimal = MarkerFormat(TextList.MarkerFormat.uppercaseHexadecimal)
    /// Lower-case letters: a, … z, aa.
    public static let lowercaseAlpha = MarkerFormat(TextList.MarkerFormat.lowercaseAlpha)
    /// Upper-case letters: A, … Z, AA.
    public static let uppercaseAlpha = MarkerFormat(TextList.MarkerFormat.uppercaseAlpha)
    /// Lower-case letters: a, … z, aa.
    public static let lowercaseLatin = MarkerFormat(TextList.MarkerFormat.lowercaseLatin)
    /// Upper-case letters: A, … Z, AA.
    public static let uppercaseLatin = MarkerFormat(TextList.MarkerFormat.uppercaseLatin)
    /// Roman numerals in lower case: i, ii, iii.
    public static let lowercaseRoman = MarkerFormat(TextList.MarkerFormat.lowercaseRoman)
    /// Roman numerals in upper case: I, II, III.
    public static let uppercaseRoman = MarkerFormat(TextList.MarkerFormat.uppercaseRoman)
  }

  /// Options for the markers of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The marker of the enclosing list is put before the list's own markers.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The format of the marker before each item.
  public let markerFormat: MarkerFormat
  /// The options for the markers.
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber: Int

  /// Creates a list with a marker format.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  /// Creates a list with a marker format and options given as bits.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)))
  }

  /// Creates a list from an archive.
  public required init?(coder: NSCoder) {
    guard let format = coder.decodeObject(of: NSString.self, ifPresent: "NSMarkerFormat") else { return nil }
    markerFormat = MarkerFormat(String(describing: format))
    listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSListOptions")))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
  }

  /// Encodes marker format, options and first number.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSListOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the list itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True if the markers number the items.
  open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

  /// Returns the marker of an item, without the markers of enclosing lists.
  open func marker(forItemNumber itemNumber: Int) -> String { list.marker(forItemNumber: itemNumber) }

  /// The list in the engine's form. It has no indent, since the paragraph style contains the
  /// indent.
  package var list: TextList {
    TextList(
      markerFormat: TextList.MarkerFormat(rawValue: markerFormat.rawValue),
      options: TextList.Options(rawValue: listOptions.rawValue), startingItemNumber: startingItemNumber,
      indentation: 0)
  }
}
