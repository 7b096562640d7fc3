/// A title with an icon before it.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// Creates a label from a view as the title and a view as the icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  /// The label in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.labelMaker(
        LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title from the string table and an image from the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// Creates a label with a title from the string table and an image from the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  /// Creates a label with a title from the string table and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Creates a label with a string as its title and an image from the asset catalogue.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  /// Creates a label with a string as its title and an image from the asset catalogue.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
  /// Creates a label with a string as its title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// Creates a label with a localised string resource as its title and a symbol.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// The properties of a label that a style receives.
public struct LabelStyleConfiguration {
  /// The title of the label.
  nonisolated public struct Title: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The icon of the label.
  nonisolated public struct Icon: View, StyledPart {
    let content: AnyView
    /// `Never`: a primitive view has no body.
    public typealias Body = Never
  }
  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// The appearance of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  /// Returns the view that shows a label in this style.
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
  /// Sets the style of the labels in the view.
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

/// The default style: the icon before the title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows the icon 8 points before the title, whose views are stacked. An icon without
/// a baseline is centred on the first line's capitals, like a symbol. In a list the icon has the
/// tint colour and is in a column of 24 points, 16 points before the title (all from memory).
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      let capHeight = environment.resolvedFont.capHeight
      HStack(alignment: .firstTextBaseline, spacing: environment.isInForm ? 16 : 8) {
        Group {
          if environment.isInForm {
            LabelIconColumn { configuration.icon }
              .modifier(ControlForeground(paint: environment.tintPaint ?? .color(.systemBlue)))
          } else {
            configuration.icon
          }
        }
        .alignmentGuide(.firstTextBaseline) { $0[explicit: .firstTextBaseline] ?? ($0.height + capHeight) / 2 }
        VStack(alignment: .leading) { configuration.title }
      }
    }
  }
}

/// The column of a list's icons: it proposes 24 by 24 points to an icon, and is as high as the
/// icon.
nonisolated struct LabelIconColumn: Layout {
  private static let proposal = ProposedViewSize(width: 24, height: 24)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(Self.proposal) }
    return CGSize(width: sizes.reduce(24) { max($0, $1.width) }, height: sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for icon in subviews {
      icon.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: Self.proposal)
    }
  }
}

/// A style that shows only the icon.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A style that shows only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style that shows the icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style that shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
