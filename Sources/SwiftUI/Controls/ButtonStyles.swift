/// The default style: a label in the tint colour.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in the borderless style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A style that draws the label in the tint colour, in red for a destructive button, or in grey if
/// disabled.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      configuration.label
        .modifier(ControlForeground(paint: environment.controlPaint(configuration.role)))
        .modifier(Tappable(action: configuration.action))
    }
  }
}

/// A style that draws the label unchanged, or faded if the button is disabled.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label, faded if the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      configuration.label.opacity(environment.isEnabled ? 1 : 0.5).modifier(Tappable(action: configuration.action))
    }
  }
}

/// A style that draws the label on a translucent background with round corners.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label on a grey background, or on a translucent one in the tint colour if a tint
  /// was set.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      BorderedButton(
        configuration: configuration, foreground: environment.controlPaint(configuration.role),
        plate: environment.borderedPlate(configuration.role))
    }
  }
}

/// A style that draws a white label on a background in the tint colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label on a background in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      BorderedButton(
        configuration: configuration,
        foreground: environment.isEnabled ? .color(.white) : .color(.tertiaryLabel),
        plate: environment.isEnabled ? environment.controlPaint(configuration.role) : .color(.tertiarySystemFill))
    }
  }
}

/// A label on a background with round corners. Its padding and corners are those of UIKit's buttons
/// with a configuration (from memory).
struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let foreground: Paint
  let plate: Paint
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  var body: some View {
    let (x, y, radius): (CGFloat, CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (10, 5, 14)
      case .regular: (12, 7, 8)
      case .large, .extraLarge: (20, 15, 12)
      }
    configuration.label
      .font(font ?? (size == .small || size == .mini ? .subheadline : .body))
      .modifier(ControlForeground(paint: foreground))
      .padding(.horizontal, x)
      .padding(.vertical, y)
      .background(Plate(paint: plate, radius: corner(radius)))
      .modifier(Tappable(action: configuration.action))
  }

  private func corner(_ standard: CGFloat) -> CGFloat? {
    switch shape.kind {
    case .automatic: standard
    case .capsule, .circle: nil
    case .rounded(let radius): radius ?? (size == .small || size == .mini ? 8 : standard)
    }
  }
}

/// A rectangle with round corners, filled with a paint. If `radius` is nil, the shape is a capsule.
nonisolated struct Plate: LeafView {
  typealias Body = Never
  let paint: Paint
  let radius: CGFloat?
  @MainActor func resolve(in environment: EnvironmentValues) -> PlateContent {
    PlateContent(paint: paint.resolved(with: environment.traits), radius: radius)
  }
}

/// The measuring and drawing of a ``Plate``.
@MainActor struct PlateContent: LeafContent {
  let paint: Paint
  let radius: CGFloat?
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func makeView() -> PaintView { PaintView() }
  func update(_ view: PaintView) {
    PaintContent(paint: paint).update(view)
    view.layer.cornerRadius = min(radius ?? .infinity, view.bounds.height / 2, view.bounds.width / 2)
    view.clipsToBounds = true
  }
}

/// Sets a paint as the foreground style of a control.
nonisolated struct ControlForeground: PrimitiveModifier {
  typealias Body = Never
  let paint: Paint
  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    ListNode(
      view, place, environment: { $1.foreground = ForegroundPaints(paints: [$0.modifier.paint]) },
      elements: { [$0.content] })
  }
}

extension EnvironmentValues {
  /// Returns the paint for the label of a control with a role. A disabled control is grey.
  func controlPaint(_ role: ButtonRole?) -> Paint {
    guard isEnabled else { return .color(.tertiaryLabel) }
    if role == .destructive { return .color(.systemRed) }
    return tintPaint ?? .color(.systemBlue)
  }

  func borderedPlate(_ role: ButtonRole?) -> Paint {
    guard isEnabled else { return .color(.tertiarySystemFill) }
    if role == .destructive { return Paint.color(.systemRed).opacity(0.15) }
    return tintPaint?.opacity(0.15) ?? .color(.tertiarySystemFill)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that draws the label unchanged.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style with a translucent background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style with a background in the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
