public import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyDrawing
package import GalleyViews
import UIFoundation

/// A rectangle with drawable content, in a tree of layers. A view and its layer are two interfaces
/// to the same rectangle.
///
/// Lengths are points, y down. Animations end at once (see `CATransaction`), so `presentation()` returns the layer
/// itself.
open class CALayer: NSObject, NSCoding, CAMediaTiming {
  private final let mark = SwiftObjectMark()
  /// The engine's view that draws the layer.
  package private(set) final var peer: View
  /// The object through which the engine calls the layer. The peer owns it.
  package final var answers: LayerAnswers? { peer.host as? LayerAnswers }
  /// The sublayers, the lowest first.
  package final var storedSublayers: [CALayer] = []
  private final var isDisplayDue = false
  /// The geometry as it was set, with the engine's rounded values.
  private final var givenFrame: (frame: CGRect, peer: Rect)?
  private final var givenSize: (size: CGSize, peer: Size)?
  final var storedMask: CALayer?
  final var shadowState = LayerShadow()
  final var storedValues: [String: Any] = [:]
  package final var animations: [(key: String, animation: CAAnimation)] = []

  public override init() {
    peer = View(in: UIKitEnvironment.current.renderContext(for: .current))
    super.init()
    peer.host = LayerAnswers(of: self)
  }

  /// Creates a copy of a layer's appearance for presentation. Sublayers are not copied.
  public init(layer: Any) {
    peer = View(in: UIKitEnvironment.current.renderContext(for: .current))
    super.init()
    peer.host = LayerAnswers(of: self)
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    opacity = layer.opacity
    contents = layer.contents
  }

  public required init?(coder: NSCoder) {
    peer = View(in: UIKitEnvironment.current.renderContext(for: .current))
    super.init()
    peer.host = LayerAnswers(of: self)
  }

  open func encode(with coder: NSCoder) {}

  /// Makes the layer use the peer of a view. The engine then calls the view instead of the layer.
  /// If the layer is of a subclass, values that its initialiser has set are first copied to the
  /// peer.
  package final func adopt(_ peer: View) {
    if type(of: self) != CALayer.self { giveLooks(to: peer) }
    self.peer = peer
    isDisplayDue = true
  }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      if let givenFrame, givenFrame.peer == peer.frame { return givenFrame.frame }
      return CGRect(peer.frame)
    }
    set {
      change {
        peer.frame = Rect(newValue)
        givenFrame = (newValue.standardized, peer.frame)
        givenSize = peer.frame.size == peer.bounds.size ? (newValue.standardized.size, peer.bounds.size) : nil
      }
    }
  }
  open var bounds: CGRect {
    get {
      let bounds = CGRect(peer.bounds)
      guard let givenSize, givenSize.peer == peer.bounds.size else { return bounds }
      return CGRect(origin: bounds.origin, size: givenSize.size)
    }
    set {
      change {
        peer.bounds = Rect(newValue)
        givenSize = (newValue.standardized.size, peer.bounds.size)
      }
    }
  }
  open var position: CGPoint {
    get { CGPoint(peer.center) }
    set { peer.center = Point(newValue) }
  }
  open var anchorPoint: CGPoint {
    get { CGPoint(peer.anchorPoint) }
    set { peer.anchorPoint = Point(newValue) }
  }
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { superlayer?.sortSublayers() } } }
  open var anchorPointZ: CGFloat = 0
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(affineTransform()) }
    set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
  }
  open var sublayerTransform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { CGAffineTransform(peer.transform) }
  open func setAffineTransform(_ transform: CGAffineTransform) { peer.transform = AffineTransformation(transform) }

  private func change(_ body: () -> Void) {
    let size = peer.bounds.size
    body()
    if size != peer.bounds.size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  // MARK: Appearance

  open var contents: Any?
  open var contentsScale: CGFloat = UITraitCollection.current.displayScale
  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var minificationFilter: CALayerContentsFilter = .linear
  open var magnificationFilter: CALayerContentsFilter = .linear
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var needsDisplayOnBoundsChange = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge,
  ]
  open var backgroundColor: CGColor? {
    get { peer.backgroundColor.map { CGColor($0) } }
    set { peer.backgroundColor = newValue.map { Color($0) } }
  }
  open var cornerRadius: CGFloat {
    get { peer.cornerRadius }
    set { peer.cornerRadius = newValue }
  }
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: peer.roundedCorners.rawValue) }
    set { peer.roundedCorners = RectCorners(rawValue: newValue.rawValue).intersection(.all) }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { peer.cornerCurve == .circular ? .circular : .continuous }
    set { peer.cornerCurve = newValue == .circular ? .circular : .continuous }
  }
  open var borderWidth: CGFloat {
    get { peer.borderWidth }
    set { peer.borderWidth = newValue }
  }
  open var borderColor: CGColor? {
    get { CGColor(peer.borderColor) }
    set { peer.borderColor = newValue.map { Color($0) } ?? .clear }
  }
  open var masksToBounds: Bool {
    get { peer.clipsToBounds }
    set { peer.clipsToBounds = newValue }
  }
  open var opacity: Float {
    get { Float(peer.alpha) }
    set { peer.alpha = Double(newValue) }
  }
  open var isHidden: Bool {
    get { peer.isHidden }
    set { peer.isHidden = newValue }
  }
  open var mask: CALayer? {
    get { storedMask }
    set {
      storedMask = newValue
      peer.mask = newValue?.peer
    }
  }
  open var shadowColor: CGColor? {
    get { shadowState.color }
    set { changeShadow { $0.color = newValue } }
  }
  open var shadowOpacity: Float {
    get { shadowState.opacity }
    set { changeShadow { $0.opacity = newValue } }
  }
  open var shadowOffset: CGSize {
    get { shadowState.offset }
    set { changeShadow { $0.offset = newValue } }
  }
  open var shadowRadius: CGFloat {
    get { shadowState.radius }
    set { changeShadow { $0.radius = newValue } }
  }
  open var shadowPath: CGPath? {
    get { shadowState.path }
    set { changeShadow { $0.path = newValue } }
  }
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var compositingFilter: Any?
  open var name: String?
  open var style: [AnyHashable: Any]?
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?
  open var layoutManager: (any CALayoutManager)?

  // MARK: Hierarchy

  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    get {
      let layers = knownSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in knownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let others = knownSublayers
    let place = min(Int(index), others.count)
    storedSublayers.insert(layer, at: place)
    layer.superlayer = self
    let above = others.dropFirst(place).first
    let row = above.flatMap { above in peer.subviews.firstIndex { $0 === above.peer } } ?? peer.subviews.count
    peer.insertSubview(layer.peer, at: row)
    sortSublayers()
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(knownSublayers.firstIndex { $0 === sibling } ?? storedSublayers.count))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = knownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? storedSublayers.count))
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = knownSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.storedSublayers.removeAll { $0 === self }
    self.superlayer = nil
    peer.removeFromSuperview()
  }
  /// Records the layer of a subview as a sublayer, at the position of its peer. The view hierarchy
  /// has already added it.
  package final func noteSublayer(_ layer: CALayer) {
    layer.superlayer?.storedSublayers.removeAll { $0 === layer }
    layer.superlayer = self
    let peersBelow = peer.subviews.prefix { $0 !== layer.peer }
    let below = peersBelow.reversed().lazy.compactMap { peer in self.storedSublayers.lastIndex { $0.peer === peer } }
    storedSublayers.insert(layer, at: below.first.map { $0 + 1 } ?? 0)
    sortSublayers()
  }
  /// Removes the layer from its superlayer after its view has left the view hierarchy.
  package final func forgetSuperlayer() {
    superlayer?.storedSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Layout and display

  open func setNeedsLayout() { peer.setNeedsLayout() }
  open func layoutIfNeeded() { peer.layoutIfNeeded() }
  open func needsLayout() -> Bool { false }
  open func layoutSublayers() {
    if let delegate { delegate.layoutSublayers(of: self) } else { layoutManager?.layoutSublayers(of: self) }
  }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func setNeedsDisplay() { isDisplayDue = true }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func displayIfNeeded() {
    guard isDisplayDue else { return }
    isDisplayDue = false
    display()
  }
  open func needsDisplay() -> Bool { isDisplayDue }
  /// Calls the delegate to set `contents`. Subclasses override this method for the same purpose.
  /// `draw(in:)` is called each time a picture is drawn.
  open func display() { delegate?.display(self) }
  /// Draws the content of the layer. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and its sublayers into a context.
  open func render(in ctx: CGContext) {
    peer.layoutIfNeeded()
    ctx.withCanvas { peer.renderAlone(on: &$0) }
  }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? {
    actions?[event] ?? delegate?.action(for: self, forKey: event)
  }
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let inside = superlayer.map { convert(point, from: $0) } ?? point
    guard !isHidden, opacity > 0, contains(inside) else { return nil }
    for layer in knownSublayers.reversed() { if let hit = layer.hitTest(inside) { return hit } }
    return self
  }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Animation

  open func add(_ animation: CAAnimation, forKey key: String?) { begin(animation, forKey: key) }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations.removeAll() }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// Draws content that does not come from a delegate: a shape, a gradient or text. Subclasses in
  /// this module override this method.
  package func drawContents(on canvas: inout Canvas) {
    guard let picture = LayerPicture(contents, scale: contentsScale) else { return }
    picture.draw(in: Rect(bounds), gravity: contentsGravity, on: &canvas)
  }
}
