/// A text with a picture before it.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// A label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  /// The label as the environment's style makes it.
  public var body: some View {
    EnvironmentReader { environment in
      environment.labelMaker(
        LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text of a table with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// A text of a table with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  /// A text of a table with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// A text with a picture of an asset catalogue.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  /// A text with a picture of an asset catalogue.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
  /// A text with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// A text of a resource with a symbol.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A label, as a style sees it.
public struct LabelStyleConfiguration {
  /// The text.
  nonisolated public struct Title: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The picture.
  nonisolated public struct Icon: View, StyledPart {
    let content: AnyView
    /// A primitive view.
    public typealias Body = Never
  }
  /// The text.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  /// Makes the look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

typealias LabelMaker = @MainActor (LabelStyleConfiguration) -> AnyView

extension EnvironmentValues {
  private struct LabelKey: EnvironmentKey {
    static var defaultValue: LabelMaker { { AnyView(TitleAndIconLabelStyle().makeBody(configuration: $0)) } }
  }
  var labelMaker: LabelMaker {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of labels.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        let outer = values.labelMaker
        values.labelMaker = { label in
          AnyView(
            StyleBody(style: style) { $0.makeBody(configuration: label) }
              .modifier(EnvironmentModifier { $0.labelMaker = outer }))
        }
      })
  }
}

/// The standard look: the picture before the text.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// The style without settings.
  public init() {}
  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The picture before the text, 8 points apart. In a list the picture has the tint and stands in a column of 24 points,
/// 16 points before the text (from memory).
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style without settings.
  public init() {}
  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      if environment.isInForm {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
          configuration.icon.frame(minWidth: 24)
            .modifier(ControlForeground(paint: environment.tintPaint ?? .color(.systemBlue)))
          configuration.title
        }
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          configuration.icon
          configuration.title
        }
      }
    }
  }
}

/// The picture alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// The style without settings.
  public init() {}
  /// The picture.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The text alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style without settings.
  public init() {}
  /// The text.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The standard one.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
