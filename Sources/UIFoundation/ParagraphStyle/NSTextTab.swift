import CoreGraphics
public import Foundation
package import GalleyText

/// A tab stop. An immutable value in an object. `Sendable` is UIKit's own promise.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// A key of a stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end the column, a CharacterSet.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of its column at the stop.
  open var alignment: NSTextAlignment { side }
  /// Points from the leading margin.
  open var location: CGFloat { place }
  /// The options.
  open var options: [OptionKey: Any] { choices }

  private let side: NSTextAlignment
  private let place: CGFloat
  private let choices: [OptionKey: Any]
  /// The engine's stop.
  package let tab: TextTab

  /// A stop at `loc` points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    side = alignment
    place = loc
    choices = options
    let set = options[.columnTerminators] as? CharacterSet ?? (options[.columnTerminators] as? NSCharacterSet)?.set
    tab = TextTab(alignment: TabAlignment(alignment.alignment), location: Double(loc), columnTerminators: set?.letters)
  }

  /// A stop of the engine.
  package convenience init(_ tab: TextTab) {
    let set = tab.columnTerminators.map { CharacterSet(charactersIn: $0) }
    self.init(
      textAlignment: NSTextAlignment(tab: tab.alignment), location: CGFloat(tab.location),
      options: set.map { [.columnTerminators: $0] } ?? [:])
  }

  /// A stop from an archive.
  public required convenience init?(coder: NSCoder) {
    let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSTabAlignment")) ?? .natural
    self.init(textAlignment: alignment, location: CGFloat(coder.decodeDouble(forKey: "NSLocation")))
  }

  /// Writes side and location.
  open func encode(with coder: NSCoder) {
    coder.encode(side.rawValue, forKey: "NSTabAlignment")
    coder.encode(Double(place), forKey: "NSLocation")
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the stop itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true for a stop with the same alignment, location and column terminators.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tab == tab }

  /// A number that is the same for equal stops.
  open override var hash: Int { tab.hashValue }

  /// Returns the characters that end a decimal column in a locale; a full stop for nil.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: TextTab.columnTerminators(for: aLocale?.identifier))
  }
}

extension NSCharacterSet {
  /// The set as a value.
  fileprivate var set: CharacterSet { CharacterSet(bitmapRepresentation: bitmapRepresentation) }
}

extension CharacterSet {
  /// The members in the basic plane, in order.
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
  /// The alignment of a tab stop of the engine; UIKit has no trailing alignment, which becomes the right one.
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
