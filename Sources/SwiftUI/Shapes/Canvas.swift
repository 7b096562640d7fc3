/// A view that a closure draws into.
nonisolated public struct Canvas<Symbols: View>: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  /// Creates a view that a closure draws into. It fills the proposed size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.renderer = renderer
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension Canvas: LeafView {
  @MainActor func resolve(in environment: EnvironmentValues) -> CanvasLeaf {
    CanvasLeaf(renderer: renderer, environment: environment)
  }
}

/// The measuring and drawing of a ``Canvas``.
struct CanvasLeaf: LeafContent {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let environment: EnvironmentValues
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func makeView() -> CanvasView { CanvasView() }
  func update(_ view: CanvasView) {
    view.leaf = self
    view.setNeedsDisplay()
  }
}

/// The UIKit view that draws a canvas.
final class CanvasView: UIView {
  var leaf: CanvasLeaf?
  override func draw(_ rect: CGRect) {
    guard let leaf, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: bounds)
    var graphics = GraphicsContext(context, leaf.environment)
    leaf.renderer(&graphics, bounds.size)
    context.restoreGState()
  }
}

/// The drawing context of a canvas.
public struct GraphicsContext {
  private let context: CGContext
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The transform that is applied to all points.
  public var transform = CGAffineTransform.identity
  /// The opacity of everything that is drawn.
  public var opacity = 1.0
  /// The blend mode. Galley ignores it and draws over the colours behind.
  public var blendMode = BlendMode.normal
  private var clips: [(path: CGPath, isEvenOdd: Bool)] = []

  init(_ context: CGContext, _ environment: EnvironmentValues) {
    self.context = context
    self.environment = environment
  }

  /// A colour, a gradient or a style for drawing.
  public struct Shading {
    let paint: (EnvironmentValues) -> Paint
    /// Returns a shading with a colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// Returns a shading with a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.paint(in: $0).resolved(with: $0.traits) }
    }
    /// The shading with the foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }
  }

  /// Translates the coordinates of later drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales the coordinates of later drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Rotates the coordinates of later drawing.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Applies a transform to the coordinates of later drawing.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Clips later drawing to the inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((path.applying(transform).cgPath, style.isEOFilled))
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    drawing {
      let paint = shading.paint(environment).opacity(opacity)
      paint.fill(path.cgPath, in: path.boundingRect, eoFill: style.isEOFilled, on: context)
    }
  }
  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }
  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Calls `content` with a copy of the context. Changes that the closure makes to the copy have no
  /// effect on this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// A text that is resolved in the canvas's environment and can be measured.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// The style in which the text is drawn.
    public var shading = Shading.foreground
    @MainActor fileprivate var leaf: any LeafContent { text.resolve(in: environment) }
    /// Returns the size of the text in a limited space.
    public func measure(in size: CGSize) -> CGSize { Onto.main { leaf.sizeThatFits(ProposedViewSize(size)) } }
  }
  /// Returns the text resolved in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(Onto.main { text.leaf }, in: rect) }
  /// Draws a text so that its point `anchor` is at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = Onto.main { text.leaf.sizeThatFits(.unspecified) }
    draw(text, in: CGRect(origin: point, size: size).offsetBy(dx: -anchor.x * size.width, dy: -anchor.y * size.height))
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text so that its point `anchor` is at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    draw(Onto.main { image.resizable().resolve(in: environment) }, in: rect)
  }
  /// Draws an image so that its point `anchor` is at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    let leaf: any LeafContent = Onto.main { image.resolve(in: environment) }
    let size = Onto.main { leaf.sizeThatFits(.unspecified) }
    draw(leaf, in: CGRect(origin: point, size: size).offsetBy(dx: -anchor.x * size.width, dy: -anchor.y * size.height))
  }

  private func draw(_ leaf: any LeafContent, in rect: CGRect) {
    drawing { Onto.main { Self.draw(leaf, in: rect) } }
  }
  @MainActor private static func draw<Content: LeafContent>(_ leaf: Content, in rect: CGRect) {
    let view = leaf.makeView()
    view.frame = CGRect(origin: .zero, size: rect.size)
    leaf.update(view)
    _ = view.drawHierarchy(in: rect, afterScreenUpdates: true)
  }
  private func drawing(_ body: () -> Void) {
    context.saveGState()
    for clip in clips {
      context.addPath(clip.path)
      context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    context.concatenate(transform)
    body()
    context.restoreGState()
  }
}
