import GalleyBase

extension SVGWriter {
  /// Writes a gradient over the whole picture. SVG has no conic gradients; they are replaced by
  /// their mean colour.
  mutating func write(_ gradient: Gradient) {
    let paint: String
    switch gradient.shape {
    case .linear(let from, let to):
      let line = " x1=\"\(from.x.svg)\" y1=\"\(from.y.svg)\" x2=\"\(to.x.svg)\" y2=\"\(to.y.svg)\""
      let id = definitions.gradient("linearGradient", line + gradient.svgTransform, gradient.svgStops)
      paint = " fill=\"url(#\(id))\""
    case .radial(let from, let radius, let to, let endRadius):
      let circles =
        " fx=\"\(from.x.svg)\" fy=\"\(from.y.svg)\" fr=\"\(radius.svg)\" cx=\"\(to.x.svg)\" cy=\"\(to.y.svg)\""
        + " r=\"\(endRadius.svg)\""
      let id = definitions.gradient("radialGradient", circles + gradient.svgTransform, gradient.svgStops)
      paint = " fill=\"url(#\(id))\""
    case .conic: paint = gradient.meanColor.svg("fill")
    }
    add("<rect\(RoundedRect(Rect(origin: .zero, size: canvas)).svg)\(paint)/>")
  }
}

extension Gradient {
  fileprivate var svgTransform: String {
    transform == .identity ? "" : " gradientTransform=\"\(transform.svg)\""
  }

  /// The stops of the gradient, with transparent stops added at ends that are not extended.
  fileprivate var svgStops: String {
    var all = stops
    if !extendsBefore { all.insert(Stop(location: 0, color: .clear), at: 0) }
    if !extendsAfter { all.append(Stop(location: 1, color: .clear)) }
    return all.map { "<stop offset=\"\($0.location.svg)\"\($0.color.svg("stop"))/>" }.joined()
  }

  fileprivate var meanColor: Color {
    func mean(_ component: (Color) -> UInt8) -> UInt8 {
      UInt8(stops.reduce(0) { $0 + Int(component($1.color)) } / max(1, stops.count))
    }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}
