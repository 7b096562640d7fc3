import GalleyBase
import GalleyFonts
import TestSupport
import Testing

@testable import GalleyViews

@Suite struct ConstraintLayoutTests {
  let context: RenderContext

  init() throws { context = try makeContext() }

  @Test func pinnedEdges() {
    let root = makeRoot(200, 100, in: context)
    let block = Block(in: context)
    root.addSubview(block)
    pin(block, to: root, inset: 10)
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 10, y: 10, width: 180, height: 80))
    root.frame.size = Size(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test func centredWithContentSize() {
    let root = makeRoot(200, 100, in: context)
    let block = Block(60, 21, in: context)
    root.addSubview(block)
    activate(block.anchor(.centerX), .equal, root.anchor(.centerX))
    activate(block.anchor(.centerY), .equal, root.anchor(.centerY))
    root.layoutIfNeeded()
    // 39.5 is rounded up; the height keeps its whole pixels.
    #expect(block.frame == Rect(x: 70, y: 40, width: 60, height: 21))
  }

  @Test func multipliersAndAspectRatios() {
    let root = makeRoot(300, 200, in: context)
    let block = Block(in: context)
    root.addSubview(block)
    activate(block.anchor(.width), .equal, root.anchor(.width), times: 0.5)
    activate(block.anchor(.height), .equal, block.anchor(.width), times: 2.0 / 3)
    activate(block.anchor(.right), .equal, root.anchor(.right))
    activate(block.anchor(.top), .equal, root.anchor(.bottom), times: 0.25)
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 150, y: 50, width: 150, height: 100))
  }

  @Test func theLowerHuggingStretches() {
    let root = makeRoot(300, 50, in: context)
    let (left, right) = (Block(80, 20, in: context), Block(60, 20, in: context))
    for block in [left, right] {
      root.addSubview(block)
      activate(block.anchor(.top), .equal, root.anchor(.top))
    }
    activate(left.anchor(.leading), .equal, root.anchor(.leading))
    activate(right.anchor(.leading), .equal, left.anchor(.trailing), plus: 10)
    activate(right.anchor(.trailing), .equal, root.anchor(.trailing))
    left.ensuredConstraintState.hugging.horizontal = 251
    root.layoutIfNeeded()
    #expect(left.frame == Rect(x: 0, y: 0, width: 80, height: 20))
    #expect(right.frame == Rect(x: 90, y: 0, width: 210, height: 20))
    left.ensuredConstraintState.hugging.horizontal = 249
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(left.frame.width == 230)
    #expect(right.frame == Rect(x: 240, y: 0, width: 60, height: 20))
  }

  @Test func theLowerResistanceShrinks() {
    let root = makeRoot(100, 50, in: context)
    let (left, right) = (Block(80, 20, in: context), Block(60, 20, in: context))
    for block in [left, right] {
      root.addSubview(block)
      activate(block.anchor(.top), .equal, root.anchor(.top))
    }
    activate(left.anchor(.leading), .equal, root.anchor(.leading))
    activate(right.anchor(.leading), .equal, left.anchor(.trailing), plus: 10)
    activate(right.anchor(.trailing), .equal, root.anchor(.trailing))
    right.ensuredConstraintState.compressionResistance.horizontal = 751
    root.layoutIfNeeded()
    #expect(left.frame.width == 30)
    #expect(right.frame == Rect(x: 40, y: 0, width: 60, height: 20))
  }

  @Test func aConstraintAcrossLevels() {
    let root = makeRoot(200, 200, in: context)
    let card = Block(in: context)
    let inner = Block(20, 20, in: context)
    let outer = Block(30, 10, in: context)
    root.addSubview(card)
    card.addSubview(inner)
    root.addSubview(outer)
    pin(card, to: root, inset: 16)
    activate(inner.anchor(.left), .equal, card.anchor(.left), plus: 5)
    activate(inner.anchor(.top), .equal, card.anchor(.top), plus: 7)
    activate(outer.anchor(.left), .equal, inner.anchor(.right), plus: 3)
    activate(outer.anchor(.centerY), .equal, inner.anchor(.centerY))
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 5, y: 7, width: 20, height: 20))
    #expect(outer.frame == Rect(x: 44, y: 28, width: 30, height: 10))
  }

  @Test func constraintsWithViewsThatKeepTheirFrame() {
    let root = makeRoot(200, 200, in: context)
    let fixed = View(frame: Rect(x: 40, y: 30, width: 50, height: 20), in: context)
    let block = Block(10, 10, in: context)
    root.addSubview(fixed)
    root.addSubview(block)
    activate(block.anchor(.leading), .equal, fixed.anchor(.trailing), plus: 4)
    activate(block.anchor(.bottom), .equal, fixed.anchor(.bottom))
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 94, y: 40, width: 10, height: 10))
    #expect(fixed.frame == Rect(x: 40, y: 30, width: 50, height: 20))
  }

  @Test func rightToLeft() throws {
    let context = try makeContext(direction: .rightToLeft)
    let root = makeRoot(200, 50, in: context)
    let (first, second) = (Block(30, 10, in: context), Block(20, 10, in: context))
    root.addSubview(first)
    root.addSubview(second)
    activate(first.anchor(.leading), .equal, root.anchor(.leading), plus: 10)
    activate(second.anchor(.leading), .greaterThanOrEqual, first.anchor(.trailing), plus: 5)
    activate(second.anchor(.leading), .equal, root.anchor(.leading), at: 10)
    root.layoutIfNeeded()
    #expect(first.frame == Rect(x: 160, y: 0, width: 30, height: 10))
    #expect(second.frame == Rect(x: 135, y: 0, width: 20, height: 10))
  }

  @Test func halfOfTheWayFromTheRight() throws {
    let context = try makeContext(direction: .rightToLeft)
    let root = makeRoot(200, 50, in: context)
    let block = Block(30, 10, in: context)
    root.addSubview(block)
    activate(block.anchor(.leading), .equal, root.anchor(.trailing), times: 0.25)
    root.layoutIfNeeded()
    #expect(block.frame.maxX == 150)
  }

  @Test func edgesThatTouchGoOnTouchingAfterRounding() throws {
    let context = try makeContext(scale: 2)
    let root = makeRoot(100, 10, in: context)
    let blocks = (0..<3).map { _ in Block(in: context) }
    var left = root.anchor(.left)
    for block in blocks {
      root.addSubview(block)
      activate(block.anchor(.left), .equal, left)
      activate(block.anchor(.width), .equal, root.anchor(.width), times: 1.0 / 3)
      activate(block.anchor(.top), .equal, root.anchor(.top))
      activate(block.anchor(.bottom), .equal, root.anchor(.bottom))
      left = block.anchor(.right)
    }
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(blocks.map(\.frame.width) == [33.5, 33, 33.5])
  }

  @Test func aViewThatIsNotPlacedHasNoFrame() {
    let root = makeRoot(100, 100, in: context)
    let block = Block(12, 13, in: context)
    root.addSubview(block)
    root.layoutIfNeeded()
    #expect(block.frame == Rect(x: 0, y: 0, width: 12, height: 13))
  }

  @Test func removingAViewReleasesItsConstraints() {
    let root = makeRoot(100, 100, in: context)
    let (block, other) = (Block(10, 10, in: context), Block(10, 10, in: context))
    root.addSubview(block)
    root.addSubview(other)
    pin(block, to: root)
    activate(other.anchor(.top), .equal, block.anchor(.top))
    activate(other.anchor(.left), .equal, root.anchor(.left), plus: 3)
    // To bring it to the front keeps them.
    root.addSubview(block)
    #expect(root.heldConstraints.count == 6)
    block.removeFromSuperview()
    #expect(root.heldConstraints.count == 1)
    root.layoutIfNeeded()
    #expect(other.frame == Rect(x: 3, y: 0, width: 10, height: 10))
  }

  @Test func constantsAndActivationTakeEffect() {
    let root = makeRoot(100, 100, in: context)
    let block = Block(10, 10, in: context)
    root.addSubview(block)
    let left = activate(block.anchor(.left), .equal, root.anchor(.left), plus: 5)
    root.layoutIfNeeded()
    #expect(block.frame.minX == 5)
    left.constant = 20
    root.layoutIfNeeded()
    #expect(block.frame.minX == 20)
    left.deactivate()
    root.layoutIfNeeded()
    #expect(block.frame.minX == 0)
    #expect(root.heldConstraints.isEmpty)
  }

  @Test func guides() {
    let root = makeRoot(100, 100, in: context)
    let block = Block(20, 20, in: context)
    root.addSubview(block)
    let guide = LayoutGuide()
    root.addGuide(guide)
    activate(guide.anchor(.left), .equal, root.anchor(.left), plus: 10)
    activate(guide.anchor(.right), .equal, root.anchor(.right))
    activate(guide.anchor(.top), .equal, root.anchor(.top))
    activate(guide.anchor(.height), plus: 40)
    activate(block.anchor(.centerX), .equal, guide.anchor(.centerX))
    activate(block.anchor(.bottom), .equal, guide.anchor(.bottom))
    root.layoutIfNeeded()
    #expect(guide.frame == Rect(x: 10, y: 0, width: 90, height: 40))
    #expect(block.frame == Rect(x: 45, y: 20, width: 20, height: 20))
  }

  @Test func marginsAndReadableContent() {
    let root = makeRoot(900, 100, in: context)
    let (inMargins, readable) = (Block(in: context), Block(in: context))
    root.addSubview(inMargins)
    root.addSubview(readable)
    for (attribute, margin) in [
      (LayoutAttribute.left, LayoutAttribute.leftMargin), (.right, .rightMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ] {
      activate(inMargins.anchor(attribute), .equal, root.anchor(margin))
      activate(readable.anchor(attribute), .equal, root.ownGuide(.readableContent).anchor(attribute))
    }
    root.layoutIfNeeded()
    #expect(inMargins.frame == Rect(x: 8, y: 8, width: 884, height: 84))
    #expect(readable.frame == Rect(x: 114, y: 8, width: 672, height: 84))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(readable.frame == Rect(x: 8, y: 8, width: 284, height: 84))
  }

  @Test func aScrollViewTakesItsContentFromConstraints() {
    let root = makeRoot(100, 100, in: context)
    let scroll = ScrollView(in: context)
    scroll.ensuredConstraintState.keepsFrame = false
    root.addSubview(scroll)
    pin(scroll, to: root)
    let content = Block(in: context)
    scroll.addSubview(content)
    pin(content, to: scroll, inset: 10)
    activate(content.anchor(.width), .equal, scroll.anchor(.width), plus: -20)
    activate(content.anchor(.height), plus: 300)
    root.layoutIfNeeded()
    #expect(scroll.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.contentSize == Size(width: 100, height: 320))
    #expect(content.frame == Rect(x: 10, y: 10, width: 80, height: 300))
    scroll.contentOffset = Point(x: 0, y: 50)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 10, y: 10, width: 80, height: 300))
    #expect(scroll.contentOffset == Point(x: 0, y: 50))
  }

  @Test func layoutSubviewsSeesTheFrames() {
    final class Watcher: View {
      var seen: [Size] = []
      override func layoutSubviews() { seen.append(bounds.size) }
    }
    let root = makeRoot(100, 100, in: context)
    let watcher = Watcher(in: context)
    watcher.ensuredConstraintState.keepsFrame = false
    root.addSubview(watcher)
    pin(watcher, to: root, inset: 5)
    root.layoutIfNeeded()
    #expect(watcher.seen == [Size(width: 90, height: 90)])
    root.layoutIfNeeded()
    #expect(watcher.seen.count == 1)
  }

  @Test func layoutIsRepeatedIfLayoutSubviewsChangesConstraints() {
    final class Changing: View {
      var height: LayoutConstraint?
      override func layoutSubviews() { height?.constant = bounds.width / 2 }
    }
    let root = makeRoot(100, 100, in: context)
    let view = Changing(in: context)
    view.ensuredConstraintState.keepsFrame = false
    root.addSubview(view)
    activate(view.anchor(.width), .equal, root.anchor(.width))
    view.height = activate(view.anchor(.height))
    root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 100, height: 50))
  }

  @Test func aTreeUsesConstraintsOnceAViewInItDoes() {
    let root = makeRoot(100, 100, in: context)
    let (holder, view) = (View(in: context), View(in: context))
    root.addSubview(View(in: context))
    root.ensuredConstraintState.margins = LayoutMargins()
    #expect(!root.usesConstraints, "margins alone place nothing")
    holder.addSubview(view)
    view.ensuredConstraintState.keepsFrame = false
    #expect(holder.usesConstraints)
    #expect(!root.usesConstraints)
    root.addSubview(holder)
    #expect(root.usesConstraints)
    view.ensuredConstraintState.keepsFrame = true
    #expect(!root.usesConstraints)
    activate(view.anchor(.width), plus: 30)
    #expect(root.usesConstraints)
  }
}
