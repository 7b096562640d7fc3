public import CoreGraphics
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// The set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with the form of the line along it.
open class UIBezierPath: NSObject, NSCopying {
  private final let mark = SwiftObjectMark()
  private var path: CGMutablePath
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest mitre, in line widths.
  open var miterLimit: CGFloat = 10
  /// The maximum distance of straight lines from the curves that they approximate. Drawing is finer.
  open var flatness: CGFloat = 0.6
  /// True to fill by the even-odd rule.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { path = CGMutablePath() }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// A rectangle with continuous corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(continuousRect: rect, radius: cornerRadius))
  }

  /// A rectangle with some continuous corners of the width of `cornerRadii`.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(cgPath: CGPath(continuousRect: rect, radius: cornerRadii.width, corners: corners))
  }

  /// A part of a circle, whose angle grows if it is clockwise, y being down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The path, as a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Returns a copy with the form of the line.
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

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, whose angle grows if it is clockwise, y being down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Ends the subpath where it began.
  open func close() { path.closeSubpath() }
  /// Forgets all steps.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves the path.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }
  /// Returns the path from its end to its start.
  open func reversing() -> UIBezierPath {
    let copy = self.copy() as? UIBezierPath ?? UIBezierPath()
    copy.cgPath = path.reversed
    return copy
  }

  // MARK: Questions

  /// True without any step.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding rectangle of the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The pen's position.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns true if filling the path would paint the point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

  // MARK: Dashes

  /// Sets the lengths of dashes and gaps in turn, and the distance into them at which the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Tells the lengths of dashes and gaps, their number and the distance into them.
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

  /// Fills the path in the current context by a blend mode, with an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: rule) }
  }

  /// Draws a line along the path in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws a line along the path in the current context by a blend mode, with an opacity.
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

  /// Draws with temporary settings; a normal mode and a full opacity keep the context's own.
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

  /// Returns true for a path of the same steps and form.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && dash == other.dash
      && dashPhase == other.dashPhase && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// The path's hash.
  open override var hash: Int { path.hashValue }
}
