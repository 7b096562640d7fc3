import CoreGraphics

extension Paint {
  /// Fills a path, or the whole rectangle, in a context. Gradients extend over the rectangle.
  func fill(_ path: CGPath? = nil, in rect: CGRect, eoFill: Bool = false, on context: CGContext) {
    if case .color(let color) = self {
      context.setFillColor(color.cgColor)
      guard let path else { return context.fill(rect) }
      context.addPath(path)
      context.fillPath(using: eoFill ? .evenOdd : .winding)
      return
    }
    context.saveGState()
    context.addPath(path ?? CGPath(rect: rect, transform: nil))
    context.clip(using: eoFill ? .evenOdd : .winding)
    draw(in: rect, on: context)
    context.restoreGState()
  }

  private func draw(in rect: CGRect, on context: CGContext) {
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch self {
    case .color: break
    case .linear(let stops, let start, let end):
      guard let gradient = stops.gradient else { return }
      context.drawLinearGradient(gradient, start: start.point(in: rect), end: end.point(in: rect), options: both)
    case .radial(let stops, let center, let startRadius, let endRadius):
      guard let gradient = stops.gradient else { return }
      let point = center.point(in: rect)
      context.drawRadialGradient(
        gradient, startCenter: point, startRadius: startRadius, endCenter: point, endRadius: endRadius, options: both)
    case .elliptical(let stops, let center, let start, let end):
      guard let gradient = stops.gradient, rect.width > 0, rect.height > 0 else { return }
      let point = center.point(in: rect)
      context.translateBy(x: point.x, y: point.y)
      context.scaleBy(x: rect.width, y: rect.height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end, options: both)
    case .angular(let stops, let center, let start, let end):
      let turn = (end.radians - start.radians) / (2 * .pi)
      guard let gradient = (turn < 0 ? stops.reversed : stops).scaled(by: abs(turn)).gradient else { return }
      context.drawConicGradient(gradient, center: center.point(in: rect), angle: min(start.radians, end.radians))
    }
  }
}

extension PaintStops {
  fileprivate var gradient: CGGradient? {
    let list = colors.count == 1 ? [colors[0], colors[0]] : colors
    return CGGradient(
      colorsSpace: nil, colors: list.map(\.cgColor) as CFArray, locations: colors.count == 1 ? [0, 1] : locations)
  }

  /// The same stops in reverse order.
  fileprivate var reversed: PaintStops {
    PaintStops(colors: colors.reversed(), locations: locations.reversed().map { 1 - $0 })
  }

  /// Returns the stops compressed into a part of a full turn. The last colour fills the first half of
  /// the rest, and the first colour the second half, as in published pictures of rings whose round
  /// start reaches before the start angle.
  fileprivate func scaled(by part: Double) -> PaintStops {
    let places = locations.map { min(1, max(0, $0 * CGFloat(part))) }
    guard part < 1, let first = colors.first, let last = colors.last else {
      return PaintStops(colors: colors, locations: places)
    }
    let middle = (part + 1) / 2
    return PaintStops(colors: colors + [last, first], locations: places + [CGFloat(middle), CGFloat(middle)])
  }
}

/// A view that is filled with a paint.
final class PaintView: UIView {
  var paint: Paint = .color(.clear) { didSet { setNeedsDisplay() } }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paint.fill(in: bounds, on: context)
  }
}

/// The measuring and drawing of a paint. It fills the proposed size, or 10 points for each
/// dimension that is nil.
@MainActor struct PaintContent: LeafContent {
  let paint: Paint
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func makeView() -> PaintView { PaintView() }
  func update(_ view: PaintView) {
    if case .color(let color) = paint {
      view.backgroundColor = color
      view.paint = .color(.clear)
    } else {
      view.paint = paint
    }
  }
}

extension Color: View, LeafView {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  @MainActor func resolve(in environment: EnvironmentValues) -> PaintContent {
    PaintContent(paint: paint(in: environment).resolved(with: environment.traits))
  }
}
extension LinearGradient: View, LeafView {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  @MainActor func resolve(in environment: EnvironmentValues) -> PaintContent {
    PaintContent(paint: paint(in: environment).resolved(with: environment.traits))
  }
}
extension RadialGradient: View, LeafView {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  @MainActor func resolve(in environment: EnvironmentValues) -> PaintContent {
    PaintContent(paint: paint(in: environment).resolved(with: environment.traits))
  }
}
extension EllipticalGradient: View, LeafView {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  @MainActor func resolve(in environment: EnvironmentValues) -> PaintContent {
    PaintContent(paint: paint(in: environment).resolved(with: environment.traits))
  }
}
extension AngularGradient: View, LeafView {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  @MainActor func resolve(in environment: EnvironmentValues) -> PaintContent {
    PaintContent(paint: paint(in: environment).resolved(with: environment.traits))
  }
}

extension Paint {
  /// Returns the paint with its colours resolved for traits.
  func resolved(with traits: UITraitCollection) -> Paint {
    func fixed(_ stops: PaintStops) -> PaintStops {
      PaintStops(colors: stops.colors.map { $0.resolvedColor(with: traits) }, locations: stops.locations)
    }
    switch self {
    case .color(let color): return .color(color.resolvedColor(with: traits))
    case .linear(let stops, let start, let end): return .linear(fixed(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(fixed(stops), center: center, startRadius: start, endRadius: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(fixed(stops), center: center, startFraction: start, endFraction: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(fixed(stops), center: center, start: start, end: end)
    }
  }
}
