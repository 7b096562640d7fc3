/// The style of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// Mac.
  case mac = 5
  /// Vision.
  case vision = 6
}

/// The amount of space of an interface along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The direction of a trait collection, which need not state one.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The measure of 3D Touch that a device has. Nothing here has any.
public enum UIForceTouchCapability: Int, Sendable, Hashable {
  /// Not stated.
  case unknown = 0
  /// None.
  case unavailable = 1
  /// There is.
  case available = 2
}

/// The range of colours of a screen. Everything here is drawn in sRGB.
public enum UIDisplayGamut: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// sRGB.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Display P3.
  case P3 = 1
}

/// The contrast that the user asks for. System colours here are those of normal contrast.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = -1
  /// Normal.
  case normal = 0
  /// High.
  case high = 1
}

/// The level of a part of the interface: at the base or elevated.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// Elevated, such as a popover.
  case elevated = 1
}

/// The weight that the user asks for in all text.
public enum UILegibilityWeight: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bolder.
  case bold = 1
}

/// The state of the window that a part of the interface is in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable, Hashable {
  /// Not stated.
  case unspecified = -1
  /// Not in front.
  case inactive = 0
  /// In front.
  case active = 1
}
