/// A two-dimensional shape that fills the proposed size.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the shape's outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The role of the shape, such as an area or a line.
  nonisolated static var role: ShapeRole { get }
  /// The behaviour of the shape in right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The role of a shape.
public enum ShapeRole: Sendable {
  /// The shape is an area.
  case fill
  /// The shape is a line.
  case stroke
  /// The shape is a line between views.
  case separator
}

/// The behaviour of a shape in right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is never mirrored.
  case fixed
  /// The shape is mirrored in one layout direction.
  case mirrors(in: LayoutDirection)
  /// The shape is mirrored in right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The default role: an area.
  public static var role: ShapeRole { .fill }
  /// The default behaviour: the shape is mirrored in right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// Returns the proposed size, with 10 points for each dimension that is nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// The rule by which the area of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// True if the even-odd rule decides which areas are filled.
  public var isEOFilled: Bool
  /// True if the edges are antialiased.
  public var isAntialiased: Bool
  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The width, the caps, the joins and the dashes of a stroke.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The form of the ends of the line.
  public var lineCap: CGLineCap
  /// The form of the corners of the line.
  public var lineJoin: CGLineJoin
  /// The limit above which a pointed corner is cut off, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and the gaps, in points.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat
  /// Creates a stroke style.
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

/// A shape with an erased type.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape
  /// Creates a shape that erases the type of another shape.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
  /// Returns the wrapped shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size of the wrapped shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
