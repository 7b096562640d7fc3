/// A view that shows the first of several views whose ideal size fits into the proposed size. If
/// none fits, it shows the last.
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content
  /// Creates a view from the views to choose from. They must fit along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension ViewThatFits: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    LayoutNode(self, place) { (FittingLayout(axes: $0.axes), $0.content) }
  }
}

/// The layout of a ``ViewThatFits``. It places the first view that fits; if no view fits, the last
/// one.
struct FittingLayout: Layout {
  let axes: Axis.Set

  private func choose(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = subviews.indices.first { index in
      let size = subviews[index].sizeThatFits(ideal)
      let fitsWidth = !axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || size.height <= proposal.height ?? .infinity
      return fitsWidth && fitsHeight
    }
    return fitting ?? subviews.indices.last
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    choose(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let chosen = choose(proposal, subviews)
    for index in subviews.indices {
      if index == chosen {
        subviews[index].place(at: bounds.origin, proposal: proposal)
      } else {
        subviews[index].hide()
      }
    }
  }
}
