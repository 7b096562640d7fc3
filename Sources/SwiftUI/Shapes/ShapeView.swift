/// A view that shows a shape: more fills and strokes can be put on it.
nonisolated public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The rule by which the area is filled.
  public var fillStyle: FillStyle
  /// A shape that is filled.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  /// A primitive view.
  public typealias Body = Never
}

extension _ShapeView: LeafView {
  @MainActor func resolve(in environment: EnvironmentValues) -> ShapeLeaf {
    ShapeLeaf(
      shape: shape, paint: style.paint(in: environment).resolved(with: environment.traits), fillStyle: fillStyle,
      environment: environment)
  }
}

/// A figure and what it is filled with.
struct ShapeLeaf: LeafContent {
  let shape: any Shape
  let paint: Paint
  let fillStyle: FillStyle
  let isMirrored: Bool

  init(shape: any Shape, paint: Paint, fillStyle: FillStyle = FillStyle(), environment: EnvironmentValues) {
    self.shape = shape
    self.paint = paint
    self.fillStyle = fillStyle
    isMirrored = environment.layoutDirection == .rightToLeft && shape.layoutDirectionBehavior != .fixed
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func makeView() -> PathView { PathView() }

  func update(_ view: PathView) {
    var path = shape.path(in: CGRect(origin: .zero, size: view.bounds.size))
    if isMirrored { path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: view.bounds.width, ty: 0)) }
    view.show(path, paint, fillStyle)
  }
}

/// The UIView of a shape.
final class PathView: UIView {
  private var path = Path()
  private var paint = Paint.color(.clear)
  private var fillStyle = FillStyle()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ path: Path, _ paint: Paint, _ fillStyle: FillStyle) {
    (self.path, self.paint, self.fillStyle) = (path, paint, fillStyle)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShouldAntialias(fillStyle.isAntialiased)
    paint.fill(path.cgPath, in: bounds, eoFill: fillStyle.isEOFilled, on: context)
    context.restoreGState()
  }
}

extension Shape {
  /// The shape, filled with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The line along the shape, drawn with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    stroke(style: style).fill(content, style: FillStyle(antialiased: antialiased))
  }
  /// The line along the shape, of a width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The line inside of the shape's edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _ShapeView(
      shape: inset(by: style.lineWidth / 2).stroke(style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }
  /// The line inside of the shape's edge, of a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// One more fill of the shape, before this view.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Content>
  {
    _ShapeOverlay(base: self, top: _ShapeView(shape: shape, style: content, fillStyle: style))
  }
  /// A line along the shape, before this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _ShapeOverlay(base: self, top: shape.stroke(content, style: style, antialiased: antialiased))
  }
  /// A line along the shape, of a width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line inside of the shape's edge, before this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _ShapeOverlay(
      base: self, top: shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased))
  }
}

/// A shape's view with another before it.
nonisolated struct _ShapeOverlay<Base: ShapeView, Top: View>: ShapeView {
  let base: Base
  let top: Top
  var shape: Base.Content { base.shape }
  @MainActor var body: some View { base.overlay(top) }
}
