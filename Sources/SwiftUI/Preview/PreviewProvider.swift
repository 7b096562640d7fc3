/// A type that provides previews of views.
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View
  /// The previewed views. Each view of a group is a separate preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform of the previews. Galley ignores it.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

/// The base protocol of types that provide previews.
public protocol _PreviewProvider {}

extension PreviewProvider {
  /// Nil: by default the previews have no platform.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
nonisolated public enum PreviewPlatform: Sendable {
  /// The platform of iPhone and iPad.
  case iOS
  /// The platform of the Mac.
  case macOS
  /// The platform of Apple TV.
  case tvOS
  /// The platform of Apple Watch.
  case watchOS
}

/// The name of a preview's device.
///
/// A name that Galley's table of devices does not have, such as a simulator's, means the usual device.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device, such as `iPhone 16`.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a string literal with its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// The size of the device's screen, with its safe area.
  case device
  /// The size that the view chooses for the device's screen.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name of the orientation.
  public let id: String
  private init(_ id: String) { self.id = id }
  /// All orientations.
  public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
  /// The device is upright.
  public static let portrait = InterfaceOrientation("portrait")
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation("portraitUpsideDown")
  /// The device is on its left side.
  public static let landscapeLeft = InterfaceOrientation("landscapeLeft")
  /// The device is on its right side.
  public static let landscapeRight = InterfaceOrientation("landscapeRight")

  /// True if the device is on one of its sides.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The key of a value for a preview's platform. Galley ignores the value.
public protocol PreviewContextKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value if a preview does not set the key.
  static var defaultValue: Self.Value { get }
}

/// Values for a preview's platform. Galley ignores them.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
