/// The appearance of gauges. Galley draws all gauges as bars.
public protocol GaugeStyle: Sendable {}
/// The default style of gauges.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}
/// The gauge style with a bar that fills up. Galley draws all gauges as bars.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}
/// The gauge style for accessories with a bar and a marker. Galley draws all gauges as bars.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}
/// The gauge style for accessories with an open ring and a marker. Galley draws all gauges as bars.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}
/// The gauge style for accessories with a ring that fills up. Galley draws all gauges as bars.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The gauge style with a bar that fills up. Galley ignores it.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The gauge style for accessories with a bar and a marker. Galley ignores it.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The gauge style for accessories with an open ring and a marker. Galley ignores it.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The gauge style for accessories with a ring that fills up. Galley ignores it.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// The appearance of groups of controls. Galley draws all groups as rows.
public protocol ControlGroupStyle: Sendable {}
/// The default style of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}
/// The style of groups of controls in a navigation bar. Galley draws all groups as rows.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}
/// The style of groups of controls in a compact menu. Galley draws all groups as rows.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of groups of controls in a navigation bar.
  public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style of groups of controls in a compact menu.
  public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension View {
  /// Returns the view unchanged: gauges are bars in Galley.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  /// Returns the view unchanged: groups of controls are rows in Galley.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  /// Returns the view unchanged: nobody holds a button.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The repetition of a button's action while a finger holds the button.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// The default behaviour.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action is repeated.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action is not repeated.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
