/// A view that is presented over another view. Its picture is saved separately from the picture of
/// the presenting view.
@MainActor package final class Presentation {
  /// The kind of a presentation.
  package enum Kind: String, Sendable {
    /// A card that slides in from the bottom.
    case sheet
    /// A view that covers the whole screen.
    case fullScreenCover
    /// A card next to a view. On iPhones it is a sheet.
    case popover
    /// A message in the centre of the screen.
    case alert
    /// An action sheet at the bottom of the screen.
    case confirmationDialog
    /// A column at the side. On iPhones it is a sheet.
    case inspector
  }
  /// The kind of the presentation.
  package let kind: Kind
  /// The view of the presentation with the dimmed screen behind it. It is as large as the screen.
  package let view = UIView()
  private let dimming = UIView()
  private let card = EffectView()
  private(set) var node: Node?
  weak var owner: Node?

  init(_ kind: Kind, _ owner: Node) {
    self.kind = kind
    self.owner = owner
    view.addSubview(dimming)
    view.addSubview(card)
  }

  /// A closure that dismisses the presentation, as a user does.
  package private(set) var dismiss: () -> Void = {}

  /// The frame of the presented card on the screen, in points.
  package var frame: CGRect { card.frame }

  /// Sets the content and the closure that dismisses it.
  func show(_ content: some View, _ environment: EnvironmentValues, dismiss: @escaping () -> Void) {
    self.dismiss = dismiss
    guard let owner else { return }
    var values = environment
    values.listPart = nil
    values.isInForm = false
    values.isPresentedLayer = true
    let shown = LayoutView(layout: ZStackLayout(), content: content.presented(true, close: dismiss))
    node = owner.reconcile(shown, node, environment: values)
  }

  /// Removes the presented views.
  func remove() { node?.remove() }

  /// Lays out the content on a screen with safe area insets.
  func layOut(in bounds: CGRect, _ insets: UIEdgeInsets) {
    guard let node, let item = node.items().first else { return }
    view.frame = bounds
    dimming.frame = bounds
    dimming.backgroundColor = kind == .fullScreenCover ? .clear : UIColor.black.withAlphaComponent(0.2)
    let look = node.preference(PresentationLookKey.self) ?? PresentationLook()
    let place = PresentationPlace(kind, look, in: bounds, insets, item)
    card.frame = place.frame
    card.clipsToBounds = true
    card.layer.cornerRadius = place.cornerRadius
    card.layer.maskedCorners =
      place.isAtBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    card.backgroundColor = look.background?.paint(in: node.environment).color ?? place.background
    let surface = Surface(card, origin: place.frame.origin)
    let tree = node.tree
    let area = tree.safeArea
    tree.safeArea = SafeArea(full: place.frame, safe: place.safe)
    let proposal = ProposedViewSize(place.safe.size)
    let size = item.size(proposal)
    let origin = CGPoint(x: place.safe.midX - size.width / 2, y: place.safe.midY - size.height / 2)
    item.place(at: origin, proposal, on: surface)
    tree.safeArea = area
    if place.showsIndicator { showIndicator(on: surface, place.frame) }
    surface.finish()
  }

  private let indicator = UIView()

  private func showIndicator(on surface: Surface, _ frame: CGRect) {
    indicator.backgroundColor = .tertiaryLabel
    indicator.layer.cornerRadius = 2.5
    surface.show(indicator, in: CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5))
  }
}

/// The frame and the appearance of a presentation on the screen. Sizes are from memory of iOS 17
/// (Galley's choice).
@MainActor struct PresentationPlace {
  var frame: CGRect
  var safe: CGRect
  var cornerRadius: CGFloat = 0
  var isAtBottom = false
  var showsIndicator = false
  var background = UIColor.systemBackground

  init(
    _ kind: Presentation.Kind, _ look: PresentationLook, in bounds: CGRect, _ insets: UIEdgeInsets,
    _ item: LayoutItem
  ) {
    frame = bounds
    safe = bounds.inset(by: insets)
    switch kind {
    case .fullScreenCover: break
    case .sheet, .popover, .inspector: takeSheet(look, in: bounds, insets)
    case .alert: takeAlert(in: bounds, item)
    case .confirmationDialog: takeActions(in: bounds, insets, item)
    }
  }

  /// Sets the frame of a sheet. It is as high as its smallest detent, at most up to 10 points below
  /// the top of the safe area.
  private mutating func takeSheet(_ look: PresentationLook, in bounds: CGRect, _ insets: UIEdgeInsets) {
    let tallest = bounds.height - insets.top - 10
    let detents = look.detents.map { $0.height(in: tallest) }
    let height = min(look.selected?.height(in: tallest) ?? detents.min() ?? tallest, tallest)
    frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    safe = frame.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right))
    cornerRadius = look.cornerRadius ?? 10
    isAtBottom = true
    let isAutomatic = look.dragIndicator == .automatic && look.detents.count > 1
    showsIndicator = look.dragIndicator == .visible || isAutomatic
  }

  /// Sets the frame of an alert: 270 points wide, in the centre.
  private mutating func takeAlert(in bounds: CGRect, _ item: LayoutItem) {
    let height = item.size(ProposedViewSize(width: 270, height: nil)).height
    frame = CGRect(x: bounds.midX - 135, y: (bounds.midY - height / 2).rounded(), width: 270, height: height)
    safe = frame
    cornerRadius = 14
    background = .secondarySystemBackground
  }

  /// Sets the frame of an action sheet: at the bottom, 8 points from the edges.
  private mutating func takeActions(in bounds: CGRect, _ insets: UIEdgeInsets, _ item: LayoutItem) {
    let width = bounds.width - 16
    let height = item.size(ProposedViewSize(width: width, height: nil)).height
    let bottom = bounds.maxY - max(8, insets.bottom)
    frame = CGRect(x: bounds.minX + 8, y: bottom - height, width: width, height: height)
    safe = frame
    background = .clear
  }
}
