import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText

/// A copy of text behind the text. It can be changed, so tasks must not share it.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  private final let mark = SwiftObjectMark()
  /// The distance of the copy, in points, y down.
  open var shadowOffset = CGSize.zero
  /// The distance over which its edges fade, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a UIColor; nil draws none. The default is a third of black.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A sharp shadow without distance.
  public override init() { super.init() }

  /// A shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.decodeObject(of: UIColor.self, ifPresent: "NSShadowColor")
  }

  /// Writes distance, blur and colour.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Returns another shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  /// Returns true for a shadow of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  /// A number that is the same for equal shadows.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

extension NSShadow {
  /// A shadow of the engine.
  convenience init(_ shadow: Shadow) {
    self.init()
    shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    shadowBlurRadius = CGFloat(shadow.blurRadius)
    shadowColor = UIColor(shadow.color)
  }

  /// Returns the engine's shadow under traits; nil without a colour.
  func shadow(in traits: UITraitCollection) -> Shadow? {
    guard let color = shadowColor.flatMap(UIColor.color(from:))?.color(for: traits) else { return nil }
    return Shadow(
      color: color, offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      blurRadius: Double(shadowBlurRadius))
  }
}
