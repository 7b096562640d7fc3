/// The outline of a shape, in points.
public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
  private var storage: CGMutablePath

  /// Creates an empty path.
  public init() { storage = CGMutablePath() }
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { storage = path.mutableCopy() ?? CGMutablePath() }
  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }
  /// Creates the path of a rectangle whose corners have a horizontal and a vertical radius.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// Creates the path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates the path of a rectangle with a separate radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// Creates the path of an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }
  /// Creates a path to which a closure adds elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  /// Creates a path from its description: the numbers of each element, followed by the letter of
  /// the element's kind. The result is nil if the description is invalid.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard add(step: word, numbers) else { return nil }
      numbers = []
    }
  }

  private mutating func add(step: Substring, _ n: [CGFloat]) -> Bool {
    switch (step, n.count) {
    case ("m", 2): move(to: CGPoint(x: n[0], y: n[1]))
    case ("l", 2): addLine(to: CGPoint(x: n[0], y: n[1]))
    case ("q", 4): addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
    case ("c", 6):
      addCurve(
        to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }

  /// Returns true if the paths have the same elements.
  public static func == (a: Path, b: Path) -> Bool { a.storage == b.storage }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { storage.copy() ?? CGMutablePath() }
  /// True if the path has no elements.
  public var isEmpty: Bool { storage.isEmpty }
  /// The smallest rectangle that contains the path.
  public var boundingRect: CGRect { storage.boundingBoxOfPath }
  /// The point at which the next element begins, or nil if the path is empty.
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.currentPoint }

  /// Returns true if the path contains a point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// An element of a path.
  public enum Element: Equatable {
    /// The start of a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) {
    storage.applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint: body(.move(to: element.points[0]))
      case .addLineToPoint: body(.line(to: element.points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: element.points[1], control: element.points[0]))
      case .addCurveToPoint:
        body(.curve(to: element.points[2], control1: element.points[0], control2: element.points[1]))
      default: body(.closeSubpath)
      }
    }
  }

  /// The elements as text: the numbers of each element, followed by the letter of its kind.
  public var description: String {
    var words: [String] = []
    func numbers(_ points: CGPoint...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
    forEach { element in
      switch element {
      case .move(let to): words.append(numbers(to) + " m")
      case .line(let to): words.append(numbers(to) + " l")
      case .quadCurve(let to, let control): words.append(numbers(control, to) + " q")
      case .curve(let to, let control1, let control2): words.append(numbers(control1, control2, to) + " c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Changes the elements of this path. Copies of the path are not affected.
  mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
    body(storage)
  }
}
