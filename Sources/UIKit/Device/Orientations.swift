/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True if the long edge is vertical.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the long edge is horizontal.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True if the interface could be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface. An interface turned left belongs to a device turned right.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// True if the interface is higher than wide on a phone.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the interface is wider than high on a phone.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The supported orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Turned right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Turned left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Landscape, turned left or right.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// Every orientation but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
