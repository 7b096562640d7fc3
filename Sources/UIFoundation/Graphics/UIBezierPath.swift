public import CoreGraphics
public import Foundation

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner of the rectangle.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner of the rectangle.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner of the rectangle.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner of the rectangle.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners of the rectangle.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with the attributes of the line that is drawn along it.
open class UIBezierPath: NSObject, NSCopying {
  private final let mark = SwiftObjectMark()
  private var path: CGMutablePath
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a mitre, in line widths.
  open var miterLimit: CGFloat = 10
  /// The maximum distance between a curve and the straight lines that approximate it. Galley's own
  /// approximation is finer.
  open var flatness: CGFloat = 0.6
  /// True to fill the path by the even-odd rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { path = CGMutablePath() }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// Creates a path with the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// Creates a path with a rectangle whose corners have a continuous curve.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(continuousRect: rect, radius: cornerRadius))
  }

  /// Creates a path with a rectangle in which some corners have a continuous curve. The width of
  /// `cornerRadii` is the radius.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(cgPath: CGPath(continuousRect: rect, radius: cornerRadii.width, corners: corners))
  }

  /// Creates a path with an arc of a circle. In UIKit's coordinates, with y downwards, a clockwise
  /// arc has increasing angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A copy of the path for Core Graphics.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Returns a copy of the path and of its line attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dash, copy.dashPhase) = (dash, dashPhase)
    return copy
  }

  // MARK: Building

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle. In UIKit's coordinates, with y downwards, a clockwise arc has
  /// increasing angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its first point.
  open func close() { path.closeSubpath() }
  /// Removes all elements of the path.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }
  /// Returns the path in the reverse direction.
  open func reversing() -> UIBezierPath {
    let copy = self.copy() as? UIBezierPath ?? UIBezierPath()
    copy.cgPath = path.reversed
    return copy
  }

  // MARK: Questions

  /// True if the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding rectangle of the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end point of the last element.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns true if the point is inside the filled area of the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

  // MARK: Dashes

  /// Sets a dash pattern: the lengths of dashes and gaps in turn. `phase` is the distance into the
  /// pattern at which the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Writes the dash pattern, the number of its lengths, and its phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dash.enumerated() { pattern[index] = length }
    }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: rule) }
  }

  /// Draws a line along the path in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws a line along the path in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dash)
      context.strokePath()
    }
  }

  /// Clips the current context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: rule)
  }

  /// Draws with a temporary blend mode and opacity. The normal mode and full opacity leave the
  /// context's settings in effect.
  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  // MARK: Equality

  /// Returns true if the object is a path with the same elements and line attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && dash == other.dash
      && dashPhase == other.dashPhase && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// The hash value of the path's elements.
  open override var hash: Int { path.hashValue }
}
