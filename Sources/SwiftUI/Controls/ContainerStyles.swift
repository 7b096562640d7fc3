/// A labelled value, as a style sees it.
public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The value.
  nonisolated public struct Content: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The look of labelled values.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  /// Makes the look of a labelled value.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The standard look: the value in the secondary style at the end of the row.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style without settings.
  public init() {}
  /// The label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The standard one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A plate with a title, as a style sees it.
public struct GroupBoxStyleConfiguration {
  /// The title.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The content.
  nonisolated public struct Content: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The look of plates with a title.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  /// Makes the look of a plate.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The standard look: 16 points from the edges of a plate (from memory).
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style without settings.
  public init() {}
  /// The title above the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Plate(paint: .color(.secondarySystemBackground), radius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The standard one.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

typealias LabeledContentMaker = @MainActor (LabeledContentStyleConfiguration) -> AnyView
typealias GroupBoxMaker = @MainActor (GroupBoxStyleConfiguration) -> AnyView

extension EnvironmentValues {
  private struct LabeledKey: EnvironmentKey {
    static var defaultValue: LabeledContentMaker {
      { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
    }
  }
  var labeledContentMaker: LabeledContentMaker {
    get { self[LabeledKey.self] }
    set { self[LabeledKey.self] = newValue }
  }

  private struct BoxKey: EnvironmentKey {
    static var defaultValue: GroupBoxMaker { { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) } }
  }
  var groupBoxMaker: GroupBoxMaker {
    get { self[BoxKey.self] }
    set { self[BoxKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of labelled values.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.labeledContentMaker = { parts in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) })
        }
      })
  }
  /// Sets the look of plates with a title.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.groupBoxMaker = { parts in AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) }) }
      })
  }
}
