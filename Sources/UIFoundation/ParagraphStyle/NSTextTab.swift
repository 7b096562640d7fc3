import CoreGraphics
public import Foundation
package import GalleyText

/// A tab stop. The object is immutable. The class is `Sendable` because UIKit's class is.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// A key in the options of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the characters that end the column. The value is a CharacterSet.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text in the tab stop's column.
  open var alignment: NSTextAlignment { side }
  /// The distance from the leading margin, in points.
  open var location: CGFloat { place }
  /// The options of the tab stop.
  open var options: [OptionKey: Any] { choices }

  private let side: NSTextAlignment
  private let place: CGFloat
  private let choices: [OptionKey: Any]
  /// The tab stop in the engine's form.
  package let tab: TextTab

  /// Creates a tab stop at a distance of `loc` points from the leading margin.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    side = alignment
    place = loc
    choices = options
    let set = options[.columnTerminators] as? CharacterSet ?? (options[.columnTerminators] as? NSCharacterSet)?.set
    tab = TextTab(alignment: TabAlignment(alignment.alignment), location: Double(loc), columnTerminators: set?.letters)
  }

  /// Creates a tab stop from the engine's tab stop.
  package convenience init(_ tab: TextTab) {
    let set = tab.columnTerminators.map { CharacterSet(charactersIn: $0) }
    self.init(
      textAlignment: NSTextAlignment(tab: tab.alignment), location: CGFloat(tab.location),
      options: set.map { [.columnTerminators: $0] } ?? [:])
  }

  /// Creates a stop from an archive.
  public required convenience init?(coder: NSCoder) {
    let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSTabAlignment")) ?? .natural
    self.init(textAlignment: alignment, location: CGFloat(coder.decodeDouble(forKey: "NSLocation")))
  }

  /// Encodes alignment and location.
  open func encode(with coder: NSCoder) {
    coder.encode(side.rawValue, forKey: "NSTabAlignment")
    coder.encode(Double(place), forKey: "NSLocation")
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the tab stop itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the object is a tab stop with the same alignment, location and column
  /// terminators.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tab == tab }

  /// The hash value, which is the same for equal stops.
  open override var hash: Int { tab.hashValue }

  /// Returns the characters that end a decimal column in a locale. Without a locale, the only such
  /// character is the full stop.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: TextTab.columnTerminators(for: aLocale?.identifier))
  }
}

extension NSCharacterSet {
  /// The set as a Swift value.
  fileprivate var set: CharacterSet { CharacterSet(bitmapRepresentation: bitmapRepresentation) }
}

extension CharacterSet {
  /// The characters of the set in Unicode's basic plane, in order.
  fileprivate var letters: String {
    var letters = ""
    for (index, byte) in bitmapRepresentation.prefix(8192).enumerated() where byte != 0 {
      for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 {
        if let scalar = Unicode.Scalar(UInt32(index * 8 + bit)) { letters.unicodeScalars.append(scalar) }
      }
    }
    return letters
  }
}

extension NSTextAlignment {
  /// Creates the alignment from the engine's alignment of a tab stop. UIKit has no trailing
  /// alignment, so trailing becomes right.
  fileprivate init(tab: TabAlignment) {
    switch tab {
    case .left: self = .left
    case .center: self = .center
    case .right, .trailing: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}
