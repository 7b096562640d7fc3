/// A view that a closure draws.
nonisolated public struct Canvas<Symbols: View>: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  /// A view that a closure draws. It takes the space that it is offered.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.renderer = renderer
  }
  /// A primitive view.
  public typealias Body = Never
}

extension Canvas: LeafView {
  @MainActor func resolve(in environment: EnvironmentValues) -> CanvasLeaf {
    CanvasLeaf(renderer: renderer, environment: environment)
  }
}

/// The content of a canvas.
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

/// The UIView of a canvas.
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

/// The context that the closure of a canvas draws in.
public struct GraphicsContext {
  private let context: CGContext
  /// The values that the canvas inherits.
  public let environment: EnvironmentValues
  /// The change of all points.
  public var transform = CGAffineTransform.identity
  /// The opacity of all that is drawn.
  public var opacity = 1.0
  /// The way to combine colours with those below: always over them.
  public var blendMode = BlendMode.normal
  private var clips: [(path: CGPath, isEvenOdd: Bool)] = []

  init(_ context: CGContext, _ environment: EnvironmentValues) {
    self.context = context
    self.environment = environment
  }

  /// A colour, a gradient or a style to draw with.
  public struct Shading {
    let paint: (EnvironmentValues) -> Paint
    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.paint(in: $0).resolved(with: $0.traits) }
    }
    /// The foreground.
    public static var foreground: Shading { style(ForegroundStyle()) }
  }

  /// Moves all points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales all points.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns all points.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Changes all points.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Has only the inside of a path drawn.
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
  /// Draws the line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }
  /// Draws the line along a path, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws with a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// A text that can be measured.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// The style that the text is drawn with.
    public var shading = Shading.foreground
    @MainActor fileprivate var leaf: any LeafContent { text.resolve(in: environment) }
    /// The size of the text in a space.
    public func measure(in size: CGSize) -> CGSize { Onto.main { leaf.sizeThatFits(ProposedViewSize(size)) } }
  }
  /// The text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(Onto.main { text.leaf }, in: rect) }
  /// Draws a text: `anchor` is the point of it that comes to `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = Onto.main { text.leaf.sizeThatFits(.unspecified) }
    draw(text, in: CGRect(origin: point, size: size).offsetBy(dx: -anchor.x * size.width, dy: -anchor.y * size.height))
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text: `anchor` is the point of it that comes to `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    draw(Onto.main { image.resizable().resolve(in: environment) }, in: rect)
  }
  /// Draws a picture: `anchor` is the point of it that comes to `point`.
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
