/// The broad traits of a font, such as bold or italic. The raw values are those of UIKit. UIKit
/// counterpart: UIFontDescriptor.SymbolicTraits.
public struct SymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits of `UIFontDescriptor.SymbolicTraits`.
  public let rawValue: UInt32

  /// Creates symbolic traits from their bits. Bits that have no name here are ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The font is italic or oblique.
  public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
  /// The font is semibold (600) or bolder.
  public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  /// The font is wider than normal.
  public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
  /// The font is narrower than normal.
  public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
  /// All characters of the font have the same width. The trait is ignored in requests
  /// (rule: descriptor-matching).
  public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  /// The font is made for user interfaces. The trait is ignored in requests
  /// (rule: descriptor-matching).
  public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)

  /// The minimum weight that counts as bold.
  static let leastBold = 600

  init(_ traits: FaceTraits) {
    var result: SymbolicTraits = []
    if traits.italic { result.insert(.traitItalic) }
    if traits.weight >= SymbolicTraits.leastBold { result.insert(.traitBold) }
    if traits.width > 100 { result.insert(.traitExpanded) }
    if traits.width < 100 { result.insert(.traitCondensed) }
    self = result
  }
}

extension FontDescriptor {
  /// The traits for the weight, width and slant of the request. UIKit counterpart: symbolicTraits.
  public var symbolicTraits: SymbolicTraits { SymbolicTraits(FaceTraits(weight: weight, width: width, italic: italic)) }

  /// Returns the same request for another family, without name and file. UIKit counterpart:
  /// withFamily(_:).
  public func withFamily(_ family: String) -> FontDescriptor {
    var result = self
    (result.family, result.name, result.file) = (family, nil, nil)
    return result
  }

  /// Returns the same request with another size in points. UIKit counterpart: withSize(_:).
  public func withSize(_ pointSize: Double) -> FontDescriptor {
    var result = self
    result.pointSize = pointSize
    return result
  }

  /// Returns the same request with some attributes replaced; an attribute that is nil is kept. A
  /// family also replaces the name and file. Traits also replace a name, because a name means a
  /// single face. UIKit counterpart: addingAttributes(_:).
  public func addingAttributes(
    family: String? = nil, traits: FaceTraits? = nil, features: [FontFeature]? = nil,
    variations: [FontVariation]? = nil, cascadeList: [FontDescriptor]? = nil
  ) -> FontDescriptor {
    var result = family.map(withFamily) ?? self
    if let traits {
      (result.weight, result.width, result.italic) = (traits.weight, traits.width, traits.italic)
      if result.family != nil { result.name = nil }
    }
    result.features = features ?? self.features
    result.variations = variations ?? self.variations
    result.cascadeList = cascadeList ?? self.cascadeList
    return result
  }
}

extension Font {
  /// The traits for the weight, width and slant of the font, and for characters of equal width.
  public var symbolicTraits: SymbolicTraits {
    let traits = SymbolicTraits(self.traits)
    return face.isMonospaced ? traits.union(.traitMonoSpace) : traits
  }

  /// A request for exactly this font, without its synthetic slant and stretch. For the system font,
  /// the request names `system`, so that another size has the correct cut and tracking. UIKit
  /// counterpart: fontDescriptor.
  public var fontDescriptor: FontDescriptor {
    let isSystem = storage.choice.display != nil || storage.choice.isTracked
    let file = storage.choice.descriptor.file
    return FontDescriptor(
      family: isSystem ? "system" : familyName, name: file == nil && !isSystem ? fontName : nil,
      file: file, weight: traits.weight, width: traits.width,
      italic: traits.italic, features: features, variations: storage.fixedVariations,
      cascadeList: cascadeList, pointSize: pointSize, isTextStyle: isTextStyle)
  }
}
