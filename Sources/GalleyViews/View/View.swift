public import GalleyBase
public import GalleyDrawing

/// A rectangle that draws something and holds other views. UIKit counterpart: UIView, without transforms and
/// constraints; of events there are taps, by `Window.tap(at:)`.
///
/// Lengths are points, y down. `frame` is in the superview's coordinates, `bounds` in the view's own. Lengths that are
/// set are put on the length grid; what is not a number becomes 0, extents below 0 become 0, and distances beyond
/// `View.largestLength` become it. A view belongs to the task that made it.
open class View {
  /// The greatest length a view can have, and the farthest it can be from its superview's origin.
  public static let largestLength: Double = 10_000_000
  /// An extent that a view has no opinion on. UIKit counterpart: `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: Double = -1

  /// How many views can be inside each other, the outermost counted: what walks a tree goes as deep as the tree, on a
  /// stack that ends somewhere. Deeper nesting is a programming error.
  public static let deepestNesting = 256

  /// What the view was made in.
  public let context: RenderContext
  /// A name for reports and layout dumps; nil if nobody needs one. UIKit counterpart: `accessibilityIdentifier`.
  public var id: String?

  /// The view that holds this one. UIKit counterpart: `superview`.
  public internal(set) weak var superview: View?
  /// The views in this one, the lowest first. UIKit counterpart: `subviews`.
  public internal(set) var subviews: [View] = []

  /// Colour of the ground, nil for none. UIKit counterpart: `backgroundColor`.
  public var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      hasExplicitBackgroundColor = true
    }
  }
  /// Colour of what can be edited or touched: caret, selection, marked text. A view that was given none has that of the
  /// view around it, the outermost one `SystemColor.systemBlue`. UIKit counterpart: `tintColor`.
  public final var tintColor: Color {
    get { storedTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.color(in: context.interfaceStyle) }
    set { storedTintColor = newValue }
  }
  /// Colour of the border. UIKit counterpart: CALayer's `borderColor`, with its default.
  public var borderColor: Color = .black
  /// Width of the border, inside the bounds; 0 draws none. UIKit counterpart: CALayer's `borderWidth`.
  public var borderWidth: Double = 0
  /// Radius of the corners of ground and border. What the view holds is cut along them only if `clipsToBounds`.
  /// UIKit counterpart: CALayer's `cornerRadius`.
  public var cornerRadius: Double = 0
  /// The curve of the corners. UIKit counterpart: CALayer's `cornerCurve`.
  public var cornerCurve = CornerCurve.circular
  /// Whether what lies outside of the bounds is hidden. UIKit counterpart: `clipsToBounds`.
  public var clipsToBounds = false
  /// Opacity of the view and all it holds, as a whole: 0…1. UIKit counterpart: `alpha`.
  public var alpha: Double = 1
  /// Whether the view and all it holds is left out. UIKit counterpart: `isHidden`.
  public var isHidden = false
  /// False if touches pass the view and all it holds by. Labels and pictures begin so, all others with true.
  /// UIKit counterpart: `isUserInteractionEnabled`, with its defaults.
  public final var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled ?? takesTouches }
    set { storedIsUserInteractionEnabled = newValue }
  }
  /// What the view shows, as far as mirroring is concerned. UIKit counterpart: `semanticContentAttribute`.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// The window on whose keyboard the view lies, or whose keyboard it replaces, while that keyboard is up.
  weak var keyboardWindow: View?
  var geometry = ViewGeometry()
  var needsLayout = true
  /// How many views are inside each other below this one: 0 without subviews.
  var levelsBelow = 0
  var storedBackgroundColor: Color?
  var storedTintColor: Color?
  var storedIsUserInteractionEnabled: Bool?
  /// Whether the colour was set on this very view, so that registered appearances leave it alone.
  var hasExplicitBackgroundColor = false

  /// A view with a frame in the coordinates of the superview to be.
  public init(frame: Rect = .zero, in context: RenderContext) {
    self.context = context
    geometry.frame = frame.asGeometry
  }

  // MARK: What subclasses override

  /// Draws what the view shows between its ground and its subviews. Does nothing by itself.
  ///
  /// Unlike UIKit, where a view draws into a picture of its own size, what is drawn outside of the bounds shows unless
  /// `clipsToBounds`. UIKit counterpart: `draw(_:)`.
  /// - Parameters:
  ///   - rect: the bounds.
  ///   - canvas: in the view's coordinates.
  open func draw(_ rect: Rect, on canvas: inout Canvas) {}

  /// Gives subviews their frames. Does nothing by itself. UIKit counterpart: `layoutSubviews()`.
  open func layoutSubviews() {}

  /// What the view says, for those who cannot see it; nil if it says nothing by itself. A label's is its text.
  /// UIKit counterpart: `accessibilityLabel`, which can be set there.
  open var accessibilityLabel: String? { nil }

  /// The size that suits the view best when `size` is at hand; its present size unless overridden.
  /// UIKit counterpart: `sizeThatFits(_:)`.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size that the view's content asks for; `noIntrinsicMetric` where it asks for none.
  /// UIKit counterpart: `intrinsicContentSize`.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Told after the view, or one that holds it, was put into a window or taken out of one.
  /// UIKit counterpart: `didMoveToWindow()`.
  open func didMoveToWindow() {}

  /// Returns true if a touch at a point, in the view's own coordinates, is one of the view: inside of its bounds, unless
  /// overridden. UIKit counterpart: `point(inside:with:)`.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// The view that a touch at a point is for: the highest of those that the view holds, or the view itself; nil if the
  /// point is not inside, or the view is hidden, all but transparent or takes no touches (documented). What a view holds
  /// outside of its bounds is never touched. UIKit counterpart: `hitTest(_:with:)`.
  /// - Parameter point: in the view's own coordinates.
  open func hitTest(_ point: Point) -> View? { touchedView(at: point) }

  // MARK: What the module's own views override

  /// True for a window, which cannot be a subview.
  var isWindow: Bool { false }

  /// Called on a window before `view` is taken out of it.
  func willLose(_ view: View) {}

  /// Called when a finger touched a point, in the view's own coordinates, and was lifted again.
  func tapped(at point: Point) {}

  /// True if the view takes touches unless it is said.
  var takesTouches: Bool { true }

  /// Told by `setNeedsLayout()`: what was worked out about the view's content may hold no longer.
  func forgetMeasurements() {}

  /// Takes up what was registered for views of its kind.
  func adoptAppearance() {}

  /// Whether the background colour fills the bounds; a view that draws its ground itself says no.
  var fillsGround: Bool { true }

  /// Whether `clipsToBounds` also cuts what the view itself draws.
  var clipsOwnDrawing: Bool { clipsToBounds }
}
