import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

@Suite struct StackTests {
  let context: RenderContext

  init() throws { context = try makeContext() }

  /// A stack of views in a root of a size that it fills.
  private func fill(
    _ width: Double, _ height: Double, with views: [View], in context: RenderContext? = nil,
    _ change: (StackArrangement) -> Void = { _ in }
  ) -> (root: View, stack: View, arrangement: StackArrangement) {
    let context = context ?? self.context
    let root = makeRoot(width, height, in: context)
    let stack = View(in: context)
    stack.ensuredConstraintState.keepsFrame = false
    root.addSubview(stack)
    pin(stack, to: root)
    let arrangement = StackArrangement()
    stack.ensuredConstraintState.arrangement = arrangement
    for view in views {
      stack.addSubview(view)
      arrangement.insert(view, at: .max)
    }
    change(arrangement)
    root.layoutIfNeeded()
    return (root, stack, arrangement)
  }

  private func blocks(_ sizes: (Double, Double)...) -> [Block] { sizes.map { Block($0.0, $0.1, in: context) } }

  @Test func fillStretchesByHugging() {
    let views = blocks((20, 10), (30, 12), (40, 8))
    views[1].ensuredConstraintState.hugging.horizontal = 200
    _ = fill(130, 50, with: views) { $0.spacing = 5 }
    #expect(views.map(\.frame.minX) == [0, 25, 90])
    #expect(views.map(\.frame.width) == [20, 60, 40])
    #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
  }

  @Test func fillShrinksByResistance() {
    let views = blocks((60, 10), (70, 12))
    views[0].ensuredConstraintState.compressionResistance.horizontal = 760
    _ = fill(100, 50, with: views)
    #expect(views.map(\.frame.width) == [60, 40])
  }

  @Test func fillEqually() {
    let views = blocks((10, 10), (40, 10), (0, 10))
    _ = fill(128, 20, with: views) {
      $0.distribution = .fillEqually
      $0.spacing = 4
    }
    #expect(views.map(\.frame.minX) == [0, 44, 88])
    #expect(views.map(\.frame.width) == [40, 40, 40])
  }

  @Test func fillProportionally() {
    let views = blocks((10, 10), (30, 10))
    _ = fill(120, 20, with: views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [30, 90])
  }

  @Test func equalSpacing() {
    let views = blocks((10, 10), (20, 10), (30, 10))
    _ = fill(100, 20, with: views) {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    #expect(views.map(\.frame.minX) == [0, 30, 70])
    #expect(views.map(\.frame.width) == [10, 20, 30])
  }

  @Test func equalSpacingKeepsTheLeastSpace() {
    let views = blocks((40, 10), (40, 10))
    views[1].ensuredConstraintState.compressionResistance.horizontal = 700
    _ = fill(80, 20, with: views) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(views.map(\.frame.minX) == [0, 50])
    #expect(views.map(\.frame.width) == [40, 30])
  }

  @Test func equalCentering() {
    let views = blocks((10, 10), (20, 10), (30, 10))
    _ = fill(120, 20, with: views) { $0.distribution = .equalCentering }
    // Centres at 5 and 105, and halfway between them.
    #expect(views.map(\.frame.midX) == [5, 55, 105])
    #expect(views.map(\.frame.width) == [10, 20, 30])
  }

  @Test func columnsRunDown() {
    let views = blocks((10, 10), (20, 15))
    views[1].ensuredConstraintState.hugging.vertical = 100
    _ = fill(60, 100, with: views) {
      $0.axis = .vertical
      $0.spacing = 8
      $0.alignment = .leading
    }
    #expect(views.map(\.frame) == [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 18, width: 20, height: 82)])
  }

  @Test(arguments: [
    (StackArrangement.Alignment.leading, [0.0, 0]), (.center, [20.0, 15]), (.trailing, [40.0, 30]),
  ])
  func alignments(alignment: StackArrangement.Alignment, tops: [Double]) {
    let views = blocks((10, 10), (20, 20))
    _ = fill(30, 50, with: views) { $0.alignment = alignment }
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == [10, 20])
  }

  @Test func aStackFitsItsViews() {
    let views = blocks((10, 10), (20, 25))
    for (alignment, size) in [
      (StackArrangement.Alignment.fill, Size(width: 34, height: 25)), (.center, Size(width: 34, height: 25)),
      (.trailing, Size(width: 34, height: 25)),
    ] {
      let stack = fill(100, 100, with: views) {
        $0.spacing = 4
        $0.alignment = alignment
      }.stack
      #expect(stack.fittingSize(for: .zero, priority: AxisPair(50)) == size)
    }
    let spaced = fill(100, 100, with: views) {
      $0.spacing = 4
      $0.distribution = .equalSpacing
    }.stack
    #expect(spaced.fittingSize(for: .zero, priority: AxisPair(50)) == Size(width: 34, height: 25))
  }

  @Test func hiddenViewsTakeNoSpace() {
    let views = blocks((10, 10), (20, 10), (30, 10))
    let (root, stack, _) = fill(100, 20, with: views) {
      $0.spacing = 5
      $0.distribution = .equalSpacing
    }
    views[1].isHidden = true
    stack.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(views[0].frame == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(views[2].frame == Rect(x: 70, y: 0, width: 30, height: 20))
    #expect(views[1].frame.width == 0)
  }

  @Test func hiddenViewsLeaveNoGap() {
    let views = blocks((10, 10), (20, 10), (30, 10))
    views[1].isHidden = true
    views[2].ensuredConstraintState.hugging.horizontal = 1
    _ = fill(100, 20, with: views) { $0.spacing = 5 }
    #expect(views[2].frame == Rect(x: 15, y: 0, width: 85, height: 20))
  }

  @Test func spacesOfTheirOwn() {
    let views = blocks((10, 10), (10, 10), (10, 10))
    views[2].ensuredConstraintState.hugging.horizontal = 1
    _ = fill(100, 20, with: views) {
      $0.spacing = 5
      $0.setSpacing(20, after: views[0])
      $0.setSpacing(30, after: views[2])
    }
    #expect(views.map(\.frame.minX) == [0, 30, 45])
    #expect(views[2].frame.maxX == 100)
  }

  @Test func marginsOfTheStack() {
    let views = blocks((10, 10))
    let (root, stack, _) = fill(100, 50, with: views) { $0.isRelativeToMargins = true }
    stack.constraintState?.margins = LayoutMargins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    stack.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(views[0].frame == Rect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func rightToLeft() throws {
    let context = try makeContext(direction: .rightToLeft)
    let views = [Block(10, 10, in: context), Block(20, 10, in: context)]
    views[1].ensuredConstraintState.hugging.horizontal = 1
    _ = fill(100, 20, with: views, in: context) { $0.spacing = 5 }
    #expect(views.map(\.frame) == [Rect(x: 90, y: 0, width: 10, height: 20), Rect(x: 0, y: 0, width: 85, height: 20)])
  }

  @Test(arguments: [StackArrangement.Alignment.firstBaseline, .lastBaseline])
  func baselines(alignment: StackArrangement.Alignment) throws {
    let (small, large) = (try monoLabel("ab", size: 10), try monoLabel("ab\nab", size: 20, lines: 0))
    _ = fill(100, 100, with: [small, large]) { $0.alignment = alignment }
    // Lines of 10 and of 20 points, with four fifths above the baseline.
    #expect(large.frame.size == Size(width: 88, height: 40) || large.frame.size == Size(width: 24, height: 40))
    if alignment == .firstBaseline {
      #expect(large.frame.minY == 0)
      #expect(small.frame.minY == 8)
    } else {
      #expect(large.frame.maxY == 100)
      #expect(small.frame.minY == 60 + 36 - 8)
    }
  }

  @Test func stacksInStacks() {
    let views = blocks((10, 10), (20, 12))
    let inner = View(in: context)
    let column = StackArrangement()
    column.axis = .vertical
    column.spacing = 3
    column.alignment = .center
    inner.ensuredConstraintState.arrangement = column
    for view in views {
      inner.addSubview(view)
      column.insert(view, at: .max)
    }
    let side = Block(40, 5, in: context)
    let stack = fill(200, 100, with: [side, inner]) {
      $0.alignment = .center
      $0.spacing = 6
      $0.distribution = .equalSpacing
    }.stack
    #expect(stack.fittingSize(for: .zero, priority: AxisPair(50)) == Size(width: 66, height: 25))
    #expect(inner.frame == Rect(x: 180, y: 38, width: 20, height: 25))
    #expect(views.map(\.frame) == [Rect(x: 5, y: 0, width: 10, height: 10), Rect(x: 0, y: 13, width: 20, height: 12)])
  }

  @Test func movingAViewKeepsItsSpace() {
    let views = blocks((10, 10), (10, 10))
    let arrangement = fill(100, 20, with: views).arrangement
    arrangement.setSpacing(7, after: views[0])
    arrangement.insert(views[0], at: 1)
    #expect(arrangement.views.first === views[1])
    #expect(arrangement.ownSpacing(after: views[0]) == 7)
    arrangement.remove(views[0])
    #expect(arrangement.ownSpacing(after: views[0]) == nil)
    arrangement.setSpacing(7, after: views[0])
    #expect(arrangement.ownSpacing(after: views[0]) == nil)
  }
}
