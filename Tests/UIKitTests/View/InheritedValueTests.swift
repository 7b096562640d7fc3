import Testing
import UIKit

/// Values that a view takes from the views around it, under overrides that take them from a view inside.
@MainActor
@Suite struct InheritedValueTests {
  /// A view that answers for its content, member by member.
  private final class Wrapper: UIView {
    let content = UITextView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(content)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var tintColor: UIColor! {
      get { content.tintColor }
      set { content.tintColor = newValue }
    }
    override var window: UIWindow? { content.window }
    override var undoManager: UndoManager? { content.undoManager }
    override var safeAreaInsets: UIEdgeInsets { content.safeAreaInsets }
    override var layoutMargins: UIEdgeInsets {
      get { content.layoutMargins }
      set { content.layoutMargins = newValue }
    }
    override var traitCollection: UITraitCollection { content.traitCollection }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { content.overrideUserInterfaceStyle }
      set { content.overrideUserInterfaceStyle = newValue }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
      get { content.semanticContentAttribute }
      set { content.semanticContentAttribute = newValue }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      content.effectiveUserInterfaceLayoutDirection
    }
    override var isUserInteractionEnabled: Bool {
      get { content.isUserInteractionEnabled }
      set { content.isUserInteractionEnabled = newValue }
    }
    override var contentScaleFactor: CGFloat {
      get { content.contentScaleFactor }
      set { content.contentScaleFactor = newValue }
    }
    override var minimumContentSizeCategory: UIContentSizeCategory? {
      get { content.minimumContentSizeCategory }
      set { content.minimumContentSizeCategory = newValue }
    }
    override var inputView: UIView? { content.inputView }
    override var inputAccessoryView: UIView? { content.inputAccessoryView }
    override var keyCommands: [UIKeyCommand]? { content.keyCommands }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let wrapper = Wrapper(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test func tintsComeFromWhereTheyWereSet() {
    window.tintColor = .green
    window.addSubview(wrapper)
    #expect(wrapper.content.tintColor == .green)
    #expect(wrapper.tintColor == .green)
    wrapper.tintColor = .red
    #expect(wrapper.content.tintColor == .red)
    #expect(wrapper.tintColor == .red)
  }

  @Test func tintColorDidChangeIsCalledOnce() {
    final class Observer: UIView {
      let label = UILabel()
      var count = 0
      override var tintColor: UIColor! { didSet { label.textColor = tintColor } }
      override func tintColorDidChange() {
        super.tintColorDidChange()
        count += 1
      }
    }
    let view = Observer()
    view.addSubview(view.label)
    view.tintColor = .red
    #expect(view.label.textColor == .red && view.label.tintColor == .red && view.count == 1)
  }

  @Test func windowsAreFoundByTheTree() {
    window.addSubview(wrapper)
    #expect(wrapper.window === window)
    #expect(wrapper.content.window === window)
    wrapper.removeFromSuperview()
    #expect(wrapper.window == nil)
  }

  @Test func traitsAreThoseOfTheTree() {
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(wrapper)
    #expect(wrapper.traitCollection.userInterfaceStyle == .dark)
    wrapper.overrideUserInterfaceStyle = .light
    #expect(wrapper.content.traitCollection.userInterfaceStyle == .light)
    wrapper.minimumContentSizeCategory = .accessibilityLarge
    #expect(wrapper.content.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    wrapper.semanticContentAttribute = .forceRightToLeft
    #expect(wrapper.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    wrapper.isUserInteractionEnabled = false
    #expect(!wrapper.content.isUserInteractionEnabled)
    #expect(wrapper.contentScaleFactor == wrapper.content.contentScaleFactor)
  }

  @Test func insetsEndWhereAnOverrideAsksBack() {
    window.addSubview(wrapper)
    wrapper.content.preservesSuperviewLayoutMargins = true
    wrapper.content.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()
    // The override is passed over: the margins of the wrapper itself, 8 points, reach into its content.
    #expect(wrapper.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 3, right: 4))
    #expect(wrapper.safeAreaInsets == .zero)
  }

  @Test func safeAreasPassAnOverrideThatAsksBack() {
    final class Safe: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    }
    let safe = Safe(frame: window.bounds)
    safe.addSubview(wrapper)
    #expect(wrapper.safeAreaInsets.top == 20)
  }

  @Test func whatAnOverrideSaysReachesTheViewsInside() {
    final class Safe: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    }
    let (safe, inner) = (Safe(frame: window.bounds), UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10)))
    safe.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 15)
  }

  @Test func respondersThatAskAnotherForTheUndoManagerEnd() {
    window.addSubview(wrapper)
    #expect(wrapper.undoManager === wrapper.content.undoManager)
    #expect(wrapper.inputView == nil && wrapper.inputAccessoryView == nil && wrapper.keyCommands == nil)
    final class Owner: UIView {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let owner = Owner()
    owner.addSubview(wrapper)
    #expect(wrapper.content.undoManager === owner.manager)
  }

  @Test func controllersAskTheirParentsNotTheirOverrides() {
    final class Container: UIViewController {
      let child = UIViewController()
      override var presentedViewController: UIViewController? { child.presentedViewController }
      override var presentingViewController: UIViewController? { child.presentingViewController }
      override var traitCollection: UITraitCollection { child.traitCollection }
      override var navigationController: UINavigationController? { child.navigationController }
      override var tabBarController: UITabBarController? { child.tabBarController }
    }
    let container = Container()
    container.addChild(container.child)
    let navigation = UINavigationController(rootViewController: container)
    #expect(container.presentedViewController == nil && container.presentingViewController == nil)
    #expect(container.traitCollection.userInterfaceStyle == .light)
    #expect(container.navigationController === navigation)
    #expect(container.tabBarController == nil)
  }
}
