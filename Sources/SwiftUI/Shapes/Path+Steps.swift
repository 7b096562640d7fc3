extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Adds a line back to the start of the subpath.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds straight lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.cgPath
    change { $0.addPath(added, transform: transform) }
  }
  /// Adds an arc of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
        clockwise: clockwise, transform: transform)
    }
  }
  /// Adds an arc of a circle, given by its start angle and its extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
        transform: transform)
    }
  }
  /// Adds an arc of a circle that is tangent to two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }
  /// Adds a rectangle whose corners have a horizontal and a vertical radius. If the two radii
  /// differ, the corners are quarters of an ellipse, and `style` has no effect (Galley's choice).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    // Corners that are too large for a side keep their shape: a low bar with a large radius is a capsule.
    // An infinite radius is a usual way to ask for round ends.
    let longest = max(rect.width, rect.height)
    let corner = CGSize(width: min(cornerSize.width, longest), height: min(cornerSize.height, longest))
    let part = min(
      1, rect.width / 2 / max(corner.width, .leastNonzeroMagnitude),
      rect.height / 2 / max(corner.height, .leastNonzeroMagnitude))
    let (width, height) = (corner.width * part, corner.height * part)
    change { path in
      if width <= 0 || height <= 0 {
        path.addRect(rect, transform: transform)
      } else if style == .continuous && width == height {
        path.addPath(UIBezierPath(roundedRect: rect, cornerRadius: width).cgPath, transform: transform)
      } else {
        path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform)
      }
    }
  }
  /// Adds a rectangle with a separate radius for each corner. If the radii differ, all corners are
  /// circular, and `style` has no effect (Galley's choice).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = cornerRadii
    let limit = min(rect.width, rect.height) / 2
    let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map {
      min(max(0, $0), limit)
    }
    if Set(corners).count == 1 {
      let size = CGSize(width: corners[0], height: corners[0])
      addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
      return
    }
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var outline = Path()
    outline.move(to: CGPoint(x: rect.minX + corners[0], y: rect.minY))
    for index in [1, 2, 3, 0] {
      if corners[index] == 0 {
        outline.addLine(to: points[index])
      } else {
        outline.addArc(tangent1End: points[index], tangent2End: points[(index + 1) % 4], radius: corners[index])
      }
    }
    outline.closeSubpath()
    addPath(outline, transform: transform)
  }

  /// Returns the path with a transform applied to its points.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return Path(cgPath.copy(using: &transform) ?? cgPath)
  }
  /// Returns the path, moved by an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// Returns the outline of the stroked path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = cgPath
    if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
    return Path(
      path.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    PathTrimming(self).part(from: startFraction, to: endFraction)
  }
}

extension Path: Shape {
  /// Returns the path unchanged, for any rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable {
  /// The corner is a quarter of a circle.
  case circular
  /// The curvature increases continuously towards the middle of the corner.
  case continuous
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat
  /// Creates radii for the four corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
