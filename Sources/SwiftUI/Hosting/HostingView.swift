/// The UIView that shows a view's tree in its bounds.
@MainActor class HostingView: UIView {
  let tree = ViewTree()
  private var root: AnyView?
  /// Values that are set over those that the traits say.
  var changeEnvironment: (inout EnvironmentValues) -> Void = { _ in }
  /// Called after each layout.
  var didLayOut: () -> Void = {}
  /// The look that `preferredColorScheme` replaced.
  private var replacedStyle: UIUserInterfaceStyle?
  /// The edges at which the safe area is left free.
  var usesSafeArea = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    tree.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Ends the views: they disappear, and their tasks are cancelled.
  isolated deinit { tree.remove() }

  /// Shows a view.
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

  /// The size that the view chooses for a proposal.
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

  /// Takes the look that the views prefer, or the one from before when they prefer none. Answers true if it differs.
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

  /// The presentations of the views after the layout, the last one in front. None of them is inside of this view.
  package var presentations: [Presentation] { tree.presentations }
}

/// The layout of a root view: several views are in a column.
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
