/// A row with more content, as a style sees it.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
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
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// True where the content is shown.
  @Binding public var isExpanded: Bool
}

/// The look of rows with more content.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// Makes the look of a row with more content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The standard look: a mark at the end of the row, which points down where the content is shown.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style without settings.
  public init() {}
  /// The row, and the content under it where it is open.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      let isOpen = configuration.isExpanded
      let row = LabeledRow(label: configuration.label) {
        DrawnMark(kind: isOpen ? .down : .right)
          .modifier(ControlForeground(paint: environment.controlPaint(nil)))
      }
      if environment.isInForm {
        row
        if isOpen { configuration.content }
      } else {
        VStack(alignment: .leading) {
          row
          if isOpen { configuration.content }
        }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The standard one.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

typealias DisclosureGroupMaker = @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

extension EnvironmentValues {
  private struct DisclosureKey: EnvironmentKey {
    static var defaultValue: DisclosureGroupMaker {
      { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
    }
  }
  var disclosureGroupMaker: DisclosureGroupMaker {
    get { self[DisclosureKey.self] }
    set { self[DisclosureKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of rows with more content.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.disclosureGroupMaker = { parts in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) })
        }
      })
  }
}
