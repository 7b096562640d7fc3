/// A view controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  public var rootView: Content {
    didSet { if let hosting { hosting.show(rootView) } }
  }
  /// The sizes that follow the root view's ideal size.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hosting?.setNeedsLayout() }
  }
  /// The safe areas that the view's layout takes into account.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hosting?.usesSafeArea = safeAreaRegions.contains(.container) }
  }
  /// True if the view's layout takes no safe area into account: an older name, which many libraries use.
  public var _disableSafeArea: Bool {
    get { !safeAreaRegions.contains(.container) }
    set { safeAreaRegions = newValue ? [] : .all }
  }
  private weak var hosting: HostingView?

  /// A controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a storyboard that shows a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// A subclass for a storyboard has to say its root view.
  public required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// Makes the view that shows the root view.
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

  /// The size that the root view chooses for a size in points.
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
  /// A bit for each option.
  public let rawValue: Int
  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// After each layout the preferred content size is the view's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// Has no effect here: the intrinsic content size is always the view's ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt
  /// Parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the device's own edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts.
  public static let all = SafeAreaRegions(rawValue: .max)
}
