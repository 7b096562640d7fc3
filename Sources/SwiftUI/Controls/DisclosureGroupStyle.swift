/// The properties of a disclosure group that a style receives.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the row.
  nonisolated public struct Label: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The content of the expanded group.
  nonisolated public struct Content: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The label of the row.
  public let label: Label
  /// The content of the expanded group.
  public let content: Content
  /// True if the group is expanded.
  @Binding public var isExpanded: Bool
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// Returns the view that shows a disclosure group in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The default style: an arrow at the end of the row, which points down while the group is
/// expanded.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the row. If the group is expanded, its content follows below.
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
  /// The default style.
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
  /// Sets the style of the disclosure groups in the view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.disclosureGroupMaker = { parts in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) })
        }
      })
  }
}
