/// The appearance of buttons. Their interaction is the default one.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  /// Returns the view that shows a button in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The appearance and the interaction of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// Returns the view that shows a button in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that a style receives.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// True if a finger presses the button. Always false in Galley: pictures are drawn without
  /// touches.
  public let isPressed: Bool
}

/// The properties of a button that a primitive style receives, with the button's action.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void
  /// Performs the button's action.
  public func trigger() { action() }
}

typealias ButtonMaker = @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

extension EnvironmentValues {
  private struct ButtonKey: EnvironmentKey {
    static var defaultValue: ButtonMaker { { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) } }
  }
  var buttonMaker: ButtonMaker {
    get { self[ButtonKey.self] }
    set { self[ButtonKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in the view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.buttonMaker = { button in
          let configuration = ButtonStyleConfiguration(
            role: button.role, label: .init(content: button.label.content), isPressed: false)
          return AnyView(
            StyleBody(style: style) { $0.makeBody(configuration: configuration) }.modifier(
              Tappable(action: button.action)))
        }
      })
  }

  /// Sets the style of the buttons in the view, including their interaction.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.buttonMaker = { button in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: button) })
        }
      })
  }
}

/// Adds an action for taps to a view. Pictures are drawn without touches; tests can look up the
/// action by its view.
nonisolated struct Tappable: ViewModifier {
  let action: () -> Void
  func body(content: Content) -> some View { content }
}
