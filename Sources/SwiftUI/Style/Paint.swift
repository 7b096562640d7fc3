/// A colour or a gradient, with colours that are resolved for an environment.
enum Paint {
  case color(UIColor)
  case linear(PaintStops, start: UnitPoint, end: UnitPoint)
  case radial(PaintStops, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// An elliptical gradient. The radii are fractions of the rectangle's width and height.
  case elliptical(PaintStops, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case angular(PaintStops, center: UnitPoint, start: Angle, end: Angle)

  /// The colour, or the first colour of a gradient.
  var color: UIColor {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      stops.colors.first ?? .clear
    }
  }

  /// Returns the paint with its opacity multiplied by a factor.
  func opacity(_ factor: Double) -> Paint {
    guard factor != 1 else { return self }
    switch self {
    case .color(let color): return .color(color.faded(factor))
    case .linear(let stops, let start, let end): return .linear(stops.faded(factor), start: start, end: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(stops.faded(factor), center: center, startRadius: start, endRadius: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(stops.faded(factor), center: center, startFraction: start, endFraction: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(stops.faded(factor), center: center, start: start, end: end)
    }
  }
}

/// The colours of a gradient with their locations, which increase from 0 to 1.
struct PaintStops {
  var colors: [UIColor]
  var locations: [CGFloat]

  func faded(_ factor: Double) -> PaintStops {
    PaintStops(colors: colors.map { $0.faded(factor) }, locations: locations)
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied by a factor.
  func faded(_ factor: Double) -> UIColor {
    factor == 1
      ? self
      : UIColor { traits in
        let resolved = self.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * factor)
      }
  }
}
