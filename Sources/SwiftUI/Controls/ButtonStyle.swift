/// The look of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  /// Makes the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The look and the touches of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// Makes the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button, as a style sees it.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The kind of the button's action.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// False: no finger is down while a picture is drawn.
  public let isPressed: Bool
}

/// A button, as a style sees it that also triggers the action.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The kind of the button's action.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void
  /// Performs the action.
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
  /// Sets the look of buttons.
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

  /// Sets the look and the touches of buttons.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.buttonMaker = { button in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: button) })
        }
      })
  }
}

/// Makes a view take touches. No touch comes while pictures are drawn; tests may find the action by its view.
nonisolated struct Tappable: ViewModifier {
  let action: () -> Void
  func body(content: Content) -> some View { content }
}
