public import GalleyBase

extension Outline {
  /// Creates the outline of a line of `width` points centred on `path`, at `scale` pixels per point.
  ///
  /// The style is CoreGraphics' default: mitred joins, bevelled where the mitre would reach further than ten times half
  /// the width; open ends cut off square at the end point. A subpath without length draws nothing. The edges of the
  /// stroke become lines by the same limit as any curve, 4/15 pixel; how Core Graphics computes the edges is not known
  /// (ours).
  public init(strokeOf path: Path, width: Double, scale: Double) {
    self.init()
    let style = StrokeStyle(width: width * scale)
    for line in path.flattened(scale: scale, flatness: 4.0 / 15, halfWidth: style.width / 2) {
      guard let stroke = Stroke(line, style) else { continue }
      for edge in stroke.edges { append(edge) }
    }
  }
}

extension Path {
  /// Returns the outline of the stroked path, for filling by the nonzero rule. It consists of
  /// straight lines that are precise enough for `scale` pixels per point.
  ///
  /// A subpath without length draws its caps, if they are round or square. Square caps are upright.
  public func stroked(_ style: StrokeStyle, scale: Double) -> Path {
    guard style.width > 0, scale > 0, scale.isFinite else { return Path() }
    var pixels = style
    pixels.width *= scale
    var lines = flattened(scale: scale, flatness: 4.0 / 15, halfWidth: pixels.width / 2)
    if !style.dash.isEmpty {
      lines = lines.flatMap { $0.dashed(style.dash.map { $0 * scale }, phase: style.dashPhase * scale) }
    } else if style.cap != .butt {
      lines += dots(scale: scale)
    }
    var elements: [Element] = []
    for line in lines {
      let edges = Stroke(line, pixels)?.edges ?? line.points.first.map { Stroke.dot(at: $0, pixels) } ?? []
      for edge in edges { elements += Path(closing: edge, scale: scale).elements }
    }
    return Path(elements: elements)
  }

  /// Returns the path divided into dashes. They consist of straight lines that are precise enough
  /// for `scale` pixels per point.
  public func dashed(_ lengths: [Double], phase: Double, scale: Double) -> Path {
    let lines = flattened(scale: scale).flatMap { $0.dashed(lengths.map { $0 * scale }, phase: phase * scale) }
    return Path(elements: lines.flatMap { Path(closing: $0.points, scale: scale).elements.dropLast() })
  }

  /// Creates a closed path through points, given in pixels.
  private init(closing points: [Point], scale: Double) {
    let points = points.map { Point(x: $0.x / scale, y: $0.y / scale) }
    self.init(elements: points.prefix(1).map { .move($0) } + points.dropFirst().map { .line($0) } + [.close])
  }

  /// Returns the subpaths that consist of a single point and a `close`, in pixels.
  private func dots(scale: Double) -> [Polyline] {
    zip(elements, elements.dropFirst()).compactMap { one, next in
      guard case .move(let point) = one, next == .close else { return nil }
      return Polyline(points: [Point(x: point.x * scale, y: point.y * scale)], isClosed: false)
    }
  }
}
