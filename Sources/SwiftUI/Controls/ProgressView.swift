/// The progress of work.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?

  /// The progress in the environment's style: a wheel without a value, a bar with one.
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
  /// Work of unknown length.
  public init() where Label == EmptyView { (fraction, label, current) = (nil, nil, nil) }
  /// Work of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) { (fraction, self.label, current) = (nil, label(), nil) }
  /// Work of unknown length, with a text of a table.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    (fraction, label, current) = (nil, Text(titleKey), nil)
  }
  /// Work of unknown length, with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    (fraction, label, current) = (nil, Text(title), nil)
  }
  /// A part of a total; nil is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    (fraction, label, current) = (Self.part(value, total), nil, nil)
  }
  /// A part of a total, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    (fraction, self.label, current) = (Self.part(value, total), label(), nil)
  }
  /// A part of a total, with a text of a table.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    (fraction, label, current) = (Self.part(value, total), Text(titleKey), nil)
  }
  /// A part of a total, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    (fraction, label, current) = (Self.part(value, total), Text(title), nil)
  }
  /// The progress that Foundation counts.
  public init(_ progress: Progress) where Label == EmptyView {
    (fraction, label, current) = (progress.fractionCompleted, nil, nil)
  }
}

extension ProgressView {
  /// A part of a total, with labels for the work and the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (fraction, self.label, current) = (Self.part(value, total), label(), currentValueLabel())
  }

  static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
  }
}

/// Progress, as a style sees it.
public struct ProgressViewStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The label of the value.
  nonisolated public struct CurrentValueLabel: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The part that is done, 0 to 1; nil is unknown.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// The look of progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  /// Makes the look of progress.
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
  /// Sets the look of progress.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.progressMaker = { parts in AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) }) }
      })
  }
}

/// The standard look.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style without settings.
  public init() {}
  /// A wheel, or a bar.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// UIKit's wheel of 20 points, 37 in large controls, with the label under it.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style without settings.
  public init() {}
  /// A wheel. The colour has no effect here; `tint(_:)` sets it.
  public init(tint: Color) {}
  /// The wheel and the label.
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

/// UIKit's bar, 4 points high, with the label above it and that of the value below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style without settings.
  public init() {}
  /// A bar. The colour has no effect here; `tint(_:)` sets it.
  public init(tint: Color) {}
  /// The labels and the bar.
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
  /// The standard one.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
