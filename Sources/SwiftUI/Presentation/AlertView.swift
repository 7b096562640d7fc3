/// The role of a button in an alert or an action sheet: an action, a cancel button, or a button
/// that Galley adds in case the view has no suitable button.
enum ActionPart { case action, cancel, fallback }

nonisolated struct ActionPartKey: LayoutValueKey { static var defaultValue: ActionPart { .action } }

/// The view of an alert: its title, its message and its buttons.
struct AlertView: View {
  let title: Text
  let message: AnyView?
  let actions: AnyView

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.system(size: 17, weight: .semibold))
        if let message { message.font(.system(size: 13)) }
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      .frame(maxWidth: .infinity)
      AlertActions().callAsFunction {
        actions.buttonStyle(AlertButtonStyle())
        Button("OK", action: {}).buttonStyle(AlertButtonStyle())
          .frame(minWidth: 0, minHeight: 0).clipped()
          .layoutValue(key: ActionPartKey.self, value: .fallback)
      }
    }
    .dynamicTypeSize(.large)
  }
}

/// The style of an alert's button: the label is centred. Separators are drawn just outside of each
/// button; the alert's edge clips the separators of the first button.
struct AlertButtonStyle: PrimitiveButtonStyle {
  var size: CGFloat = 17
  func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      configuration.label
        .lineLimit(1)
        .font(.system(size: size, weight: configuration.role == .cancel ? .semibold : .regular))
        .modifier(ControlForeground(paint: environment.controlPaint(configuration.role)))
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .overlay(alignment: .top) { Divider().offset(y: -environment.pixelLength) }
        .overlay(alignment: .leading) {
          Color(uiColor: .separator).frame(width: environment.pixelLength).offset(x: -environment.pixelLength)
        }
    }
    .layoutValue(key: ActionPartKey.self, value: configuration.role == .cancel ? .cancel : .action)
  }
}

/// The layout of an alert's buttons. Two buttons are side by side; otherwise the buttons are in a
/// column. Each button is 44 points high.
///
/// A button that cancels is at the leading end of two, and the last one of several. Without buttons there is "OK".
struct AlertActions: Layout {
  static let height: CGFloat = 44

  private func shown(_ subviews: Subviews) -> [LayoutSubview] {
    let own = subviews.filter { $0[ActionPartKey.self] != .fallback }
    guard !own.isEmpty else { return Array(subviews) }
    let cancels = own.filter { $0[ActionPartKey.self] == .cancel }
    let others = own.filter { $0[ActionPartKey.self] != .cancel }
    return own.count == 2 ? cancels + others : others + cancels
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let count = shown(subviews).count
    return CGSize(width: proposal.width ?? 270, height: Self.height * CGFloat(count == 2 ? 1 : count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
    let shown = shown(subviews)
    let isRow = shown.count == 2
    let width = isRow ? bounds.width / 2 : bounds.width
    for (index, subview) in shown.enumerated() {
      let x = bounds.minX + (isRow ? CGFloat(index) * width : 0)
      let y = bounds.minY + (isRow ? 0 : CGFloat(index) * Self.height)
      subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: Self.height))
    }
  }
}

/// The view of an action sheet: the actions, with a cancel button below.
struct ActionsView: View {
  let title: Text?
  let message: AnyView?
  let actions: AnyView

  var body: some View {
    ActionsLayout().callAsFunction {
      header.layoutValue(key: ActionPartKey.self, value: .action)
      actions.buttonStyle(AlertButtonStyle(size: 20))
      Button("Cancel", role: .cancel, action: {}).buttonStyle(AlertButtonStyle(size: 20))
        .frame(minWidth: 0, minHeight: 0).clipped()
        .layoutValue(key: ActionPartKey.self, value: .fallback)
    }
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .clipShape(ActionsPlates())
    .dynamicTypeSize(.large)
  }

  private var header: some View {
    VStack(spacing: 4) {
      if let title { title.font(.system(size: 13, weight: .semibold)) }
      if let message { message.font(.system(size: 13)) }
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, title == nil && message == nil ? 0 : 14)
    .frame(maxWidth: .infinity)
  }
}

/// The outline of an action sheet: a rounded rectangle around the text and the actions, and another
/// around the cancel button.
struct ActionsPlates: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let (cancel, rest) = rect.divided(atDistance: ActionsLayout.height, from: .maxYEdge)
    let actions = rest.divided(atDistance: ActionsLayout.gap, from: .maxYEdge).remainder
    var path = Path()
    for plate in [actions, cancel] { path.addPath(Path(roundedRect: plate, cornerRadius: 14)) }
    return path
  }
}

/// The layout of an action sheet: the text and the actions, and the cancel button at a distance
/// below.
struct ActionsLayout: Layout {
  nonisolated static let height: CGFloat = 57
  nonisolated static let gap: CGFloat = 8

  private struct Parts {
    var actions: [LayoutSubview] = []
    var cancel: LayoutSubview?
  }

  private func parts(_ subviews: Subviews) -> Parts {
    var parts = Parts()
    for subview in subviews {
      switch subview[ActionPartKey.self] {
      case .action: parts.actions.append(subview)
      case .cancel: parts.cancel = subview
      case .fallback: parts.cancel = parts.cancel ?? subview
      }
    }
    return parts
  }

  private func heights(_ parts: Parts, _ width: CGFloat?) -> [CGFloat] {
    parts.actions.enumerated().map { index, subview in
      index == 0 ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height : Self.height
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let group = heights(parts(subviews), proposal.width).reduce(0, +)
    return CGSize(width: proposal.width ?? 377, height: group + Self.gap + Self.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
    let parts = parts(subviews)
    let heights = heights(parts, bounds.width)
    var y = bounds.minY
    for (subview, height) in zip(parts.actions, heights) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
    parts.cancel?.place(
      at: CGPoint(x: bounds.minX, y: y + Self.gap),
      proposal: ProposedViewSize(width: bounds.width, height: Self.height))
  }
}
