import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText

/// The shadow of a text: a copy drawn behind it. The object is mutable, so tasks must not share it.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  private final let mark = SwiftObjectMark()
  /// The shadow's distance from the text, in points. Positive heights are downwards.
  open var shadowOffset = CGSize.zero
  /// The radius over which the shadow's edges fade, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour, a UIColor; nil draws no shadow. The default is black with an opacity of
  /// one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a sharp shadow at distance 0.
  public override init() { super.init() }

  /// Creates a shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.decodeObject(of: UIColor.self, ifPresent: "NSShadowColor")
  }

  /// Encodes distance, blur radius and colour.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a new shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  /// Returns true if the object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  /// The hash value, which is the same for equal shadows.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

extension NSShadow {
  /// Creates a shadow from the engine's shadow.
  convenience init(_ shadow: Shadow) {
    self.init()
    shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    shadowBlurRadius = CGFloat(shadow.blurRadius)
    shadowColor = UIColor(shadow.color)
  }

  /// Returns the shadow in the engine's form, with colours resolved under traits; nil if the shadow
  /// has no colour.
  func shadow(in traits: UITraitCollection) -> Shadow? {
    guard let color = shadowColor.flatMap(UIColor.color(from:))?.color(for: traits) else { return nil }
    return Shadow(
      color: color, offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      blurRadius: Double(shadowBlurRadius))
  }
}
