/// Traits of a font in broad terms. The raw values are UIKit's. UIKit counterpart: UIFontDescriptor.SymbolicTraits.
public struct SymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Traits from their bits. Bits that have no name here are ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Italic or oblique.
  public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
  /// Semibold (600) or bolder.
  public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  /// Wider than normal.
  public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
  /// Narrower than normal.
  public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
  /// All characters equally wide. Ignored in requests (rule: descriptor-matching).
  public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  /// For user interfaces. Ignored in requests (rule: descriptor-matching).
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
  /// The weight, width and slant in broad terms. UIKit counterpart: symbolicTraits.
  public var symbolicTraits: SymbolicTraits { SymbolicTraits(FaceTraits(weight: weight, width: width, italic: italic)) }

  /// Returns the same request for this family, without any name or file. UIKit counterpart: withFamily(_:).
  public func withFamily(_ family: String) -> FontDescriptor {
    var result = self
    (result.family, result.name, result.file) = (family, nil, nil)
    return result
  }

  /// Returns the same request at a size in points. UIKit counterpart: withSize(_:).
  public func withSize(_ pointSize: Double) -> FontDescriptor {
    var result = self
    result.pointSize = pointSize
    return result
  }

  /// Returns the same request with these attributes instead of its own; nil keeps one. A family also replaces a name
  /// and a file, and traits replace a name, which means a single face. UIKit counterpart: addingAttributes(_:).
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
  /// The weight, width, slant and pitch in broad terms.
  public var symbolicTraits: SymbolicTraits {
    let traits = SymbolicTraits(self.traits)
    return face.isMonospaced ? traits.union(.traitMonoSpace) : traits
  }

  /// The request for exactly this font, without its synthetic slant and stretch. That of the system font is for
  /// `system`, so that another size gets the right cut and tracking. UIKit counterpart: fontDescriptor.
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
