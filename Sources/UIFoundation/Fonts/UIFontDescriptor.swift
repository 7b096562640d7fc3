import CoreGraphics
public import Foundation
import GalleyFonts

/// A request for a font, by attributes. An immutable value in an object.
/// `Sendable` is UIKit's own promise.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  let attributes: [AttributeName: Any]

  /// A request of these attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { self.attributes = attributes }

  /// A request for nothing in particular: the system font.
  public convenience override init() { self.init(fontAttributes: [:]) }

  /// A request by name and size; 0 for no size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: size == 0 ? [.name: fontName] : [.name: fontName, .size: size])
  }

  /// A request from an archive: its names, size and traits.
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

  /// Writes names, size and traits.
  open func encode(with coder: NSCoder) {
    for key in [AttributeName.name, .family, .face, .textStyle] {
      if let text = text(key) { coder.encode(text as NSString, forKey: key.rawValue) }
    }
    if attributes[.size] != nil { coder.encode(Double(pointSize), forKey: AttributeName.size.rawValue) }
    for key in [TraitKey.weight, .width, .slant] {
      if let number = number(traits[key]) { coder.encode(number, forKey: key.rawValue) }
    }
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the descriptor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true for a request of the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && pointSize == other.pointSize && text(.textStyle) == other.text(.textStyle)
  }

  /// A number that is the same for equal requests.
  open override var hash: Int { request.hashValue }

  // MARK: Attributes

  /// The attributes.
  open var fontAttributes: [AttributeName: Any] { attributes }

  /// Returns an attribute; names and traits that the request does not set are those of its font.
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

  /// The PostScript name of the font that the request leads to.
  open var postscriptName: String { text(.name) ?? UIFont(descriptor: self, size: pointSize).fontName }

  /// The size in points; 0 for none.
  open var pointSize: CGFloat { number(attributes[.size]).map { CGFloat($0) } ?? 0 }

  /// The traits in broad terms of the font that the request leads to.
  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: UIFont(descriptor: self, size: pointSize).font.symbolicTraits.rawValue)
  }

  // MARK: Changing

  /// Returns the request with these attributes in place of its own of the same names.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }

  /// Returns the request for a size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns the request for a family, without a name.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = attributes
    for key in [AttributeName.name, .face, .visibleName, .textStyle] { attributes[key] = nil }
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the request for a face of its family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var attributes = attributes
    attributes[.family] = object(forKey: .family)
    (attributes[.name], attributes[.traits]) = (nil, nil)
    attributes[.face] = newFace
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the request with these traits in place of its own, for a face of the same family that has exactly them; nil
  /// if there is none.
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

  /// Returns the request for a design of the system font; nil if it is for another font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard attributes[.name] == nil, attributes[.family] == nil else { return nil }
    var traits = traits
    traits[.design] = design.rawValue
    return addingAttributes([.traits: traits])
  }

  /// The slant of italics as Core Text states it.
  static let italicSlant: CGFloat = 0.0694

  /// The traits that the request states.
  var traits: [TraitKey: Any] { attributes[.traits] as? [TraitKey: Any] ?? [:] }

  /// An attribute that is a text or a name.
  func text(_ key: AttributeName) -> String? {
    switch attributes[key] {
    case let text as String: text
    case let style as UIFont.TextStyle: style.rawValue
    case let text as NSString: String(describing: text)
    default: nil
    }
  }

  /// A value that is a number of any type, a weight or a width.
  func number(_ value: Any?) -> Double? {
    switch value {
    case let weight as UIFont.Weight: Double(weight.rawValue)
    case let width as UIFont.Width: Double(width.rawValue)
    default: AnyNumber.finite(value)
    }
  }
}
