/// The appearance of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// The appearance is not specified.
  case unspecified = 0
  /// The interface has dark text on a light background.
  case light = 1
  /// The interface has light text on a dark background.
  case dark = 2
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// The kind of device is not specified.
  case unspecified = -1
  /// The device is an iPhone.
  case phone = 0
  /// The device is an iPad.
  case pad = 1
  /// The device is an Apple TV.
  case tv = 2
  /// The device is a car's display with CarPlay.
  case carPlay = 3
  /// The device is a Mac.
  case mac = 5
  /// The device is an Apple Vision.
  case vision = 6
}

/// The amount of space for an interface along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// The size class is not specified.
  case unspecified = 0
  /// The interface has little space along the axis.
  case compact = 1
  /// The interface has much space along the axis.
  case regular = 2
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// The leading side is the left side.
  case leftToRight = 0
  /// The leading side is the right side.
  case rightToLeft = 1
}

/// The layout direction in a trait collection, which need not specify one.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  /// The direction is not specified.
  case unspecified = -1
  /// The leading side is the left side.
  case leftToRight = 0
  /// The leading side is the right side.
  case rightToLeft = 1
}

/// The availability of 3D Touch on a device. Galley does not support 3D Touch.
public enum UIForceTouchCapability: Int, Sendable, Hashable {
  /// The availability is not known.
  case unknown = 0
  /// The device has no 3D Touch.
  case unavailable = 1
  /// The device has 3D Touch.
  case available = 2
}

/// The range of colours of a screen. Galley draws everything in sRGB.
public enum UIDisplayGamut: Int, Sendable, Hashable {
  /// The range of colours is not specified.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The screen has the colours of sRGB.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The screen has the colours of Display P3.
  case P3 = 1
}

/// The contrast that the user prefers. Galley's system colours always have normal contrast.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
  /// The contrast is not specified.
  case unspecified = -1
  /// The user prefers normal contrast.
  case normal = 0
  /// The user prefers increased contrast.
  case high = 1
}

/// The visual level of an interface: at the base or elevated.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
  /// The level is not specified.
  case unspecified = -1
  /// The interface is at the base level.
  case base = 0
  /// The interface is elevated, such as a popover.
  case elevated = 1
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable, Hashable {
  /// The weight is not specified.
  case unspecified = -1
  /// Text has its normal weight.
  case regular = 0
  /// Text is bold.
  case bold = 1
}

/// The state of the window that contains an interface.
public enum UIUserInterfaceActiveAppearance: Int, Sendable, Hashable {
  /// The state is not specified.
  case unspecified = -1
  /// The window is in the background.
  case inactive = 0
  /// The window is in front.
  case active = 1
}
