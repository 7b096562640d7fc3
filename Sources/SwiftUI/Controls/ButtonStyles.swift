/// The standard look: a label in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style without settings.
  public init() {}
  /// A borderless button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label in the tint, red if the button deletes, grey if it cannot be used.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style without settings.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      configuration.label
        .modifier(ControlForeground(paint: environment.controlPaint(configuration.role)))
        .modifier(Tappable(action: configuration.action))
    }
  }
}

/// The label as it is; faded if the button cannot be used.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style without settings.
  public init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      configuration.label.opacity(environment.isEnabled ? 1 : 0.5).modifier(Tappable(action: configuration.action))
    }
  }
}

/// A label on a faint plate.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style without settings.
  public init() {}
  /// The label on a grey plate, or on a faint one of the tint if that was set.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      BorderedButton(
        configuration: configuration, foreground: environment.controlPaint(configuration.role),
        plate: environment.borderedPlate(configuration.role))
    }
  }
}

/// A white label on a plate of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style without settings.
  public init() {}
  /// The label on a plate of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      BorderedButton(
        configuration: configuration,
        foreground: environment.isEnabled ? .color(.white) : .color(.tertiaryLabel),
        plate: environment.isEnabled ? environment.controlPaint(configuration.role) : .color(.tertiarySystemFill))
    }
  }
}

/// A label on a plate. Distances and corners are those of UIKit's buttons with a configuration (from memory).
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

/// A rectangle of a paint with round corners; without a radius it is a capsule.
nonisolated struct Plate: LeafView {
  typealias Body = Never
  let paint: Paint
  let radius: CGFloat?
  @MainActor func resolve(in environment: EnvironmentValues) -> PlateContent {
    PlateContent(paint: paint.resolved(with: environment.traits), radius: radius)
  }
}

/// A plate as it is drawn.
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

/// Sets a paint as the foreground.
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
  /// The paint of a control's label.
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
  /// The standard one.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
