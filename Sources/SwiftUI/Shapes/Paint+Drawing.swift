extension Paint {
  /// Fills a path. A gradient reaches over `bounds`.
  func fill(_ path: CGPath, evenOdd: Bool, in bounds: CGRect, _ context: CGContext, _ traits: UITraitCollection) {
    let rule: CGPathFillRule = evenOdd ? .evenOdd : .winding
    context.addPath(path)
    if case .color(let color) = self {
      context.setFillColor(color.resolvedColor(with: traits).cgColor)
      context.fillPath(using: rule)
      return
    }
    context.saveGState()
    context.clip(using: rule)
    draw(in: bounds, context, traits)
    context.restoreGState()
  }

  /// Draws a gradient over a rectangle, and beyond it.
  private func draw(in bounds: CGRect, _ context: CGContext, _ traits: UITraitCollection) {
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch self {
    case .color: break
    case .linear(let stops, let start, let end):
      guard let gradient = stops.gradient(traits) else { return }
      context.drawLinearGradient(
        gradient, start: start.point(in: bounds), end: end.point(in: bounds), options: options)
    case .radial(let stops, let center, let startRadius, let endRadius):
      guard let gradient = stops.gradient(traits) else { return }
      let middle = center.point(in: bounds)
      context.drawRadialGradient(
        gradient, startCenter: middle, startRadius: startRadius, endCenter: middle, endRadius: endRadius,
        options: options)
    case .elliptical(let stops, let center, let startFraction, let endFraction):
      guard let gradient = stops.gradient(traits), bounds.width > 0, bounds.height > 0 else { return }
      let middle = center.point(in: bounds)
      context.translateBy(x: middle.x, y: middle.y)
      context.scaleBy(x: bounds.width / 2, y: bounds.height / 2)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: startFraction, endCenter: .zero, endRadius: endFraction,
        options: options)
    case .angular(let stops, let center, let start, let end):
      guard let gradient = stops.over(end.radians - start.radians).gradient(traits) else { return }
      context.drawConicGradient(gradient, center: center.point(in: bounds), angle: CGFloat(start.radians))
    }
  }
}

extension PaintStops {
  fileprivate func gradient(_ traits: UITraitCollection) -> CGGradient? {
    let colors = colors.map { $0.resolvedColor(with: traits).cgColor }
    return CGGradient(colorsSpace: nil, colors: colors, locations: locations)
  }

  /// The stops of a part of the whole turn, for a gradient over all of it.
  fileprivate func over(_ angle: Double) -> PaintStops {
    let part = CGFloat(abs(angle) / (2 * .pi))
    return PaintStops(colors: colors, locations: locations.map { $0 * min(1, part) })
  }
}
