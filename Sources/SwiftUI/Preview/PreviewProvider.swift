/// A type with pictures of views for their author.
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views. Each view of a group is a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform that the previews are for, which is not asked for here.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

/// The common protocol of previews.
public protocol _PreviewProvider {}

extension PreviewProvider {
  /// No platform in particular.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is for.
nonisolated public enum PreviewPlatform: Sendable {
  /// iPhone and iPad.
  case iOS
  /// The Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// The name of the device that a preview is shown on.
///
/// A name that Galley's table of devices does not have, such as a simulator's, means the usual device.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name, such as `iPhone 16`.
  public let rawValue: String
  /// A device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size that a preview is shown in.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// The screen of a device, with its safe area.
  case device
  /// The size that the view chooses for the screen of the device.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The way in which a device is held.
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name.
  public let id: String
  private init(_ id: String) { self.id = id }
  /// All orientations.
  public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
  /// Upright.
  public static let portrait = InterfaceOrientation("portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation("portraitUpsideDown")
  /// On the left side.
  public static let landscapeLeft = InterfaceOrientation("landscapeLeft")
  /// On the right side.
  public static let landscapeRight = InterfaceOrientation("landscapeRight")

  /// True if the device lies on a side.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A value that a preview hands to its platform, which nothing asks for here.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a preview that says none.
  static var defaultValue: Self.Value { get }
}

/// Values that a preview hands to its platform, which nothing asks for here.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
