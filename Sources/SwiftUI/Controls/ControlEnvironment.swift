/// The size of controls, from mini to extra large.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The visual weight of a section header.
public struct Prominence: Hashable, Sendable {
  let isIncreased: Bool
  /// The default weight.
  public static let standard = Prominence(isIncreased: false)
  /// A stronger weight.
  public static let increased = Prominence(isIncreased: true)
}

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind
  /// The default shape: a rectangle with round corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with fully round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle. It is drawn as a capsule in Galley.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// Returns the shape of a rectangle with round corners of the given radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  /// True if the controls in the view are enabled.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  /// The size of the controls in the view.
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
  /// The visual weight of section headers.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls in the view if `disabled` is true. Disabled controls are drawn faded.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { if disabled { $0.isEnabled = false } })
  }
  /// Sets the size of the controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Hides the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
  /// Sets the shape of bordered buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  /// Sets the visual weight of section headers in the view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
