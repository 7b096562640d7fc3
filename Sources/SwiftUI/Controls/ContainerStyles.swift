/// The properties of a labelled value that a style receives.
public struct LabeledContentStyleConfiguration {
  /// The label of the value.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The labelled value.
  nonisolated public struct Content: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The label of the value.
  public let label: Label
  /// The labelled value.
  public let content: Content
}

/// The appearance of labelled values.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  /// Returns the view that shows a labelled value in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The default style: the value is at the end of the row, in the secondary foreground style.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// Returns a row with the label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The properties of a group box that a style receives.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The content of the box.
  nonisolated public struct Content: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The title of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  /// Returns the view that shows a group box in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The default style: the content is 16 points from the edges of the box (from memory).
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// Returns the box, with the title above the content.
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
  /// The default style.
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
  /// Sets the style of the labelled values in the view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.labeledContentMaker = { parts in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) })
        }
      })
  }
  /// Sets the style of the group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.groupBoxMaker = { parts in AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) }) }
      })
  }
}
