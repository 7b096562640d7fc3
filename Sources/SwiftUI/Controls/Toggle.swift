/// A switch with a label.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// Creates a switch with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  /// The switch in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.toggleMaker(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Creates a switch with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch with a title from the string table and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a switch with a string as its title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch from the configuration of a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

/// The properties of a switch that a style receives.
public struct ToggleStyleConfiguration {
  /// The label of the switch.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The label of the switch.
  public let label: Label
  /// True if the switch is on.
  @Binding public var isOn: Bool
  /// True if the switch controls several values that differ. Always false in Galley.
  public var isMixed: Bool { false }
}

/// The appearance of switches.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  /// Returns the view that shows a switch in this style.
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
  /// Sets the style of the switches in the view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.toggleMaker = { toggle in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: toggle) })
        }
      })
  }
}

/// The default style: a switch at the end of the row.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns a row with the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows the label, and UIKit's switch of 51 by 31 points at the end of the row.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates a style whose switches have a colour while they are on.
  public init(tint: Color) { self.tint = tint }
  /// Returns a row with the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      ControlLeaf(UISwitch(), size: { _, _ in CGSize(width: 51, height: 31) }) { view, environment in
        view.isOn = configuration.isOn
        view.onTintColor = tint?.source.color(in: environment) ?? environment.tintPaint?.color
      }
    }
  }
}

/// A style that shows a button, which is prominent while the switch is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bordered button, which is prominent while the switch is on.
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
  /// The default style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style that shows a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style that shows a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A row with a label at the start and a control at the end.
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
          CaptionedLabel(label: label).multilineTextAlignment(.leading)
          Spacer(minLength: 8)
          control
        }
      }
    }
  }
}

/// A label of several texts as a title with captions below it. Any other label is unchanged.
nonisolated struct CaptionedLabel<Label: View>: View {
  let label: Label

  var body: some View {
    let texts = Self.texts(of: label)
    if texts.count > 1 {
      // The font and the colour of the captions are from memory.
      VStack(alignment: .leading) {
        texts[0]
        ForEach(1..<texts.count, id: \.self) { texts[$0] }.font(.subheadline).foregroundStyle(.secondary)
      }
    } else {
      label
    }
  }

  /// Returns the texts that a label consists of; an empty list if it contains another view.
  private static func texts(of view: any View) -> [Text] {
    if let text = view as? Text { return [text] }
    if let part = view as? any StyledPart { return texts(of: part.content.content) }
    guard let tuple = view as? any ViewTuple else { return [] }
    let texts = tuple.elements.compactMap { $0 as? Text }
    return texts.count == tuple.elements.count ? texts : []
  }
}
