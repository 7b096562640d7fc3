public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyDrawing
package import GalleyViews
public import QuartzCore
public import UIFoundation

/// A rectangle that draws content, contains other views and handles events.
///
/// Every view represents a view of the engine, its peer, which stores geometry and order and draws. Lengths are points,
/// y down. Lengths are kept on a grid of 1/65536 pt; a frame reads back exactly as it was set.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UIAppearance, UIAppearanceContainer, UITraitEnvironment,
  UICoordinateSpace,
  UIDynamicItem, UIFocusItem, UIFocusItemContainer, UILargeContentViewerItem, CALayerDelegate
{
  /// The engine's view behind this view.
  package final let peer: View
  private final var storedLayer: CALayer?
  /// The state of the view that the engine does not store.
  final var links = ViewLinks()
  final var traits = UITraitCollection.current
  final var givenFrame: (frame: CGRect, peer: Rect)?

  public init(frame: CGRect) {
    peer = Self.makePeer(in: UIKitEnvironment.current.renderContext(for: .current))
    super.init()
    takePeer(frame: frame)
  }

  public required init?(coder: NSCoder) {
    peer = Self.makePeer(in: UIKitEnvironment.current.renderContext(for: .current))
    super.init()
    takePeer(frame: .zero)
  }

  @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

  private func takePeer(frame: CGRect) {
    peer.host = ViewAnswers(of: self)
    adoptConstraints()
    // A layer of a custom class has its own appearance, which the view then changes.
    if type(of: self).layerClass != CALayer.self { _ = ownLayer }
    peer.frame = Rect(frame)
    givenFrame = (frame, peer.frame)
  }

  /// Returns a new engine view for this class. Classes of this module override it.
  package class func makePeer(in context: RenderContext) -> View { View(in: context) }

  nonisolated open func encode(with coder: NSCoder) {}

  // MARK: Layer

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { ownLayer }
  private final var ownLayer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = makeLayer(of: type(of: self).layerClass)
    layer.adopt(peer)
    layer.delegate = self
    storedLayer = layer
    parent?.layer.noteSublayer(layer)
    return layer
  }
  /// The layer if it was accessed, otherwise nil.
  final var usedLayer: CALayer? { storedLayer }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      if let givenFrame, givenFrame.peer == peer.frame { return givenFrame.frame }
      return CGRect(peer.frame)
    }
    set {
      changeSize {
        peer.frame = Rect(newValue)
        givenFrame = (newValue.standardized, peer.frame)
      }
    }
  }
  open var bounds: CGRect {
    get {
      let bounds = CGRect(peer.bounds)
      guard transform.isIdentity, let givenFrame, givenFrame.peer == peer.frame else { return bounds }
      return CGRect(origin: bounds.origin, size: givenFrame.frame.size)
    }
    set {
      changeSize {
        let known = givenFrame.flatMap { $0.peer == peer.frame ? $0.frame : nil }
        peer.bounds = Rect(newValue)
        guard transform.isIdentity else { return }
        let size = newValue.standardized.size
        // Scrolling does not move the frame, whose origin stays as it was set.
        let origin = known.flatMap { $0.size == size ? $0.origin : nil } ?? CGPoint(peer.frame.origin)
        givenFrame = (CGRect(origin: origin, size: size), peer.frame)
      }
    }
  }
  open var center: CGPoint {
    get { CGPoint(peer.center) }
    set {
      peer.center = Point(newValue)
      noteMove()
    }
  }
  open var transform: CGAffineTransform {
    get { CGAffineTransform(peer.transform) }
    set { peer.transform = AffineTransformation(newValue) }
  }
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var anchorPoint: CGPoint {
    get { CGPoint(peer.anchorPoint) }
    set { peer.anchorPoint = Point(newValue) }
  }
  open var contentScaleFactor: CGFloat {
    get { links.contentScaleFactor ?? peer.context.scale }
    set { links.contentScaleFactor = newValue }
  }
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(peer.sizeThatFits(Size(size))) }
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(peer.convert(Point(point), to: view?.peer ?? window?.peer))
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint((view ?? window ?? outermost).peer.convert(Point(point), to: peer))
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { corners(of: rect) { convert($0, to: view) } }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { corners(of: rect) { convert($0, from: view) } }

  // MARK: Hierarchy

  /// The stored superview, ignoring overrides of `superview`. Inherited values such as traits come
  /// from it.
  private(set) final weak var parent: UIView?
  open var superview: UIView? { parent }
  open var subviews: [UIView] { links.subviews }
  open var window: UIWindow? { enclosingWindow }
  open func addSubview(_ view: UIView) { insert(view, at: links.subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, second) = (links.subviews[index1], links.subviews[index2])
    let (low, high) = index1 < index2 ? (first, second) : (second, first)
    insert(high, at: min(index1, index2))
    insert(low, at: max(index1, index2))
  }
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: links.subviews.count) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === view }
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
  open var tag = 0
  open override var next: UIResponder? { links.viewController ?? superview ?? enclosingWindow }
  final func setSuperview(_ view: UIView?) { parent = view }

  // MARK: Layout

  /// True until `updateProperties()` has been called.
  final var needsPropertyUpdate = true

  /// Called before the first layout, and before the next layout after `setNeedsUpdateProperties()`,
  /// to update properties from the model. Does nothing by default.
  open func updateProperties() {}
  /// Schedules a call of `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    setNeedsLayout()
  }
  /// Calls `updateProperties()` immediately if a call is scheduled.
  open func updatePropertiesIfNeeded() { updatePropertiesWithController() }
  open func setNeedsLayout() { peer.setNeedsLayout() }
  open func layoutIfNeeded() { peer.layoutIfNeeded() }
  open func layoutSubviews() { peer.layoutSubviews() }
  open var intrinsicContentSize: CGSize { CGSize(peer.intrinsicContentSize) }
  open func invalidateIntrinsicContentSize() { peer.contentSizeChanged() }

  // MARK: Constraints

  /// The margins of the view as code has set them.
  final var layoutSettings = LayoutSettings()

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.keepsFrame }
    set {
      constraintState.keepsFrame = newValue
      setNeedsLayout()
    }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var constraints: [NSLayoutConstraint] {
    peer.constraintRepresentations.compactMap { $0 as? NSLayoutConstraint }
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { peer.release(constraint.inner) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    peer.setNeedsLayout()
  }
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }
  open func updateConstraintsIfNeeded() { peer.updateConstraintsOfTree() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(constraintState.hugging[axis.inEngine]))
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintState.hugging[axis.inEngine] = Double(priority.rawValue)
    peer.setNeedsLayout()
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(constraintState.compressionResistance[axis.inEngine]))
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintState.compressionResistance[axis.inEngine] = Double(priority.rawValue)
    peer.setNeedsLayout()
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fit(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    peer.heldConstraintsAround(axis.inEngine)
  }
  open var hasAmbiguousLayout: Bool { peer.hasAmbiguousLayout }
  open func exerciseAmbiguityInLayout() {}
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  open var layoutGuides: [UILayoutGuide] { peer.guideRepresentations.compactMap { $0 as? UILayoutGuide } }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    peer.addGuide(layoutGuide.inner, representation: layoutGuide)
  }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { peer.removeGuide(layoutGuide.inner) }
  open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) { UILayoutGuide() } }
  open var readableContentGuide: UILayoutGuide { ownGuide(.readableContent) { UILayoutGuide() } }
  open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) { UILayoutGuide() } }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownGuide(.keyboard) { UIKeyboardLayoutGuide() } }
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins { $0.margins = newValue } }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set {
      setMargins {
        $0.margins = nil
        $0.directionalMargins = newValue
      }
    }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutSettings.preservesSuperviewMargins }
    set { setMargins { $0.preservesSuperviewMargins = newValue } }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutSettings.beginsAtSafeArea }
    set { setMargins { $0.beginsAtSafeArea = newValue } }
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(
      by: UIEdgeInsets(
        top: -alignmentRectInsets.top, left: -alignmentRectInsets.left, bottom: -alignmentRectInsets.bottom,
        right: -alignmentRectInsets.right))
  }
  open func forBaselineLayout() -> UIView { self }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { usedLayer?.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { usedLayer?.setNeedsDisplay() }
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { if layer === usedLayer { layOutWithController() } }
  open func layerWillDraw(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open var clipsToBounds: Bool {
    get { peer.clipsToBounds }
    set { peer.clipsToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    get { hasColorOfLayer ? peer.backgroundColor.map { UIColor(cgColor: CGColor($0)) } : links.backgroundColor }
    set {
      noteAppearance(.backgroundColor)
      links.backgroundColor = newValue
      showBackground()
    }
  }
  open var alpha: CGFloat {
    get { peer.alpha }
    set {
      noteAppearance(.alpha)
      peer.alpha = min(max(newValue, 0), 1)
    }
  }
  open var isHidden: Bool {
    get { peer.isHidden }
    set {
      guard newValue != peer.isHidden else { return }
      peer.isHidden = newValue
      superview?.subviewVisibilityChanged(self)
    }
  }
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  open var contentMode: ContentMode = .scaleToFill
  open var mask: UIView? {
    didSet { peer.mask = mask?.peer }
  }
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      noteAppearance(.tintColor)
      links.tintColor = newValue
      noteTint()
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic { didSet { noteTint() } }
  open func tintColorDidChange() {}
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { drawAll(in: rect) }

  // MARK: Events

  open var isUserInteractionEnabled: Bool {
    get { peer.isUserInteractionEnabled }
    set { peer.isUserInteractionEnabled = newValue }
  }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    peer.hitTest(Point(point)).flatMap(UIView.owner(of:))
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { links.gestureRecognizers.isEmpty ? nil : links.gestureRecognizers }
    set {
      for recognizer in links.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    links.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard links.gestureRecognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    links.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Traits

  open var traitCollection: UITraitCollection { traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { updateTraits() } }
  /// The minimum text size of the view and its subviews; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { links.textSizes.least }
    set {
      links.textSizes.least = newValue
      updateTraits()
    }
  }
  /// The maximum text size of the view and its subviews; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { links.textSizes.greatest }
    set {
      links.textSizes.greatest = newValue
      updateTraits()
    }
  }
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsInWords }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { peer.semanticContentAttribute = semanticContentAttribute.inEngine }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    peer.effectiveUserInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
  /// Called after a subview was shown or hidden. Classes of this module override it.
  package func subviewVisibilityChanged(_ view: UIView) {}
  /// Called before a subview is removed. Classes of this module override it.
  package func subviewLeft(_ view: UIView) {}
  /// Returns the distance of the text's first or last baseline from the top edge, for the given
  /// size; nil if the view has no text. Classes of this module override it.
  package func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? { nil }
  /// Updates colours and fonts for new traits. Classes of this module override it.
  package func resolveTraits() { if !hasColorOfLayer { showBackground() } }

  // MARK: Other

  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open var coordinateSpace: any UICoordinateSpace { self }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }
  open var restorationIdentifier: String?
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var showsLargeContentViewer = false
  open override var accessibilityIdentifier: String? {
    get { peer.id }
    set { peer.id = newValue }
  }
  open override var description: String { MainActor.assumeIsolated { isolatedDescription } }
  private var isolatedDescription: String {
    let frame = self.frame
    return "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque()); frame = "
      + "(\(frame.minX.plain) \(frame.minY.plain); \(frame.width.plain) \(frame.height.plain))>"
  }
}
