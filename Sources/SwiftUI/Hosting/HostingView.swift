/// A UIView that shows a SwiftUI view in its bounds.
@MainActor class HostingView: UIView {
  let tree = ViewTree()
  private var root: AnyView?
  /// A closure that changes the environment after the values of the traits are set.
  var changeEnvironment: (inout EnvironmentValues) -> Void = { _ in }
  /// A closure that is called after each layout.
  var didLayOut: () -> Void = {}
  /// The interface style before `preferredColorScheme` replaced it; nil if it is not replaced.
  private var replacedStyle: UIUserInterfaceStyle?
  /// True if the view is laid out inside the safe area.
  var usesSafeArea = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    tree.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Removes the nodes: the views disappear, and their tasks are cancelled.
  isolated deinit { tree.remove() }

  /// Sets the SwiftUI view to show.
  func show<V: View>(_ view: V) {
    root = AnyView(view)
    evaluateRoot()
    setNeedsLayout()
  }

  private func evaluateRoot() {
    guard let root else { return }
    var environment = EnvironmentValues()
    environment.take(traitCollection)
    environment.horizontalSizeClass = UserInterfaceSizeClass(traitCollection.horizontalSizeClass)
    environment.verticalSizeClass = UserInterfaceSizeClass(traitCollection.verticalSizeClass)
    changeEnvironment(&environment)
    tree.update(LayoutView(layout: RootLayout(), content: root), environment: environment)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    evaluateRoot()
    setNeedsLayout()
  }

  /// Returns the size of the SwiftUI view for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    tree.evaluateStale()
    return tree.items.first?.size(proposal) ?? .zero
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? { length >= 10_000 || length <= 0 ? nil : length }
    return self.size(ProposedViewSize(width: proposed(size.width), height: proposed(size.height)))
  }

  override var intrinsicContentSize: CGSize { size(.unspecified) }

  override func layoutSubviews() {
    super.layoutSubviews()
    tree.settle { layOut() }
    if takePreferredStyle() {
      evaluateRoot()
      tree.settle { layOut() }
    }
    didLayOut()
  }

  /// Applies the colour scheme that the views prefer. If they prefer none, restores the colour
  /// scheme that was in use before. Returns true if the colour scheme changed.
  private func takePreferredStyle() -> Bool {
    let preferred = UIUserInterfaceStyle(tree.preference(PreferredColorSchemeKey.self))
    let style = preferred == .unspecified ? replacedStyle ?? overrideUserInterfaceStyle : preferred
    defer { if preferred == .unspecified { replacedStyle = nil } }
    guard style != overrideUserInterfaceStyle else { return false }
    replacedStyle = replacedStyle ?? overrideUserInterfaceStyle
    overrideUserInterfaceStyle = style
    return true
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func layOut() {
    let safe = usesSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
    let surface = Surface(self, origin: .zero)
    tree.containerSize = safe.size
    tree.safeArea = SafeArea(full: bounds, safe: safe)
    tree.scale = PixelGrid(self).scale
    if let item = tree.items.first {
      let proposal = ProposedViewSize(safe.size)
      let size = item.size(proposal)
      let origin = CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
      item.place(at: origin, proposal, on: surface)
    }
    surface.finish()
    for presentation in tree.presentations { presentation.layOut(in: bounds, safeAreaInsets) }
  }

  /// The presentations of the views after the layout, the last one in front. They are not subviews
  /// of this view.
  package var presentations: [Presentation] { tree.presentations }
}

/// The layout of a root view. Several views are placed in a column.
struct RootLayout: Layout {
  private var division: StackDivision {
    StackDivision(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return division.divide(proposal, among: subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if subviews.count == 1 {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    } else {
      division.place(in: bounds, proposal, subviews)
    }
  }
}
