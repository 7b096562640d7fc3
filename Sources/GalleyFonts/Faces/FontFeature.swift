/// An OpenType feature and its value: 0 is off, 1 is on, and larger values choose an alternate.
/// UIKit counterpart: an element of `UIFontDescriptor.AttributeName.featureSettings`.
public struct FontFeature: Hashable, Sendable {
  /// The tag of the feature in the OpenType registry, such as `tnum`, `smcp` or `ss01`.
  public var tag: OpenTypeTag
  /// The value of the feature. Most features accept only 0 and 1.
  public var value: UInt32

  /// Creates a font feature with a value.
  public init(tag: OpenTypeTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// A position on one axis of a variable font. UIKit counterpart: the variation attribute of UIFontDescriptor.
public struct FontVariation: Hashable, Sendable {
  /// The tag of the axis: `wght`, `wdth`, `opsz`, `slnt`, or one of the font's own. Axes that the
  /// face does not have are ignored.
  public var tag: OpenTypeTag
  /// The position in the units of the axis. Values outside the axis are clamped.
  public var value: Double

  /// Creates a position on a variation axis.
  public init(tag: OpenTypeTag, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// An axis of a variable face (OpenType, table `fvar`). Values are in the units of the axis.
public struct VariationAxis: Hashable, Sendable {
  /// The tag of the axis, such as `wght`.
  public let tag: OpenTypeTag
  /// The minimum value.
  public let minimum: Double
  /// The default value, used if none is requested.
  public let standard: Double
  /// The maximum value.
  public let maximum: Double

  /// Creates a variation axis with its range and default value.
  public init(tag: OpenTypeTag, minimum: Double, standard: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.standard = standard
    self.maximum = maximum
  }
}
