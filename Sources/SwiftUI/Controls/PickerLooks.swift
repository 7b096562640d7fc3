/// A menu picker: the chosen value with two arrows, in the tint colour.
struct ChosenMenu<Content: View, Value: Hashable>: View {
  let content: Content
  let selection: Value

  var body: some View {
    EnvironmentReader { environment in
      HStack(spacing: 4) {
        TaggedChoice(content: content, selection: AnyHashable(selection))
        DrawnMark(kind: .upAndDown)
      }
      .modifier(ControlForeground(paint: environment.controlPaint(nil)))
    }
  }
}

/// A picker as a row, with the label at the start and the chosen value at the end.
struct ChosenRow<Label: View, Content: View, Value: Hashable>: View {
  let label: Label
  let content: Content
  let selection: Value
  let isLink: Bool

  var body: some View {
    LabeledRow(label: label) {
      HStack(spacing: 6) {
        TaggedChoice(content: content, selection: AnyHashable(selection))
        DrawnMark(kind: isLink ? .right : .upAndDown)
      }
      .foregroundStyle(.secondary)
    }
  }
}

/// A picker as a row for each value, with a check mark at the end of the chosen row.
struct InlinePicker<Label: View, Content: View, Value: Hashable>: View {
  let label: Label
  let content: Content
  let selection: Value

  var body: some View { content.modifier(CheckModifier(selection: AnyHashable(selection))) }
}

/// Puts a check mark at the end of the chosen items.
nonisolated struct CheckModifier: UnaryModifier {
  typealias Body = Never
  let selection: AnyHashable

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    let inner = item.inner.size(proposal)
    return CGSize(width: proposal.width ?? inner.width + 30, height: max(22, inner.height))
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    let inner = ProposedViewSize(width: size.width - 30, height: proposal.height)
    return Placing(
      origin: CGPoint(x: 0, y: (size.height - item.inner.size(inner).height) / 2), proposal: inner)
  }

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    item.drawInner(placing, in: frame, on: surface)
    guard item.inner.isTagged(selection) else { return }
    let view = item.memory as? MarkView ?? MarkView()
    item.memory = view
    view.kind = .check
    view.color = (item.environment.tintPaint?.color ?? .systemBlue).resolvedColor(with: item.environment.traits)
    view.backgroundColor = .clear
    surface.show(view, in: CGRect(x: frame.maxX - 16, y: frame.midY - 7, width: 16, height: 14))
  }
}

/// A picker as a column of values, 216 points high. The chosen value is in the middle, and the
/// values above and below it are paler.
struct WheelPicker<Content: View, Value: Hashable>: View {
  let content: Content
  let selection: Value

  var body: some View {
    Arranged(arrangement: WheelArrangement(selection: AnyHashable(selection)), content: content.font(.title3))
  }
}

/// The layout of a wheel: rows of 32 points around the chosen row (UIKit's height).
struct WheelArrangement: Arrangement {
  let selection: AnyHashable

  func size(_ proposal: ProposedViewSize, _ content: ArrangedContent) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: 216)
  }

  func draw(_ content: ArrangedContent, in frame: CGRect, on surface: Surface) {
    let plate = content.views.view("plate") { UIView() }
    plate.backgroundColor = UIColor.tertiarySystemFill.resolvedColor(with: content.environment.traits)
    plate.layer.cornerRadius = 8
    surface.show(
      plate, in: CGRect(x: frame.minX + 9, y: frame.midY - 16, width: max(0, frame.width - 18), height: 32))
    let chosen = content.items.firstIndex { $0.isTagged(selection) } ?? 0
    for (index, item) in content.items.enumerated() where abs(index - chosen) <= 2 {
      let proposal = ProposedViewSize(width: frame.width, height: 32)
      let size = item.size(proposal)
      let holder = content.views.view("row\(index)") { UIView() }
      holder.alpha = [1, 0.45, 0.2][abs(index - chosen)]
      let row = CGRect(
        x: frame.minX, y: frame.midY - 16 + CGFloat(index - chosen) * 32, width: frame.width, height: 32)
      surface.show(holder, in: row)
      let inner = Surface(holder, origin: surface.rootOrigin(of: holder))
      item.place(at: CGPoint(x: frame.midX - size.width / 2, y: row.midY - size.height / 2), proposal, on: inner)
      inner.finish()
    }
  }
}

/// A picker as segments, side by side.
struct SegmentedPicker<Content: View, Value: Hashable>: View {
  let content: Content
  let selection: Value

  var body: some View {
    Arranged(
      arrangement: SegmentArrangement(selection: AnyHashable(selection)),
      content: content.font(.system(size: 13, weight: .medium)).lineLimit(1).foregroundColor(.primary))
  }
}

/// The layout of segments: equal widths on a background 32 points high. The chosen segment has a
/// lighter background, as in UIKit.
struct SegmentArrangement: Arrangement {
  let selection: AnyHashable

  func size(_ proposal: ProposedViewSize, _ content: ArrangedContent) -> CGSize {
    let widest = content.items.map { $0.size(.unspecified).width + 20 }.max() ?? 0
    return CGSize(width: proposal.width ?? widest * CGFloat(content.items.count), height: 32)
  }

  func draw(_ content: ArrangedContent, in frame: CGRect, on surface: Surface) {
    let traits = content.environment.traits
    let plate = content.views.view("plate") { UIView() }
    plate.backgroundColor = UIColor.tertiarySystemFill.resolvedColor(with: traits)
    plate.layer.cornerRadius = 9
    surface.show(plate, in: frame)
    let width = frame.width / CGFloat(max(1, content.items.count))
    for (index, item) in content.items.enumerated() {
      let cell = CGRect(x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
      if item.isTagged(selection) {
        let thumb = content.views.view("thumb") { UIView() }
        let isDark = content.environment.colorScheme == .dark
        thumb.backgroundColor = isDark ? UIColor(white: 0.39, alpha: 1) : .white
        thumb.layer.cornerRadius = 7
        surface.show(thumb, in: cell.insetBy(dx: 2, dy: 2))
      }
      let proposal = ProposedViewSize(width: max(0, width - 8), height: frame.height)
      let size = item.size(proposal)
      item.place(at: CGPoint(x: cell.midX - size.width / 2, y: cell.midY - size.height / 2), proposal, on: surface)
    }
  }
}
