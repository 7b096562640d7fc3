/// The view controllers that appear or disappear because a view moves in the hierarchy.
///
/// Containers that notify their children themselves do so before the move, so their children are not included.
@MainActor
struct Appearances {
  private var arriving: [UIViewController] = []
  private var leaving: [UIViewController] = []
  /// True if a parent controller is about to appear and will notify these controllers at the end.
  private var endsWithParent = false

  init() {}

  /// Finds the controllers that appear when `view` is added to `superview`.
  init(of view: UIView, in superview: UIView) {
    guard let window = superview.window, !window.isHidden else { return }
    let parent = sequence(first: superview, next: \.superview).lazy.compactMap { $0.links.viewController }.first
    if let parent {
      guard parent.isShowing, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      endsWithParent = parent.screen.stage == .coming
    }
    arriving = Appearances.controllers(in: view) { $0.screen.stage == .gone }
  }

  /// Finds the controllers that disappear when `view` leaves its window.
  init(leaving view: UIView, for window: UIWindow?) {
    guard view.window != nil, window == nil else { return }
    let parent = sequence(first: view, next: \.superview).dropFirst().lazy
      .compactMap { $0.links.viewController }.first
    guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    leaving = Appearances.controllers(in: view) { $0.screen.stage == .here }
  }

  func begin() {
    for controller in arriving { controller.beginAppearing(false) }
    for controller in leaving { controller.beginDisappearing(false) }
  }

  func end() {
    if !endsWithParent { for controller in arriving { controller.endTransition() } }
    for controller in leaving { controller.endTransition() }
  }

  /// Finds the outermost controllers in a tree of views, and returns those that satisfy a
  /// condition.
  private static func controllers(in view: UIView, where isMeant: (UIViewController) -> Bool) -> [UIViewController] {
    if let controller = view.links.viewController { return isMeant(controller) ? [controller] : [] }
    return view.subviews.flatMap { controllers(in: $0, where: isMeant) }
  }
}
