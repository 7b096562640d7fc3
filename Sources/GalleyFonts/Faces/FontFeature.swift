/// An OpenType feature set to a value: 0 is off, 1 on, more picks an alternate.
/// UIKit counterpart: an element of `UIFontDescriptor.AttributeName.featureSettings`.
public struct FontFeature: Hashable, Sendable {
  /// The feature, as in the OpenType registry: `tnum`, `smcp`, `ss01`.
  public var tag: OpenTypeTag
  /// The value; most features know only 0 and 1.
  public var value: UInt32

  /// `tag` set to `value`.
  public init(tag: OpenTypeTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// A position on one axis of a variable font. UIKit counterpart: the variation attribute of UIFontDescriptor.
public struct FontVariation: Hashable, Sendable {
  /// The axis: `wght`, `wdth`, `opsz`, `slnt`, or the font's own. An axis that a face lacks has no effect.
  public var tag: OpenTypeTag
  /// The position in the axis's own units. Values outside of the axis are clamped to it.
  public var value: Double

  /// `tag` at `value`.
  public init(tag: OpenTypeTag, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// An axis of a variable face (OpenType, table `fvar`), in the axis's own units.
public struct VariationAxis: Hashable, Sendable {
  /// The axis's name, such as `wght`.
  public let tag: OpenTypeTag
  /// The smallest value.
  public let minimum: Double
  /// The value if none is requested.
  public let standard: Double
  /// The largest value.
  public let maximum: Double

  /// Creates an axis.
  public init(tag: OpenTypeTag, minimum: Double, standard: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.standard = standard
    self.maximum = maximum
  }
}
