/// A view of a shape, to which more fills and strokes can be added.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that the view draws.
  nonisolated var shape: Content { get }
}

/// A view of a shape that is filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape that the view draws.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The rule by which the area is filled.
  public var fillStyle: FillStyle
  /// Creates a view of a shape that is filled with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension _ShapeView: LeafView {
  @MainActor func resolve(in environment: EnvironmentValues) -> ShapeLeaf {
    ShapeLeaf(
      shape: shape, paint: style.paint(in: environment).resolved(with: environment.traits), fillStyle: fillStyle,
      environment: environment)
  }
}

/// A path with its paint: the measuring and drawing of a shape.
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

/// The UIKit view that draws a shape.
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
  /// Returns a view of the shape, filled with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Returns a view of the shape, stroked with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    stroke(style: style).fill(content, style: FillStyle(antialiased: antialiased))
  }
  /// Returns a view that strokes the shape's outline with a line of the given width, in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Returns a view of the shape with a border inside its edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _ShapeView(
      shape: inset(by: style.lineWidth / 2).stroke(style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }
  /// Returns a view that draws a border of the given width, in points, inside the shape's outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Adds a fill of the shape in front of this view.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Content>
  {
    _ShapeOverlay(base: self, top: _ShapeView(shape: shape, style: content, fillStyle: style))
  }
  /// Adds a stroke of the shape in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _ShapeOverlay(base: self, top: shape.stroke(content, style: style, antialiased: antialiased))
  }
  /// Adds a stroke of the shape with a line width in points, in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Adds a border inside the shape's edge, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _ShapeOverlay(
      base: self, top: shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased))
  }
}

/// A view of a shape with another view in front of it.
nonisolated struct _ShapeOverlay<Base: ShapeView, Top: View>: ShapeView {
  let base: Base
  let top: Top
  var shape: Base.Content { base.shape }
  @MainActor var body: some View { base.overlay(top) }
}
