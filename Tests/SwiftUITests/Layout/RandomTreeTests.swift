import TestSupport
import Testing

@testable import SwiftUI

/// Random trees: each view is placed at the size it chose, and no answer depends on earlier questions.
@MainActor struct RandomTreeTests {
  @Test(arguments: 0..<20) func treesOfAllKindsHold(group: Int) {
    for seed in 0..<50 {
      check(RandomTree(seed: group * 50 + seed))
    }
  }

  private func check(_ tree: RandomTree) {
    let plain = Screen(tree.view, width: 320, height: 400)
    for item in plain.items {
      guard let proposal = item.placedProposal else { continue }
      #expect(item.frame.size == item.size(proposal), "seed \(tree.seed)")
    }
    let depths = plain.items.map(depth)
    for (item, depth) in zip(plain.items, depths) {
      #expect(item.measureCount <= 12 * (depth + 1), "seed \(tree.seed)")
    }
    // The same tree after other questions in another order.
    let asked = HostingView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    asked.usesSafeArea = false
    asked.show(tree.view)
    func all(_ item: LayoutItem) -> [LayoutItem] { [item] + item.inside.flatMap(all) }
    var numbers = SeededNumbers(seed: tree.seed &+ 7)
    for item in asked.tree.items.flatMap(all).shuffled(using: &numbers) {
      let lengths: [CGFloat?] = [nil, 0, 37, 250, .infinity]
      let (column, row) = (Int.random(in: 0..<5, using: &numbers), Int.random(in: 0..<5, using: &numbers))
      _ = item.size(ProposedViewSize(width: lengths[column], height: lengths[row]))
    }
    asked.layoutIfNeeded()
    #expect(asked.tree.items.flatMap(all).map(\.frame) == plain.items.map(\.frame), "seed \(tree.seed)")
  }

  private func depth(_ item: LayoutItem) -> Int { item.outer.map { depth($0) + 1 } ?? 0 }
}

/// A tree of views from a seed.
@MainActor struct RandomTree {
  let seed: Int
  let view: AnyView

  init(seed: Int) {
    self.seed = seed
    var numbers = SeededNumbers(seed: seed)
    view = Self.view(5, &numbers)
  }

  private static func length(_ numbers: inout SeededNumbers) -> CGFloat {
    CGFloat(Int.random(in: 0...160, using: &numbers))
  }

  private static func view(_ depth: Int, _ numbers: inout SeededNumbers) -> AnyView {
    if depth == 0 { return leaf(&numbers) }
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0..<2: return leaf(&numbers)
    case 2..<5: return AnyView(HStack(spacing: spacing(&numbers)) { children(depth, &numbers) })
    case 5..<8: return AnyView(VStack(spacing: spacing(&numbers)) { children(depth, &numbers) })
    case 8: return AnyView(ZStack(alignment: .topLeading) { children(depth, &numbers) })
    default: return modified(view(depth - 1, &numbers), depth, &numbers)
    }
  }

  private static func spacing(_ numbers: inout SeededNumbers) -> CGFloat? {
    Bool.random(using: &numbers) ? nil : CGFloat(Int.random(in: 0...12, using: &numbers))
  }

  private static func children(_ depth: Int, _ numbers: inout SeededNumbers) -> some View {
    let views = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in view(depth - 1, &numbers) }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private static func modified(_ view: AnyView, _ depth: Int, _ numbers: inout SeededNumbers) -> AnyView {
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: return AnyView(view.padding(CGFloat(Int.random(in: 0...20, using: &numbers))))
    case 1: return AnyView(view.frame(width: length(&numbers)))
    case 2: return AnyView(view.frame(height: length(&numbers)))
    case 3: return AnyView(view.frame(minWidth: length(&numbers), maxHeight: length(&numbers)))
    case 4: return AnyView(view.fixedSize(horizontal: Bool.random(using: &numbers), vertical: true))
    case 5: return AnyView(view.aspectRatio(1.5, contentMode: .fit))
    case 6: return AnyView(view.layoutPriority(Double(Int.random(in: -1...1, using: &numbers))))
    case 7:
      let other = Self.view(depth - 1, &numbers)
      return AnyView(view.overlay { other })
    default: return AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
    }
  }

  private static func leaf(_ numbers: inout SeededNumbers) -> AnyView {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Color.red.frame(width: length(&numbers), height: length(&numbers)))
    case 2: AnyView(Spacer())
    case 3: AnyView(Circle())
    default: AnyView(Flowing(area: length(&numbers) * 40))
    }
  }
}

/// A leaf that is the higher the narrower it is, as text is.
nonisolated struct Flowing: View, LeafView {
  typealias Body = Never
  let area: CGFloat
  @MainActor func resolve(in environment: EnvironmentValues) -> FlowingLeaf { FlowingLeaf(area: area) }
}

struct FlowingLeaf: LeafContent {
  let area: CGFloat
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = min(max(proposal.width ?? area / 20, 30), max(30, area / 20))
    return CGSize(width: width, height: (area / width / 20).rounded(.up) * 20)
  }
  func firstBaseline(in size: CGSize) -> CGFloat? { 15 }
  func makeView() -> UIView { UIView() }
  func update(_ view: UIView) {}
}
