/// The layout item of a list or a form.
final class RowListItem: LayoutItem {
  let area = ScrollArea()
  private(set) var figures = ListFigures.insetGrouped
  private var sections: [ListSection] = []
  private var extras: (LayoutItem) -> (background: LayoutItem?, badge: LayoutItem?) = { _ in (nil, nil) }
  private var plans: [CGFloat: ListPlan] = [:]
  private let background = UIView()
  private var cards: [EffectView] = []
  private var fills: [ObjectIdentifier: UIView] = [:]
  private var lines: [UIView] = []

  override init(_ node: Node) { super.init(node) }

  func change(
    _ figures: ListFigures, _ items: [LayoutItem],
    extras: @escaping (LayoutItem) -> (background: LayoutItem?, badge: LayoutItem?)
  ) {
    self.figures = figures
    self.extras = extras
    sections = ListSection.of(items)
    for item in items { item.outer = self }
    invalidate()
  }

  override func forgetAnswers() {
    super.forgetAnswers()
    plans = [:]
  }

  private func plan(_ width: CGFloat) -> ListPlan {
    if let plan = plans[width] { return plan }
    let extras = extras
    var planning = ListPlanning(figures, environment, width: width) { extras($0).badge }
    let plan = planning.plan(sections)
    plans[width] = plan
    return plan
  }

  /// Returns the proposed size. The ideal size is the size of all rows at a width of 320 points
  /// (Galley's choice).
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(
      width: width, height: proposal.height ?? (width.isFinite ? plan(width).height : plan(320).height))
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let node else { return }
    let plan = plan(frame.width)
    if !environment.hidesScrollBackground {
      let isMirrored = environment.layoutDirection == .rightToLeft
      surface.show(background, in: node.tree.safeArea.extended(frame, .all, isMirrored: isMirrored))
      background.backgroundColor = figures.background
    }
    area.draw(node, in: frame, .vertical, content: CGSize(width: frame.width, height: plan.height), on: surface) {
      origin, inner in
      let bounds = CGRect(x: origin.x, y: origin.y, width: frame.width, height: max(plan.height, frame.height))
      drawCards(plan, in: bounds, on: inner)
      let leading = plan.entries.map { draw($0, in: bounds, on: inner) }
      drawLines(plan, leading, in: bounds, on: inner)
    }
  }

  /// Converts a rectangle of the list's content to the root's coordinates.
  private func moved(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    var rect = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
    if environment.layoutDirection == .rightToLeft { rect.origin.x = bounds.minX + bounds.maxX - rect.maxX }
    return rect
  }

  // MARK: Backgrounds

  private func drawCards(_ plan: ListPlan, in bounds: CGRect, on surface: Surface) {
    while cards.count < plan.cards.count { cards.append(EffectView()) }
    for (index, frame) in plan.cards.enumerated() {
      let card = cards[index]
      card.clipsToBounds = figures.hasCards
      card.layer.cornerRadius = figures.cornerRadius
      surface.show(card, in: moved(frame, in: bounds))
      let inner = Surface(card, origin: surface.rootOrigin(of: card))
      for entry in plan.entries where entry.card == index {
        drawBackground(of: entry, in: bounds, on: inner)
      }
      inner.finish()
    }
  }

  private func drawBackground(of entry: ListPlan.Entry, in bounds: CGRect, on surface: Surface) {
    let frame = moved(entry.frame, in: bounds)
    if let item = extras(entry.item).background {
      item.outer = self
      let proposal = ProposedViewSize(frame.size)
      let size = item.size(proposal)
      let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
      item.place(at: origin, proposal, on: surface)
    } else if figures.isGrouped {
      let fill = fills[ObjectIdentifier(entry.item)] ?? UIView()
      fills[ObjectIdentifier(entry.item)] = fill
      fill.backgroundColor = figures.rowBackground
      surface.show(fill, in: frame)
    }
  }

  // MARK: Rows and lines

  /// Draws the content of a row. Returns the distance from the row's leading edge to the start of
  /// the separator below the row.
  private func draw(_ entry: ListPlan.Entry, in bounds: CGRect, on surface: Surface) -> CGFloat {
    let insets = entry.insets
    // Headers and footers are at their insets, rows are in the middle of what is left.
    let slack = entry.part == .row ? max(0, entry.frame.height - insets.top - insets.bottom - entry.size.height) : 0
    let origin = CGPoint(
      x: bounds.minX + entry.frame.minX + insets.leading,
      y: bounds.minY + entry.frame.minY + insets.top + slack / 2)
    let start = surface.shown.count
    place(entry.item, at: origin, entry.proposal, in: bounds, on: surface)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let frame = moved(entry.frame, in: bounds)
    defer { drawBadge(of: entry, in: bounds, on: surface) }
    if let guide = entry.item.dimensions(entry.proposal).explicit(HorizontalAlignment.listRowSeparatorLeading.key) {
      return insets.leading + guide
    }
    guard let text = surface.shown(since: start).textEdge(isMirrored: isMirrored) else { return insets.leading }
    let edge = text + surface.origin.x
    return max(0, isMirrored ? frame.maxX - edge : edge - frame.minX)
  }

  private func drawBadge(of entry: ListPlan.Entry, in bounds: CGRect, on surface: Surface) {
    guard let badge = extras(entry.item).badge else { return }
    badge.outer = self
    let size = badge.size(.unspecified)
    let origin = CGPoint(
      x: bounds.minX + entry.frame.maxX - entry.insets.trailing - size.width,
      y: bounds.minY + entry.frame.midY - size.height / 2)
    place(badge, at: origin, .unspecified, in: bounds, on: surface)
  }

  private func drawLines(_ plan: ListPlan, _ leading: [CGFloat], in bounds: CGRect, on surface: Surface) {
    let thickness = environment.pixelLength
    var count = 0
    func line(_ entry: ListPlan.Entry, _ edge: VerticalEdge, from start: CGFloat) {
      if count == lines.count { lines.append(UIView()) }
      let line = lines[count]
      count += 1
      let tint = entry.item.traits[RowTraitsKey.self].separatorTints[edge]
      line.backgroundColor = tint?.source.color(in: entry.item.environment) ?? .separator
      let y = edge == .top ? entry.frame.minY : entry.frame.maxY - thickness
      let rect = CGRect(x: entry.frame.minX + start, y: y, width: entry.frame.width - start, height: thickness)
      surface.show(line, in: moved(rect, in: bounds))
    }
    for (index, entry) in plan.entries.enumerated() {
      let isLast = index == plan.entries.count - 1 || plan.entries[index + 1].card != entry.card
      let isWhole = figures.kind == .grouped
      if entry.top { line(entry, .top, from: isWhole ? 0 : leading[index]) }
      if entry.bottom { line(entry, .bottom, from: isWhole && isLast ? 0 : leading[index]) }
    }
  }
}

extension Collection where Element == UIView {
  /// Returns the leading edge of the first text in the views, in the coordinates of their
  /// superview. The result is nil if there is no text.
  @MainActor fileprivate func textEdge(isMirrored: Bool) -> CGFloat? {
    let edges = compactMap { view -> CGFloat? in
      guard !view.isHidden, view.alpha > 0 else { return nil }
      if let label = view as? UILabel, label.attributedText?.length ?? 0 > 0 {
        return isMirrored ? view.frame.maxX : view.frame.minX
      }
      return view.subviews.textEdge(isMirrored: isMirrored).map { $0 + view.frame.minX - view.bounds.minX }
    }
    return isMirrored ? edges.max() : edges.min()
  }
}
