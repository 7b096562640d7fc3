import CoreGraphics
public import Foundation
public import UIFoundation

/// An object that manages a screen or a part of it. It creates a view, is notified when the view
/// appears, and can contain other view controllers.
///
/// There are no interface files: a controller that does not override `loadView()` gets a plain view of the screen's
/// size. Presentations and transitions happen at once.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment {
  public let nibName: String?
  public let nibBundle: Bundle?
  final var screen = ScreenState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  @preconcurrency @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }

  nonisolated open func encode(with coder: NSCoder) {}

  // MARK: View

  /// The root view, created on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return screen.view
    }
    set { takeView(newValue) }
  }
  open var viewIfLoaded: UIView? { screen.view }
  open var isViewLoaded: Bool { screen.view != nil }
  open var storyboard: UIStoryboard? { nil }

  /// Creates the view. The default view has the size of the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  open func loadViewIfNeeded() {
    guard screen.view == nil else { return }
    loadView()
    precondition(screen.view != nil, "\(type(of: self)).loadView() must set the view")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  /// Called before each call of the view's `updateProperties()`.
  open func updateProperties() {}
  /// Schedules a call of `updateProperties()` before the next layout of the view.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Calls `updateProperties()` immediately if a call is scheduled.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  open var title: String? {
    didSet {
      screen.navigationItem?.title = title
      screen.tabBarItem?.title = title
    }
  }

  // MARK: Containment

  open var children: [UIViewController] { screen.children }
  open var parent: UIViewController? { screen.parent }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, for: toViewController, animations, completion) }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated) } else { beginDisappearing(animated) }
  }
  open func endAppearanceTransition() { endTransition() }
  open var isBeingPresented: Bool { screen.isBeingPresented }
  open var isBeingDismissed: Bool { screen.isBeingDismissed }
  open var isMovingToParent: Bool { screen.isMovingToParent }
  open var isMovingFromParent: Bool { screen.isMovingFromParent }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { nearest(\.screen.presented) }
  open var presentingViewController: UIViewController? { nearest(\.screen.presenter) }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    cover(with: viewControllerToPresent, animated: flag)
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    uncover(animated: flag)
    completion?()
  }
  /// Shows a view controller in the nearest container that can show it; without such a container,
  /// presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue, screen.presenter == nil { screen.presentation = nil } }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.screen.parent).lazy.compactMap(\.screen.transition).first
  }
  open var presentationController: UIPresentationController? { usedPresentation }
  open var popoverPresentationController: UIPopoverPresentationController? {
    usedPresentation as? UIPopoverPresentationController
  }
  open var sheetPresentationController: UISheetPresentationController? {
    usedPresentation as? UISheetPresentationController
  }

  // MARK: Geometry

  open var preferredContentSize = CGSize.zero {
    didSet { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { safeAreaChanged() } }
  /// True if the margins of the view are at least the system's minimum margins.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setMargins { _ in } } }
  /// The minimum margins of the view: at the sides 16 points, or 20 in views at least 414 points
  /// wide; 0 at the top and bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { storedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.updateTraits() }
  }
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.screen.overridesByParent = collection
    childViewController.viewIfLoaded?.updateTraits()
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.screen.overridesByParent
  }

  // MARK: Content that is unavailable

  final var unavailable = ContentUnavailableState()
  /// The configuration that is shown over the view while there is no content; nil for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showContentUnavailable() } }
  /// The state for the content unavailable configuration, with the search text of the navigation
  /// item.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = screen.navigationItem?.searchController?.searchBar.text
    return state
  }
  /// Schedules an update of the content unavailable configuration before the next layout of the
  /// view.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
  /// Updates the content unavailable configuration for a state.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if let contentUnavailableConfiguration {
      self.contentUnavailableConfiguration = contentUnavailableConfiguration.updated(for: state)
    }
  }

  // MARK: Containers

  /// The navigation item of the controller, created with the title on first access.
  open var navigationItem: UINavigationItem {
    if let item = screen.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    screen.navigationItem = item
    return item
  }
  /// The tab bar item of the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = screen.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      screen.tabBarItem = item
      return item
    }
    set {
      screen.tabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }
  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.viewIfLoaded?.setNeedsLayout() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var hidesBottomBarWhenPushed = false
  open var isEditing: Bool {
    get { screen.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    screen.isEditing = editing
    screen.editButton?.title = editing ? "Done" : "Edit"
    screen.editButton?.style = editing ? .done : .plain
  }
  /// A button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let item = screen.editButton { return item }
    let item = UIBarButtonItem(title: isEditing ? "Done" : "Edit", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(title: item.title ?? "") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    screen.editButton = item
    return item
  }

  // MARK: Status bar and orientation

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var restorationIdentifier: String?
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Keys

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { screen.keyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { screen.keyCommands.removeAll { $0 === keyCommand } }
  open override var keyCommands: [UIKeyCommand]? { screen.keyCommands.isEmpty ? nil : screen.keyCommands }
  open var performsActionsWhilePresentingModally: Bool { false }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure(
      "Galley has no storyboards and therefore no segue \(identifier): present the view controller in code")
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open class func attemptRotationToDeviceOrientation() {}
}
