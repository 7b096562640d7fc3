import GalleyBase
import GalleyFonts
import TestSupport
import Testing

@testable import GalleyViews

@Suite struct ConstraintConflictTests {
  /// A host with answers that a test sets.
  final class Host: ConstraintHost {
    unowned let view: View
    var conflicts: [ConstraintConflict] = []
    var updates = 0
    var alignmentRectEdges = EdgeInsets.zero
    var marginEdges = EdgeInsets.zero
    var safeAreaEdges = EdgeInsets.zero
    var autoresizing: AutoresizingMask = []
    var placed: [Rect] = []

    init(of view: View) {
      self.view = view
      view.ensuredConstraintState.host = self
    }

    func updateConstraints() { updates += 1 }
    func place(in frame: Rect) {
      placed.append(frame)
      view.place(in: frame)
    }
    func viewWithBaseline(isFirst: Bool) -> View { view }
    func report(_ conflict: ConstraintConflict) { conflicts.append(conflict) }
  }

  let context: RenderContext

  init() throws { context = try makeContext() }

  @Test func theLastOfContradictingConstraintsIsBroken() throws {
    let root = makeRoot(100, 100, in: context)
    let host = Host(of: root)
    let block = Block(in: context)
    root.addSubview(block)
    pin(block, to: root, inset: 10)
    let width = activate(block.anchor(.width), plus: 50)
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 10, y: 10, width: 80, height: 80))
    let conflict = try #require(host.conflicts.first)
    #expect(host.conflicts.count == 1)
    #expect(conflict.broken === width)
    #expect(conflict.constraints.map(\.first.attribute) == [.leading, .trailing, .width])
    // Nothing new is reported for the same constraints.
    root.layoutIfNeeded()
    #expect(host.conflicts.count == 1)
    width.priority = 999
    root.layoutIfNeeded()
    #expect(host.conflicts.count == 1)
    #expect(block.frame.width == 80)
  }

  @Test func edgesInTooLittleSpaceContradict() {
    let root = makeRoot(15, 100, in: context)
    let host = Host(of: root)
    let block = Block(in: context)
    root.addSubview(block)
    pin(block, to: root, inset: 10)
    root.layoutIfNeeded()
    #expect(host.conflicts.map(\.broken.first.attribute) == [.trailing])
    #expect(block.frame == Rect(x: 10, y: 10, width: 0, height: 80))
  }

  @Test func constraintsAreUpdatedBeforeTheLayoutOnce() {
    let root = makeRoot(100, 100, in: context)
    let host = Host(of: root)
    root.layoutIfNeeded()
    #expect(host.updates == 0)
    root.constraintState?.isConstraintBased = true
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(host.updates == 1)
    root.constraintState?.needsUpdate = true
    root.layoutIfNeeded()
    #expect(host.updates == 2)
  }

  @Test func alignmentRectanglesAlign() {
    let root = makeRoot(100, 100, in: context)
    let block = Block(20, 20, in: context)
    let host = Host(of: block)
    host.alignmentRectEdges = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.addSubview(block)
    activate(block.anchor(.left), .equal, root.anchor(.left), plus: 10)
    activate(block.anchor(.bottom), .equal, root.anchor(.bottom))
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 8, y: 79, width: 26, height: 24))
    #expect(host.placed == [Rect(x: 8, y: 79, width: 26, height: 24)])
  }

  @Test func theSafeArea() {
    let root = makeRoot(100, 100, in: context)
    let host = Host(of: root)
    host.safeAreaEdges = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let block = Block(in: context)
    root.addSubview(block)
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      activate(block.anchor(attribute), .equal, root.ownGuide(.safeArea).anchor(attribute))
    }
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 0, y: 20, width: 100, height: 50))
  }

  @Test func autoresizedViewsFollowConstraints() {
    let root = makeRoot(100, 100, in: context)
    let card = Block(in: context)
    let fixed = View(frame: Rect(x: 10, y: 10, width: 80, height: 20), in: context)
    let block = Block(10, 10, in: context)
    let host = Host(of: fixed)
    host.autoresizing = [.flexibleWidth]
    root.addSubview(card)
    card.addSubview(fixed)
    card.addSubview(block)
    card.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    activate(card.anchor(.width), plus: 60)
    activate(block.anchor(.right), .equal, fixed.anchor(.right))
    activate(block.anchor(.top), .equal, fixed.anchor(.bottom))
    root.applyConstraints()
    // The fixed view becomes 40 points wide with its superview.
    #expect(block.frame.maxX == 50)
  }

  @Test(
    arguments: [
      (.flexibleWidth, 0, 1), (.flexibleLeftMargin, 1, 0), (.flexibleRightMargin, 0, 0),
      ([.flexibleLeftMargin, .flexibleRightMargin], 0.25, 0),
      ([.flexibleLeftMargin, .flexibleWidth], 1.0 / 3, 2.0 / 3), (.flexibleHeight, 0, 0),
    ] as [(AutoresizingMask, Double, Double)])
  func sharesOfGrowth(mask: AutoresizingMask, before: Double, length: Double) {
    let shares = mask.shares(of: AxisExtent(origin: 10, length: 20), in: 60, along: .horizontal)
    #expect(shares.before == before)
    #expect(shares.length == length)
  }

  @Test func ambiguity() {
    let root = makeRoot(100, 100, in: context)
    let (placed, loose) = (Block(10, 10, in: context), Block(10, 10, in: context))
    for block in [placed, loose] {
      root.addSubview(block)
      activate(block.anchor(.left), .equal, root.anchor(.left))
    }
    activate(placed.anchor(.top), .equal, root.anchor(.top))
    #expect(!placed.hasAmbiguousLayout)
    #expect(loose.hasAmbiguousLayout)
    activate(loose.anchor(.bottom), .lessThanOrEqual, root.anchor(.bottom))
    #expect(loose.hasAmbiguousLayout)
    activate(loose.anchor(.bottom), .equal, root.anchor(.bottom), at: 1)
    #expect(!loose.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }
}
