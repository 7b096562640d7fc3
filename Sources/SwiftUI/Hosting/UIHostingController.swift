/// A view controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view that the controller shows.
  public var rootView: Content {
    didSet { if let hosting { hosting.show(rootView) } }
  }
  /// The sizes of the controller that follow the root view's ideal size.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hosting?.setNeedsLayout() }
  }
  /// The regions of the safe area that the layout takes into account.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hosting?.usesSafeArea = safeAreaRegions.contains(.container) }
  }
  /// True if the layout ignores the safe area. This is an older name, which many libraries use.
  public var _disableSafeArea: Bool {
    get { !safeAreaRegions.contains(.container) }
    set { safeAreaRegions = newValue ? [] : .all }
  }
  private weak var hosting: HostingView?

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a storyboard with a root view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Stops the program: a subclass in a storyboard must override this initialiser and pass its root
  /// view.
  public required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// Creates the view that shows the root view.
  open override func loadView() {
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.backgroundColor = .systemBackground
    view.usesSafeArea = safeAreaRegions.contains(.container)
    view.tree.controller = self
    view.didLayOut = { [weak self] in self?.takePreferredSize() }
    hosting = view
    self.view = view
    view.show(rootView)
  }

  private func takePreferredSize() {
    guard sizingOptions.contains(.preferredContentSize), let size = hosting?.size(.unspecified) else { return }
    if size != preferredContentSize { preferredContentSize = size }
  }

  /// Returns the size of the root view for a proposed size in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    // A length of 0 asks for the ideal one, as `UIView.layoutFittingCompressedSize` does (a choice).
    func proposed(_ length: CGFloat) -> CGFloat? {
      length <= 0 ? nil : length >= .greatestFiniteMagnitude ? .infinity : length
    }
    return hosting?.size(ProposedViewSize(width: proposed(size.width), height: proposed(size.height))) ?? .zero
  }
}

/// The sizes of a hosting controller that follow its root view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The preferred content size. It is set to the view's ideal size after each layout.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size. This option has no effect in Galley: the size is always the view's
  /// ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The regions of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as a bit mask.
  public let rawValue: UInt
  /// Creates regions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The region of bars and of the device's edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
