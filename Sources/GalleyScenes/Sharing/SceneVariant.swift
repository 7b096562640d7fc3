import GalleyBase
import GalleyText
public import GalleyViews

/// Traits that replace a scene's own; nil keeps the scene's.
public struct SceneVariant: Hashable, Sendable {
  /// The name of its pictures and goldens: the values that differ from the scene's, joined by hyphens; empty for the
  /// scene itself.
  public var name = ""
  /// Language and region.
  public var locale: String?
  /// The direction of the interface.
  public var direction: LayoutDirection?
  /// The size category of text styles.
  public var contentSizeCategory: ContentSizeCategory?
  /// Light or dark.
  public var appearance: InterfaceStyle?
  /// The change of strings that simulates a translation.
  public var pseudoLocale: PseudoLocale?
  /// Pixels per point.
  public var scale: Double?
  /// The width of the canvas, in points.
  public var width: Double?
  /// The name of the device.
  public var device: String?
  /// True if it keeps a golden picture, false if it keeps a line of digests.
  public var keepsPicture = true

  /// The scene itself.
  public init() {}

  /// The scene in another locale, and in that locale's usual direction.
  public init(locale: String) {
    self.locale = locale
    direction = LayoutDirection(ofLocale: locale)
    name = locale
  }

  /// Takes over the traits that another variant sets.
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
  /// Replaces the scene's traits by a variant's. A device has its own size and scale.
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

  /// The text of a trait of the scene itself; nil if the scene does not set it.
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
