public import GalleyBase
public import GalleyDrawing

/// A rectangle that draws content and contains subviews.
///
/// UIKit counterpart: UIView; the only events are taps, by `Window.tap(at:)`.
///
/// Lengths are points, y down. `frame` is in the superview's coordinates, `bounds` in the view's own. Setters round
/// lengths to the length grid, turn NaN and negative extents into 0, and limit distances to `View.largestLength`. A
/// view belongs to the task that made it.
///
/// ```swift
/// let card = View(frame: Rect(x: 0, y: 0, width: 200, height: 100), in: context)
/// card.backgroundColor = .white
/// card.cornerRadius = 12
/// card.addSubview(Label(frame: Rect(x: 12, y: 12, width: 176, height: 20), in: context))
/// let list = displayList(of: card)
/// ```
open class View {
  /// The maximum width and height of a view, and its maximum distance from its superview's origin,
  /// in points.
  public static let largestLength: Double = 10_000_000
  /// The value for a width or height that the content of a view does not determine. UIKit
  /// counterpart: `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: Double = -1

  /// The maximum depth to which views can be nested, including the outermost view.
  ///
  /// Trees are walked recursively, on a stack of limited size; deeper nesting is a programming error.
  public static let deepestNesting = 256

  /// The context of the view, which is initially the context it was created with.
  public internal(set) var context: RenderContext
  /// The object that represents the view in another API and implements its override points; nil if
  /// the view itself does.
  package final var host: (any ViewHost)?
  /// This view if it displays laid out text, else nil.
  ///
  /// It avoids a cast to the protocol, which would search every conformance in the program for the first view of each
  /// class.
  package var asTextShowing: (any TextShowing)? { nil }
  /// The name of the view in reports and layout dumps. UIKit counterpart:
  /// `accessibilityIdentifier`.
  public var id: String?

  /// The view that contains this view; nil if there is none. UIKit counterpart: `superview`.
  public internal(set) weak var superview: View?
  /// The views inside this view, from back to front. UIKit counterpart: `subviews`.
  public internal(set) var subviews: [View] = []

  /// The colour of the background; nil for none. UIKit counterpart: `backgroundColor`.
  public var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      hasExplicitBackgroundColor = true
    }
  }
  /// The colour of caret, selection and marked text.
  ///
  /// A view without its own colour inherits its superview's; the outermost view's default is `SystemColor.systemBlue`.
  /// UIKit counterpart: `tintColor`.
  public final var tintColor: Color {
    get { storedTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.color(in: context.interfaceStyle) }
    set { storedTintColor = newValue }
  }
  /// The colour of the border; black by default. UIKit counterpart: CALayer's `borderColor`.
  public var borderColor: Color = .black
  /// The width of the border inside the bounds, in points; 0 for no border. UIKit counterpart:
  /// CALayer's `borderWidth`.
  public var borderWidth: Double = 0
  /// The shadow of everything that the view draws; nil for none.
  ///
  /// UIKit counterpart: CALayer's `shadowOpacity` and related properties.
  public var shadow: ViewShadow?
  /// The gradient that is drawn above the background; nil for none. UIKit counterpart:
  /// CAGradientLayer.
  public var gradient: ViewGradient?
  /// The view whose opacity masks this view; nil for none.
  ///
  /// It is not a subview; its frame is in this view's coordinates. UIKit counterpart: `mask`.
  public var mask: View?
  /// The corner radius of background and border, in points.
  ///
  /// Content and subviews are clipped to it only if `clipsToBounds`. UIKit counterpart: CALayer's `cornerRadius`.
  public var cornerRadius: Double = 0
  /// The corners that are rounded; the others are square. UIKit counterpart: CALayer's
  /// `maskedCorners`.
  package final var roundedCorners = RectCorners.all
  /// The shape of the rounded corners. UIKit counterpart: CALayer's `cornerCurve`.
  public var cornerCurve = CornerCurve.circular
  /// True if content and subviews are clipped to the bounds. UIKit counterpart: `clipsToBounds`.
  public var clipsToBounds = false
  /// The opacity of the view and its subviews as a group, from 0 to 1. UIKit counterpart: `alpha`.
  public var alpha: Double = 1
  /// True if the view and its subviews are not drawn. UIKit counterpart: `isHidden`.
  public var isHidden = false
  /// True if the view and its subviews receive touches. The default is false for labels and image
  /// views, else true.
  ///
  /// UIKit counterpart: `isUserInteractionEnabled`, with its defaults.
  public final var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled ?? takesTouches }
    set { storedIsUserInteractionEnabled = newValue }
  }
  /// The kind of the view's content, which determines whether the view is mirrored. UIKit
  /// counterpart: `semanticContentAttribute`.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// The outline of the view when it is used as a mask, in its own coordinates; nil uses the
  /// outline of its background.
  package final var outline: Path?

  /// The window to whose keyboard the view belongs, or whose keyboard it replaces, while that
  /// keyboard is visible; otherwise nil.
  weak var keyboardWindow: View?
  /// The view's data for constraints; nil if it has none.
  package final var layoutState: AnyObject?
  /// True if constraints may place a view inside this view; false if they place none.
  ///
  /// True in all superviews of a view whose constraints are or were in use.
  var holdsConstraints = false
  var geometry = ViewGeometry()
  var needsLayout = true
  /// True if this view may contain a view that needs layout; false if it contains none. It is true
  /// in all superviews of a view that needs layout.
  var holdsUnlaidViews = true
  var storedBackgroundColor: Color?
  var storedTintColor: Color?
  var storedIsUserInteractionEnabled: Bool?
  /// True if code has set the background colour of this view, so that registered appearances do not
  /// change it.
  var hasExplicitBackgroundColor = false

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: Rect = .zero, in context: RenderContext) {
    self.context = context
    geometry.untransformedFrame = frame.asGeometry
  }

  // MARK: Overridden by subclasses

  /// Draws the content, above the background and below the subviews. The default implementation
  /// draws nothing.
  ///
  /// In UIKit a view draws into a bitmap of its own size. Here drawing outside the bounds is visible unless
  /// `clipsToBounds`. UIKit counterpart: `draw(_:)`.
  /// - Parameters:
  ///   - rect: the bounds.
  ///   - canvas: in the view's coordinates.
  open func draw(_ rect: Rect, on canvas: inout Canvas) {}

  /// Sets the frames of subviews. The default implementation does nothing. UIKit counterpart:
  /// `layoutSubviews()`.
  open func layoutSubviews() {}

  /// The text that screen readers and other assistive technologies read, such as a label's text;
  /// nil for none.
  ///
  /// UIKit counterpart: `accessibilityLabel`, which can be set there.
  open var accessibilityLabel: String? { nil }

  /// Returns the best size of the view within `size`. The default implementation returns its
  /// current size.
  ///
  /// UIKit counterpart: `sizeThatFits(_:)`.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size of the view's content. A width or height that the content does not determine is
  /// `noIntrinsicMetric`.
  ///
  /// UIKit counterpart: `intrinsicContentSize`.
  open var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  /// Called after the view entered or left a window, alone or together with a superview.
  ///
  /// UIKit counterpart: `didMoveToWindow()`.
  open func didMoveToWindow() {}

  /// Returns true if a point, in the view's own coordinates, is inside the view. The default
  /// implementation tests the bounds.
  ///
  /// UIKit counterpart: `point(inside:with:)`.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at a point, which is a subview or the view itself; nil if there is
  /// none.
  ///
  /// Nil if the point is outside, or if the view is hidden, almost transparent or receives no touches. Subviews outside
  /// the bounds receive no touches. UIKit counterpart: `hitTest(_:with:)`.
  /// - Parameter point: in the view's own coordinates.
  open func hitTest(_ point: Point) -> View? { touchedView(at: point) }

  // MARK: Overridden in the module

  /// True if the view is a window, which cannot be a subview.
  var isWindow: Bool { false }

  /// Called on a window before `view` is removed from the window.
  func willLose(_ view: View) {}

  /// Returns the upper left corner of a view on the keyboard, in the coordinates of this window;
  /// (0, 0) for other views.
  func origin(ofInputView view: View) -> Point { .zero }

  /// Called when the user tapped a point, given in the view's own coordinates.
  func tapped(at point: Point) {}

  /// The value of `isUserInteractionEnabled` until code sets it.
  var takesTouches: Bool { true }

  /// Discards cached measurements of the content. It is called by `setNeedsLayout()`.
  func forgetMeasurements() {}

  /// Applies the appearances that are registered for views of this class with `updateAppearance`.
  func adoptAppearance() {}

  /// Called after the context of the view changed.
  func contextChanged() {}

  /// True if the background colour fills the bounds; false if the view draws its background itself.
  var fillsGround: Bool { true }

  /// True if the view's own drawing, in addition to its subviews, is clipped to the bounds.
  var clipsOwnDrawing: Bool { clipsToBounds }

  /// True if parts of the content outside the bounds are clipped at whole pixels
  /// (rule: label-ink-outside-bounds).
  var cutsInk: Bool { false }
}
