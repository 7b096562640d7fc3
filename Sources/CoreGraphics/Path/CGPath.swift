public import Foundation
import GalleyBase
import GalleyRaster

/// An outline of straight lines and Bézier curves.
public class CGPath: Hashable {
  /// The elements as the engine's path.
  var outline: Path

  init(outline: Path) { self.outline = outline }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(rect: rect).applying(transform))
  }

  /// Creates a path with the ellipse inside a rectangle. The path begins at the rightmost point and
  /// goes towards larger y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(ellipseIn: rect).applying(transform))
  }

  /// Creates a path with a rectangle whose corners are quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(outline: Path(roundedRect: rect, corner: corner).applying(transform))
  }

  // MARK: Copies

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(outline: outline) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// Returns a transformed mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: outline.applying(transform))
  }

  /// Returns the outline of the stroked path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin), miterLimit: miterLimit)
    return CGPath(outline: outline.applying(transform).stroked(style, scale: CGPath.stepsPerPoint))
  }

  /// Returns the path divided into dashes, which consist of straight lines. `lengths` are the
  /// lengths of dashes and gaps in turn.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = outline.applying(transform)
      .dashed(lengths.map { Double($0) }, phase: phase, scale: CGPath.stepsPerPoint)
    return CGPath(outline: dashes)
  }

  /// The scale for which curves are replaced by straight lines: four pixels per point.
  private static let stepsPerPoint = 4.0

  // MARK: Queries

  /// True if the path has no elements.
  public var isEmpty: Bool { outline.elements.isEmpty }

  /// The current point; the origin in an empty path.
  public var currentPoint: CGPoint { outline.pen.map { CGPoint($0) } ?? .zero }

  /// The smallest rectangle that contains all points including control points; null for an empty
  /// path.
  public var boundingBox: CGRect { outline.controlBounds.map { CGRect($0) } ?? .null }

  /// The smallest rectangle that contains the path; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.curveBounds.map { CGRect($0) } ?? .null }

  /// Returns true if the path is a single upright rectangle, and writes it to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = outline.asRect else { return false }
    rect?.pointee = box
    return true
  }

  /// Returns true if the path, transformed by `transform`, contains the point. For points on the
  /// edge the result is not defined.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let turns = outline.applying(transform).turns(around: Point(point))
    return rule == .winding ? turns.winding != 0 : turns.crossings % 2 == 1
  }

  // MARK: Iteration

  /// Calls `block` with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      let (type, places) = element.coreGraphics
      var points = places
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var step = CGPathElement(type: type, points: start)
        block(&step)
      }
    }
  }

  /// Calls `function` with `info` and each element.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  // MARK: Equality

  /// Returns true if both paths have the same elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.outline == other.outline }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

extension Path.Element {
  /// The element in Core Graphics' form. The list of points is never empty, so that it always has
  /// an address.
  fileprivate var coreGraphics: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let point): return (.moveToPoint, [CGPoint(point)])
    case .line(let point): return (.addLineToPoint, [CGPoint(point)])
    case .quad(let control, let end): return (.addQuadCurveToPoint, [CGPoint(control), CGPoint(end)])
    case .cubic(let control1, let control2, let end):
      return (.addCurveToPoint, [CGPoint(control1), CGPoint(control2), CGPoint(end)])
    case .close: return (.closeSubpath, [.zero])
    }
  }
}
