/// A navigation bar: a row with buttons and the inline title, followed by the large title and the
/// search field.
///
/// The row is 44 points high, a large title adds 52, a search 52; the space at the sides is 16 (from memory of iOS 17).
struct NavigationBar: View {
  let contents: BarContents
  let isLarge: Bool
  /// The title of the previous page, or nil without a back button.
  let back: Text?

  static let rowHeight: CGFloat = 44
  static let titleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52

  var height: CGFloat {
    Self.rowHeight + (isLarge ? Self.titleHeight : 0) + (contents.search == nil ? 0 : Self.searchHeight)
  }

  private func items(_ role: ToolbarItemPlacement.Role) -> [ToolbarEntry] {
    contents.items.filter { $0.placement.role == role }
  }

  var body: some View {
    VStack(spacing: 0) {
      BarRow().callAsFunction {
        leading.layoutValue(key: BarRoleKey.self, value: .leading)
        center.layoutValue(key: BarRoleKey.self, value: .center)
        BarItems(entries: items(.trailing)).layoutValue(key: BarRoleKey.self, value: .trailing)
      }
      .frame(height: Self.rowHeight)
      if isLarge, let title = contents.title { large(title) }
      if let search = contents.search {
        SearchField(entry: search).padding(.horizontal, 16).padding(.top, 1).padding(.bottom, 15)
      }
    }
  }

  private var leading: some View {
    HStack(spacing: 16) {
      if let back { BackButton(title: back) }
      BarItems(entries: items(.leading))
    }
  }

  @ViewBuilder private var center: some View {
    let principal = items(.principal)
    if !principal.isEmpty {
      BarItems(entries: principal)
    } else if !isLarge, let title = contents.title {
      title.font(.system(size: 17, weight: .semibold)).lineLimit(1)
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }

  private func large(_ title: Text) -> some View {
    title.font(.system(size: 34, weight: .bold)).lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: Self.titleHeight, maxHeight: Self.titleHeight, alignment: .leading)
      .padding(.horizontal, 16)
  }
}

/// A bar at the bottom of the page, with its items spread over the width.
struct BottomBar: View {
  let items: [ToolbarEntry]
  var body: some View {
    HStack(spacing: 0) { BarItems(entries: items, spacing: 0) }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: NavigationItem.bottomHeight, maxHeight: NavigationItem.bottomHeight)
  }
}

/// The items of a bar, in a row.
struct BarItems: View {
  let entries: [ToolbarEntry]
  var spacing: CGFloat = 16
  var body: some View {
    HStack(spacing: spacing) {
      ForEach(entries.indices, id: \.self) { index in entries[index].view }
    }
  }
}

/// The button that leads back to the previous page.
struct BackButton: View {
  let title: Text
  var body: some View {
    EnvironmentReader { environment in
      HStack(spacing: 6) {
        Chevron(isBack: true).stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
          .frame(width: 10, height: 18)
        title.font(.system(size: 17)).lineLimit(1)
      }
      .modifier(ControlForeground(paint: environment.controlPaint(nil)))
    }
    .padding(.leading, -7)
  }
}

/// A chevron that points to the trailing or the leading edge.
nonisolated struct Chevron: Shape {
  var isBack = false
  func path(in rect: CGRect) -> Path {
    let (outer, tip) = isBack ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    var path = Path()
    path.move(to: CGPoint(x: outer, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: outer, y: rect.maxY))
    return path
  }
}

/// The chevron at the end of a row that leads to another page.
struct DisclosureMark: View {
  var body: some View {
    Chevron().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 6, height: 11)
      .modifier(ControlForeground(paint: .color(.tertiaryLabel)))
  }
}

/// The position of a view in the row of a bar.
enum BarRole { case leading, center, trailing }

nonisolated struct BarRoleKey: LayoutValueKey { static var defaultValue: BarRole { .center } }

/// The layout of a bar's row. The centre view is in the middle of the bar if it fits between the
/// other views.
struct BarRow: Layout {
  /// The margin at both ends of the row.
  static let margin: CGFloat = 16
  /// The minimum space between the views.
  static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(2 * Self.margin) { $0 + $1.width }
    return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inner = bounds.insetBy(dx: Self.margin, dy: 0)
    var (start, end) = (inner.minX, inner.maxX)
    for subview in subviews where subview[BarRoleKey.self] != .center {
      // Items have their ideal width, so a spacer between two buttons has its minimum length.
      var offered = ProposedViewSize(width: nil, height: bounds.height)
      if subview.sizeThatFits(offered).width > inner.width { offered.width = inner.width }
      let size = subview.sizeThatFits(offered)
      let isLeading = subview[BarRoleKey.self] == .leading
      let x = isLeading ? inner.minX : inner.maxX - size.width
      subview.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: offered)
      guard size.width > 0 else { continue }
      if isLeading { start = x + size.width + Self.gap } else { end = x - Self.gap }
    }
    for subview in subviews where subview[BarRoleKey.self] == .center {
      let offered = ProposedViewSize(width: max(0, end - start), height: bounds.height)
      let size = subview.sizeThatFits(offered)
      let x = min(max(bounds.midX - size.width / 2, start), max(start, end - size.width))
      subview.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: offered)
    }
  }
}
