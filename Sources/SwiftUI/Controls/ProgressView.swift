/// A view that shows how much of a task is done.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?

  /// The progress in the environment's style: a bar if there is a value, otherwise a spinning
  /// wheel.
  public var body: some View {
    EnvironmentReader { environment in
      let parts = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: current.map { .init(content: AnyView($0)) })
      if let maker = environment.progressMaker {
        maker(parts)
      } else if fraction == nil {
        CircularProgressViewStyle().makeBody(configuration: parts)
      } else {
        LinearProgressViewStyle().makeBody(configuration: parts)
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for a task of unknown length.
  public init() where Label == EmptyView { (fraction, label, current) = (nil, nil, nil) }
  /// Creates a view for a task of unknown length, with a view as its label.
  public init(@ViewBuilder label: () -> Label) { (fraction, self.label, current) = (nil, label(), nil) }
  /// Creates a view for a task of unknown length, with a title from the string table.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    (fraction, label, current) = (nil, Text(titleKey), nil)
  }
  /// Creates a view for a task of unknown length, with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    (fraction, label, current) = (nil, Text(title), nil)
  }
  /// Creates a view for a value out of a total. If the value is nil, the progress is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    (fraction, label, current) = (Self.part(value, total), nil, nil)
  }
  /// Creates a view for a value out of a total, with a view as its label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    (fraction, self.label, current) = (Self.part(value, total), label(), nil)
  }
  /// Creates a view for a value out of a total, with a title from the string table.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    (fraction, label, current) = (Self.part(value, total), Text(titleKey), nil)
  }
  /// Creates a view for a value out of a total, with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    (fraction, label, current) = (Self.part(value, total), Text(title), nil)
  }
  /// Creates a view for a `Progress` of Foundation.
  public init(_ progress: Progress) where Label == EmptyView {
    (fraction, label, current) = (progress.fractionCompleted, nil, nil)
  }
}

extension ProgressView {
  /// Creates a view for a value out of a total, with labels for the task and for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (fraction, self.label, current) = (Self.part(value, total), label(), currentValueLabel())
  }

  static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
  }
}

/// The properties of a progress view that a style receives.
public struct ProgressViewStyleConfiguration {
  /// The label of the task.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The label of the current value.
  nonisolated public struct CurrentValueLabel: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The completed part, from 0 to 1, or nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the task, if there is one.
  public var label: Label?
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// The appearance of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  /// Returns the view that shows progress in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

typealias ProgressMaker = @MainActor (ProgressViewStyleConfiguration) -> AnyView

extension EnvironmentValues {
  private struct ProgressKey: EnvironmentKey { static var defaultValue: ProgressMaker? { nil } }
  var progressMaker: ProgressMaker? {
    get { self[ProgressKey.self] }
    set { self[ProgressKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.progressMaker = { parts in AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) }) }
      })
  }
}

/// The default style: a wheel if the progress is unknown, otherwise a bar.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Returns a wheel if the progress is unknown, otherwise a bar.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that shows UIKit's wheel with the label under it. The wheel is 20 points wide, or 37 in
/// large controls.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Galley ignores the colour; use `tint(_:)` instead.
  public init(tint: Color) {}
  /// Returns the wheel with the label under it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      ControlLeaf(
        UIActivityIndicatorView(style: .medium),
        size: { _, environment in
          let side: CGFloat = environment.controlSize >= .large ? 37 : 20
          return CGSize(width: side, height: side)
        }
      ) { view, environment in
        view.style = environment.controlSize >= .large ? .large : .medium
        view.color = environment.tintPaint?.color ?? .systemGray
        view.startAnimating()
      }
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

/// A style that shows UIKit's bar, 4 points high, with the task's label above it and the value's
/// label below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Galley ignores the colour; use `tint(_:)` instead.
  public init(tint: Color) {}
  /// Returns the bar between the two labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ControlLeaf(UIProgressView(), size: { proposal, _ in CGSize(width: proposal.width ?? 100, height: 4) }) {
        view, environment in
        view.progress = Float(configuration.fractionCompleted ?? 0)
        view.progressTintColor = environment.tintPaint?.color ?? .systemBlue
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style that shows a spinning wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style that shows a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
