/// The look of gauges: all are bars here.
public protocol GaugeStyle: Sendable {}
/// A default gauge style.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style without settings.
  public init() {}
}
/// A linear capacity gauge style.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style without settings.
  public init() {}
}
/// A accessory linear gauge style.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style without settings.
  public init() {}
}
/// A accessory circular gauge style.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style without settings.
  public init() {}
}
/// A accessory circular capacity gauge style.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style without settings.
  public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The standard one.
  public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linear capacity.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessory linear.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessory circular.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessory circular capacity.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// The look of groups of controls: all are rows here.
public protocol ControlGroupStyle: Sendable {}
/// A automatic control group style.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style without settings.
  public init() {}
}
/// A navigation control group style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style without settings.
  public init() {}
}
/// A compact menu control group style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style without settings.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The standard one.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation.
  public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The compact menu.
  public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension View {
  /// Returns the view: gauges are bars here.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  /// Returns the view: groups of controls are rows here.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  /// Returns the view: nobody holds a button down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The repetition of a button's action while the button is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// The standard one.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The enabled.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The disabled.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
