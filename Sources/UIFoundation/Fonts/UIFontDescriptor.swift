import CoreGraphics
public import Foundation
import GalleyFonts

/// A font request in the form of attributes. The object is immutable. The class is `Sendable`
/// because UIKit's class is.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  let attributes: [AttributeName: Any]

  /// Creates a descriptor with these attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { self.attributes = attributes }

  /// Creates a descriptor without attributes, which matches the system font.
  public convenience override init() { self.init(fontAttributes: [:]) }

  /// Creates a descriptor with the given font name and size. If `size` is 0, the descriptor sets no
  /// size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: size == 0 ? [.name: fontName] : [.name: fontName, .size: size])
  }

  /// Creates a descriptor from an archive. It has the archived names, size and traits.
  public required init?(coder: NSCoder) {
    var attributes: [AttributeName: Any] = [:]
    for key in [AttributeName.name, .family, .face, .textStyle] {
      if let text = coder.decodeObject(of: NSString.self, ifPresent: key.rawValue) {
        attributes[key] = String(describing: text)
      }
    }
    if coder.containsValue(forKey: AttributeName.size.rawValue) {
      attributes[.size] = CGFloat(coder.decodeDouble(forKey: AttributeName.size.rawValue))
    }
    var traits: [TraitKey: Any] = [:]
    for key in [TraitKey.weight, .width, .slant] where coder.containsValue(forKey: key.rawValue) {
      traits[key] = CGFloat(coder.decodeDouble(forKey: key.rawValue))
    }
    if !traits.isEmpty { attributes[.traits] = traits }
    self.attributes = attributes
  }

  /// Encodes names, size and traits.
  open func encode(with coder: NSCoder) {
    for key in [AttributeName.name, .family, .face, .textStyle] {
      if let text = text(key) { coder.encode(text as NSString, forKey: key.rawValue) }
    }
    if attributes[.size] != nil { coder.encode(Double(pointSize), forKey: AttributeName.size.rawValue) }
    for key in [TraitKey.weight, .width, .slant] {
      if let number = number(traits[key]) { coder.encode(number, forKey: key.rawValue) }
    }
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the descriptor itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the object is a request with the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && pointSize == other.pointSize && text(.textStyle) == other.text(.textStyle)
  }

  /// The hash value, which is the same for equal requests.
  open override var hash: Int { request.hashValue }

  // MARK: Attributes

  /// The attributes of the descriptor.
  open var fontAttributes: [AttributeName: Any] { attributes }

  /// Returns the value of an attribute; nil if it is not set. If the descriptor does not set a name
  /// or trait, the value comes from the font that matches the descriptor.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    if let value = attributes[anAttribute] { return value }
    switch anAttribute {
    case .name, .family, .face, .visibleName, .traits: break
    default: return nil
    }
    let font = UIFont(descriptor: self, size: pointSize)
    switch anAttribute {
    case .name: return font.fontName
    case .family: return font.familyName
    case .face: return font.faceName
    case .visibleName: return "\(font.familyName) \(font.faceName)"
    default: return font.traitsDictionary
    }
  }

  /// The PostScript name of the font that the descriptor matches.
  open var postscriptName: String { text(.name) ?? UIFont(descriptor: self, size: pointSize).fontName }

  /// The font size in points; 0 if it is not set.
  open var pointSize: CGFloat { number(attributes[.size]).map { CGFloat($0) } ?? 0 }

  /// The symbolic traits of the font that the descriptor matches.
  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: UIFont(descriptor: self, size: pointSize).font.symbolicTraits.rawValue)
  }

  // MARK: Changing

  /// Returns the descriptor with these attributes added. They replace existing attributes with the
  /// same names.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }

  /// Returns the descriptor with a different size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns a descriptor for a different family. The font's name is removed.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = attributes
    for key in [AttributeName.name, .face, .visibleName, .textStyle] { attributes[key] = nil }
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns a descriptor for a face of the same family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var attributes = attributes
    attributes[.family] = object(forKey: .family)
    (attributes[.name], attributes[.traits]) = (nil, nil)
    attributes[.face] = newFace
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns a descriptor with different traits; nil if the family has no face with exactly these
  /// traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let wanted = GalleyFonts.SymbolicTraits(rawValue: symbolicTraits.rawValue)
    guard let found = UIKitEnvironment.current.fonts.descriptor(request, withSymbolicTraits: wanted) else { return nil }
    var attributes = attributes
    (attributes[.name], attributes[.face]) = (nil, nil)
    if let family = found.family, family != "system" { attributes[.family] = family }
    var traits = traits
    traits[.symbolic] = symbolicTraits.rawValue
    traits[.weight] = FontScale.weight(of: found.weight)
    traits[.width] = FontScale.width(of: found.width)
    traits[.slant] = found.italic ? UIFontDescriptor.italicSlant : CGFloat(0)
    attributes[.traits] = traits
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns a descriptor for a design of the system font; nil if the descriptor is for another
  /// font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard attributes[.name] == nil, attributes[.family] == nil else { return nil }
    var traits = traits
    traits[.design] = design.rawValue
    return addingAttributes([.traits: traits])
  }

  /// The slant of italic fonts, as stated by Core Text.
  static let italicSlant: CGFloat = 0.0694

  /// The traits that the descriptor sets.
  var traits: [TraitKey: Any] { attributes[.traits] as? [TraitKey: Any] ?? [:] }

  /// Returns the string value of an attribute, or the raw value of a text style; nil if the value
  /// is of another type or missing.
  func text(_ key: AttributeName) -> String? {
    switch attributes[key] {
    case let text as String: text
    case let style as UIFont.TextStyle: style.rawValue
    case let text as NSString: String(describing: text)
    default: nil
    }
  }

  /// Returns the number in a value: any numeric type, a weight or a width; nil for other values.
  func number(_ value: Any?) -> Double? {
    switch value {
    case let weight as UIFont.Weight: Double(weight.rawValue)
    case let width as UIFont.Width: Double(width.rawValue)
    default: AnyNumber.finite(value)
    }
  }
}
