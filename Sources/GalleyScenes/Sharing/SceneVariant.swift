import GalleyBase
import GalleyText
public import GalleyViews

/// The traits of a matrix cell, which replace the scene's own. Nil keeps the scene's trait.
public struct SceneVariant: Hashable, Sendable {
  /// The name of the cell in pictures and goldens: the values that differ from the scene's, joined
  /// by hyphens; empty for the scene itself.
  public var name = ""
  /// The language and region.
  public var locale: String?
  /// The layout direction of the interface.
  public var direction: LayoutDirection?
  /// The size category in which text styles are resolved.
  public var contentSizeCategory: ContentSizeCategory?
  /// The appearance, light or dark.
  public var appearance: InterfaceStyle?
  /// The pseudo-localisation of strings, which simulates a translation.
  public var pseudoLocale: PseudoLocale?
  /// The number of pixels per point.
  public var scale: Double?
  /// The width of the canvas, in points.
  public var width: Double?
  /// The name of the device.
  public var device: String?
  /// True if the cell has a golden picture, false if it has only a line of digests.
  public var keepsPicture = true

  /// Creates the variant that is the scene itself.
  public init() {}

  /// Creates a variant in another locale, with the usual layout direction of that locale.
  public init(locale: String) {
    self.locale = locale
    direction = LayoutDirection(ofLocale: locale)
    name = locale
  }

  /// Replaces each trait that `other` sets. All other traits stay unchanged.
  mutating func take(_ other: SceneVariant) {
    locale = other.locale ?? locale
    direction = other.direction ?? direction
    contentSizeCategory = other.contentSizeCategory ?? contentSizeCategory
    appearance = other.appearance ?? appearance
    pseudoLocale = other.pseudoLocale ?? pseudoLocale
    scale = other.scale ?? scale
    width = other.width ?? width
    device = other.device ?? device
  }
}

extension Document {
  /// Sets the traits of a variant in the scene. A device replaces size and scale.
  mutating func apply(_ variant: SceneVariant) {
    guard pairs(root) != nil else { return }
    setTrait("locale", to: variant.locale)
    setTrait("direction", to: variant.direction?.rawValue)
    setTrait("contentSizeCategory", to: variant.contentSizeCategory?.rawValue)
    setTrait("appearance", to: variant.appearance?.rawValue)
    setTrait("pseudoLocale", to: variant.pseudoLocale?.rawValue)
    defer { setTrait("scale", to: variant.scale?.plainDecimal, isQuoted: false) }
    guard let device = variant.device else { return }
    for key in ["size", "scale"] { remove(key, of: root) }
    if let own = value(of: "device", in: root), pairs(own) != nil {
      setTrait("name", to: device, of: own)
    } else {
      setTrait("device", to: device)
    }
  }

  /// Returns a trait of the scene itself as text; nil if the scene does not set it.
  func trait(_ key: String) -> String? {
    guard let node = value(of: key, in: root) else { return nil }
    return scalarText(node) ?? value(of: "name", in: node).flatMap(scalarText)
  }

  private mutating func setTrait(_ key: String, to text: String?, of node: NodeID? = nil, isQuoted: Bool = true) {
    guard let text else { return }
    let node = node ?? root
    let place = self[value(of: key, in: node) ?? node]
    func scalar(_ text: String, isQuoted: Bool) -> Node {
      Node(content: .scalar(text, isQuoted: isQuoted), source: place.source, offset: place.offset)
    }
    let keyNode = add(scalar(key, isQuoted: true))
    set(key, of: node, to: add(scalar(text, isQuoted: isQuoted)), keyNode: keyNode)
  }
}
