/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The importance of a control.
public struct Prominence: Hashable, Sendable {
  let isIncreased: Bool
  /// The standard.
  public static let standard = Prominence(isIncreased: false)
  /// The increased.
  public static let increased = Prominence(isIncreased: true)
}

/// The corners of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind
  /// The standard one.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// The capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// The circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// The rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A rectangle with corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  /// True if controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  private struct LabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var hidesLabels: Bool {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }

  private struct BorderKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }

  private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  /// The importance of section headers.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Has controls not be used, and drawn faded.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { if disabled { $0.isEnabled = false } })
  }
  /// Sets the size of controls.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Leaves out the labels of controls.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
  /// Sets the corners of bordered buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  /// Sets the importance of section headers.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
