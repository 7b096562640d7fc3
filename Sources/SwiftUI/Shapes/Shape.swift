/// A figure that fills the space that it is offered.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The purpose of the shape.
  nonisolated static var role: ShapeRole { get }
  /// The behaviour of the shape where the direction is from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size that the shape chooses for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The purpose of a shape.
public enum ShapeRole: Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between views.
  case separator
}

/// The behaviour of a figure where the direction is from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored.
  case mirrors(in: LayoutDirection)
  /// It is mirrored.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// An area.
  public static var role: ShapeRole { .fill }
  /// It is mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// The proposal; 10 points for a dimension without one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// The shape, filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// The rule by which the area of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// True if an area that is surrounded twice is not filled.
  public var isEOFilled: Bool
  /// True if the edges are smooth.
  public var isAntialiased: Bool
  /// A way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The width, caps, joins and dashes of the line along a shape.
public struct StrokeStyle: Equatable, Sendable {
  /// The line's width in points.
  public var lineWidth: CGFloat
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// The length, in widths, from which on a pointed corner is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// The length at which the dashes begin.
  public var dashPhase: CGFloat
  /// A way of drawing lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A shape whose type is erased.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape
  /// Erases a shape's type.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size that the shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
