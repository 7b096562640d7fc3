/// A section of a list: its header, its rows and its footer.
struct ListSection {
  var id: ObjectIdentifier?
  var headers: [LayoutItem] = []
  var rows: [LayoutItem] = []
  var footers: [LayoutItem] = []

  /// Returns the sections of a list's items. Consecutive rows outside of a `Section` form a
  /// section.
  @MainActor static func of(_ items: [LayoutItem]) -> [ListSection] {
    var sections: [ListSection] = []
    for item in items {
      let role = item.traits[SectionRoleKey.self]
      if sections.isEmpty || sections[sections.count - 1].id != role?.section {
        sections.append(ListSection(id: role?.section))
      }
      let last = sections.count - 1
      switch role?.part ?? .row {
      case .header: sections[last].headers.append(item)
      case .row: sections[last].rows.append(item)
      case .footer: sections[last].footers.append(item)
      }
    }
    return sections
  }
}

/// The frames of the rows, headers and footers of a list, relative to the list's top leading
/// corner.
struct ListPlan {
  /// A row, a header or a footer.
  struct Entry {
    let item: LayoutItem
    let part: ListPart
    /// The frame of the whole row.
    var frame: CGRect
    /// The insets around the content.
    let insets: EdgeInsets
    /// The index of the card that contains the row, or nil.
    var card: Int?
    /// True if a separator is drawn at the top edge of the row.
    var top = false
    var bottom = false
    let proposal: ProposedViewSize
    let size: CGSize
    /// The width of the badge, or 0.
    var badge: CGFloat = 0
  }
  var entries: [Entry] = []
  var cards: [CGRect] = []
  var height: CGFloat = 0
}

/// Computes the frames of a list's rows, headers and footers.
@MainActor struct ListPlanning {
  let figures: ListFigures
  let environment: EnvironmentValues
  let width: CGFloat
  let badge: (LayoutItem) -> LayoutItem?
  private var plan = ListPlan()

  init(
    _ figures: ListFigures, _ environment: EnvironmentValues, width: CGFloat,
    badge: @escaping (LayoutItem) -> LayoutItem?
  ) {
    self.figures = figures
    self.environment = environment
    self.width = width
    self.badge = badge
  }

  /// Returns the frames of all rows, headers and footers of the given sections.
  mutating func plan(_ sections: [ListSection]) -> ListPlan {
    var hadFooter = false
    for (index, section) in sections.enumerated() {
      plan.height += space(before: section, isFirst: index == 0, hadFooter: hadFooter)
      for header in section.headers { add(header, .header, figures.headerInsets) }
      addRows(section.rows)
      for footer in section.footers { add(footer, .footer, figures.footerInsets) }
      hadFooter = !section.footers.isEmpty
    }
    plan.height += figures.bottom
    return plan
  }

  private func space(before section: ListSection, isFirst: Bool, hadFooter: Bool) -> CGFloat {
    let hasHeader = !section.headers.isEmpty
    if isFirst { return hasHeader ? figures.headerSpacing : figures.top }
    let own = section.rows.first?.traits[RowTraitsKey.self].sectionSpacing
    if let custom = own ?? environment.listSectionSpacing { return custom }
    return hasHeader || hadFooter ? figures.headerSpacing : figures.sectionSpacing
  }

  private mutating func add(_ item: LayoutItem, _ part: ListPart, _ insets: EdgeInsets) {
    let insets = item.traits[RowTraitsKey.self].insets ?? insets
    let margin = figures.margin
    let badge = badge(item)?.size(.unspecified).width
    let inner = width - 2 * margin - insets.leading - insets.trailing - (badge.map { $0 + 8 } ?? 0)
    let proposal = ProposedViewSize(width: max(0, inner), height: nil)
    let size = item.size(proposal)
    var height = size.height + insets.top + insets.bottom
    if part == .row { height = max(height, environment.defaultMinListRowHeight) }
    if part == .header, let least = environment.defaultMinListHeaderHeight { height = max(height, least) }
    let frame = CGRect(x: margin, y: plan.height, width: width - 2 * margin, height: height)
    var entry = ListPlan.Entry(
      item: item, part: part, frame: frame, insets: insets, proposal: proposal, size: size)
    entry.badge = badge ?? 0
    plan.entries.append(entry)
    plan.height += height
  }

  private mutating func addRows(_ rows: [LayoutItem]) {
    let first = plan.entries.count
    let spacing = environment.listRowSpacing ?? 0
    var start = plan.height
    for (index, row) in rows.enumerated() {
      if index > 0 && spacing > 0 {
        close(from: start)
        plan.height += spacing
        start = plan.height
      }
      add(row, .row, ListFigures.rowInsets)
      plan.entries[plan.entries.count - 1].card = plan.cards.count
    }
    if !rows.isEmpty { close(from: start) }
    guard spacing == 0 else { return }
    for index in first..<plan.entries.count { addLines(index, first) }
  }

  private mutating func close(from start: CGFloat) {
    plan.cards.append(
      CGRect(x: figures.margin, y: start, width: width - 2 * figures.margin, height: plan.height - start))
  }

  /// Sets which separators are drawn at a row. Separators are between rows, and in styles without
  /// cards also at the ends of the section.
  private mutating func addLines(_ index: Int, _ first: Int) {
    let own = plan.entries[index].item.traits[RowTraitsKey.self]
    let isFirst = index == first
    let isLast = index == plan.entries.count - 1
    if isFirst {
      let isShown = figures.hasCards ? own.sectionSeparators[.top] == .visible : own.sectionSeparators[.top] != .hidden
      plan.entries[index].top = isShown && own.separators[.top] != .hidden
    }
    if isLast {
      let isShown =
        figures.hasCards ? own.sectionSeparators[.bottom] == .visible : own.sectionSeparators[.bottom] != .hidden
      plan.entries[index].bottom = isShown && own.separators[.bottom] != .hidden
    } else {
      let next = plan.entries[index + 1].item.traits[RowTraitsKey.self]
      plan.entries[index].bottom = own.separators[.bottom] != .hidden && next.separators[.top] != .hidden
    }
  }
}
