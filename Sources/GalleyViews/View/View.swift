public import GalleyBase
public import GalleyDrawing

/// A rectangle that draws content and contains other views. UIKit counterpart: UIView; the only events are taps, by
/// `Window.tap(at:)`.
///
/// Lengths are points, y down. `frame` is in the superview's coordinates, `bounds` in the view's own. Lengths are
/// rounded to the length grid when they are set; NaN and negative extents become 0, and distances are limited to
/// `View.largestLength`. A view belongs to the task that made it.
///
/// ```swift
/// let card = View(frame: Rect(x: 0, y: 0, width: 200, height: 100), in: context)
/// card.backgroundColor = .white
/// card.cornerRadius = 12
/// card.addSubview(Label(frame: Rect(x: 12, y: 12, width: 176, height: 20), in: context))
/// let list = displayList(of: card)
/// ```
open class View {
  /// The greatest extent of a view and the greatest distance from its superview's origin, in points.
  public static let largestLength: Double = 10_000_000
  /// An extent that the content of a view does not determine. UIKit counterpart: `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: Double = -1

  /// The greatest number of views inside each other, the outermost counted. Trees are walked recursively, on a stack of
  /// limited size; deeper nesting is a programming error.
  public static let deepestNesting = 256

  /// The context of the view: the one that it was made in, until it is moved to another.
  public internal(set) var context: RenderContext
  /// The object that answers at the view's override points, where one stands for it; nil for the view itself.
  package final var host: (any ViewHost)?
  /// This view, if it shows laid out text. A cast to the protocol would look at every conformance in the program, for
  /// the first view of each class.
  package var asTextShowing: (any TextShowing)? { nil }
  /// A name for reports and layout dumps. UIKit counterpart: `accessibilityIdentifier`.
  public var id: String?

  /// The view that contains this one. UIKit counterpart: `superview`.
  public internal(set) weak var superview: View?
  /// The views in this one, the lowest first. UIKit counterpart: `subviews`.
  public internal(set) var subviews: [View] = []

  /// The colour of the background, nil for none. UIKit counterpart: `backgroundColor`.
  public var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      hasExplicitBackgroundColor = true
    }
  }
  /// The colour of caret, selection and marked text. A view without its own has that of its superview, the outermost
  /// one `SystemColor.systemBlue`. UIKit counterpart: `tintColor`.
  public final var tintColor: Color {
    get { storedTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.color(in: context.interfaceStyle) }
    set { storedTintColor = newValue }
  }
  /// The colour of the border. UIKit counterpart: CALayer's `borderColor`, with its default.
  public var borderColor: Color = .black
  /// The width of the border, inside the bounds, in points; 0 draws none. UIKit counterpart: CALayer's `borderWidth`.
  public var borderWidth: Double = 0
  /// The shadow of all that the view draws; nil for none. UIKit counterpart: CALayer's `shadowOpacity` and its kin.
  public var shadow: ViewShadow?
  /// The colours that pass into each other above the background; nil for none. UIKit counterpart: CAGradientLayer.
  public var gradient: ViewGradient?
  /// The view whose opacity cuts this one; nil for none. It is not a subview; its frame is in this view's coordinates.
  /// UIKit counterpart: `mask`.
  public var mask: View?
  /// The corner radius of background and border, in points. Content and subviews are clipped to it only if
  /// `clipsToBounds`. UIKit counterpart: CALayer's `cornerRadius`.
  public var cornerRadius: Double = 0
  /// The corners that have the radius; the others are square. UIKit counterpart: CALayer's `maskedCorners`.
  package final var roundedCorners = RectCorners.all
  /// The curve of the corners. UIKit counterpart: CALayer's `cornerCurve`.
  public var cornerCurve = CornerCurve.circular
  /// True if content and subviews are clipped to the bounds. UIKit counterpart: `clipsToBounds`.
  public var clipsToBounds = false
  /// The opacity of the view and its subviews as a group: 0…1. UIKit counterpart: `alpha`.
  public var alpha: Double = 1
  /// True if the view and its subviews are not drawn. UIKit counterpart: `isHidden`.
  public var isHidden = false
  /// False if the view and its subviews receive no touches: the default of labels and image views.
  /// UIKit counterpart: `isUserInteractionEnabled`, with its defaults.
  public final var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled ?? takesTouches }
    set { storedIsUserInteractionEnabled = newValue }
  }
  /// The kind of content, which decides whether the view is mirrored. UIKit counterpart: `semanticContentAttribute`.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// The outline of the view as a mask, in its own coordinates; nil is that of its background.
  package final var outline: Path?

  /// The window on whose keyboard the view lies, or whose keyboard it replaces, while that keyboard is up.
  weak var keyboardWindow: View?
  /// All that constraints keep for the view.
  package final var layoutState: AnyObject?
  /// False if constraints place nothing in it. True in all superviews of a view whose constraints are or were in use.
  var holdsConstraints = false
  var geometry = ViewGeometry()
  var needsLayout = true
  /// False if no view inside of it needs layout. True in all superviews of one that does.
  var holdsUnlaidViews = true
  var storedBackgroundColor: Color?
  var storedTintColor: Color?
  var storedIsUserInteractionEnabled: Bool?
  /// True if the colour was set on this view itself, so that registered appearances do not change it.
  var hasExplicitBackgroundColor = false

  /// A view with a frame in the coordinates of its future superview.
  public init(frame: Rect = .zero, in context: RenderContext) {
    self.context = context
    geometry.untransformedFrame = frame.asGeometry
  }

  // MARK: Overridden by subclasses

  /// Draws the content between background and subviews. The default draws nothing.
  ///
  /// Unlike on UIKit, where a view draws into a bitmap of its own size, drawing outside the bounds is visible unless
  /// `clipsToBounds`. UIKit counterpart: `draw(_:)`.
  /// - Parameters:
  ///   - rect: the bounds.
  ///   - canvas: in the view's coordinates.
  open func draw(_ rect: Rect, on canvas: inout Canvas) {}

  /// Sets the frames of subviews. The default does nothing. UIKit counterpart: `layoutSubviews()`.
  open func layoutSubviews() {}

  /// The text that assistive technologies read, such as a label's text; nil for none.
  /// UIKit counterpart: `accessibilityLabel`, which can be set there.
  open var accessibilityLabel: String? { nil }

  /// Returns the best size of the view within `size`; the default is its present size.
  /// UIKit counterpart: `sizeThatFits(_:)`.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size of the view's content; `noIntrinsicMetric` for an extent that it does not determine.
  /// UIKit counterpart: `intrinsicContentSize`.
  open var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  /// Called after the view entered or left a window, by itself or with a superview.
  /// UIKit counterpart: `didMoveToWindow()`.
  open func didMoveToWindow() {}

  /// Returns true if a point, in the view's own coordinates, is inside the view; the default tests the bounds.
  /// UIKit counterpart: `point(inside:with:)`.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Returns the highest view at a point, among the subviews or the view itself; nil if the point is outside, or if the
  /// view is hidden, almost transparent or receives no touches. Subviews outside the bounds receive no touches.
  /// UIKit counterpart: `hitTest(_:with:)`.
  /// - Parameter point: in the view's own coordinates.
  open func hitTest(_ point: Point) -> View? { touchedView(at: point) }

  // MARK: Overridden in the module

  /// True for a window, which cannot be a subview.
  var isWindow: Bool { false }

  /// Called on a window before `view` is taken out of it.
  func willLose(_ view: View) {}

  /// Returns the upper left corner of a view on the keyboard in the coordinates of this window; (0, 0) of other views.
  func origin(ofInputView view: View) -> Point { .zero }

  /// Called when a point, in the view's own coordinates, was tapped.
  func tapped(at point: Point) {}

  /// The default of `isUserInteractionEnabled`.
  var takesTouches: Bool { true }

  /// Called by `setNeedsLayout()`: cached measurements of the content may be stale.
  func forgetMeasurements() {}

  /// Adopts the appearances that are registered for views of this kind.
  func adoptAppearance() {}

  /// Called after the view was moved to another context.
  func contextChanged() {}

  /// True if the background colour fills the bounds; false for a view that draws its own background.
  var fillsGround: Bool { true }

  /// True if the view's own drawing is clipped to the bounds, besides its subviews.
  var clipsOwnDrawing: Bool { clipsToBounds }

  /// True if what its content draws outside of the bounds is cut at whole pixels (rule: label-ink-outside-bounds).
  var cutsInk: Bool { false }
}
