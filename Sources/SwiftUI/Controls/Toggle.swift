/// A switch with a label.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// A switch with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  /// The switch as the environment's style makes it.
  public var body: some View {
    EnvironmentReader { environment in
      environment.toggleMaker(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a text of a table.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// A switch with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch with a text of a table and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A switch with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

/// A switch, as a style sees it.
public struct ToggleStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The label.
  public let label: Label
  /// True if the switch is on.
  @Binding public var isOn: Bool
  /// False: the switch has one value.
  public var isMixed: Bool { false }
}

/// The look of switches.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  /// Makes the look of a switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

typealias ToggleMaker = @MainActor (ToggleStyleConfiguration) -> AnyView

extension EnvironmentValues {
  private struct ToggleKey: EnvironmentKey {
    static var defaultValue: ToggleMaker { { AnyView(SwitchToggleStyle().makeBody(configuration: $0)) } }
  }
  var toggleMaker: ToggleMaker {
    get { self[ToggleKey.self] }
    set { self[ToggleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of switches.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.toggleMaker = { toggle in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: toggle) })
        }
      })
  }
}

/// The standard look: a switch at the end of the row.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// The style without settings.
  public init() {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A label with UIKit's switch at the end of the row, 51 by 31 points.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// The style without settings.
  public init() { tint = nil }
  /// A switch with a colour where it is on.
  public init(tint: Color) { self.tint = tint }
  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      ControlLeaf(UISwitch(), size: { _, _ in CGSize(width: 51, height: 31) }) { view, environment in
        view.isOn = configuration.isOn
        view.onTintColor = tint?.source.color(in: environment) ?? environment.tintPaint?.color
      }
    }
  }
}

/// A button that is prominent where it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// The style without settings.
  public init() {}
  /// A bordered button.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    let action = { configuration.isOn.toggle() }
    if configuration.isOn {
      Button(action: action) { configuration.label }.buttonStyle(BorderedProminentButtonStyle())
    } else {
      Button(action: action) { configuration.label }
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The standard one.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label with a control at the end of the row.
nonisolated struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    EnvironmentReader { environment in
      if environment.hidesLabels {
        control
      } else {
        HStack {
          label.multilineTextAlignment(.leading)
          Spacer(minLength: 8)
          control
        }
      }
    }
  }
}
