import GalleyBase
import GalleyDrawing
import Testing

@testable import GalleyViews

@Suite struct ViewTests {
  let context: RenderContext

  init() throws { context = try makeContext() }

  @Test func frameAndBoundsShareTheSize() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40), in: context)
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == Point(x: 25, y: 40))
    view.bounds.origin = Point(x: 5, y: 6)
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    // Another size of the bounds keeps the centre.
    view.bounds.size = Size(width: 10, height: 10)
    #expect(view.frame == Rect(x: 20, y: 35, width: 10, height: 10))
    #expect(view.bounds == Rect(x: 5, y: 6, width: 10, height: 10))
    view.frame.size = Size(width: 50, height: 60)
    #expect(view.bounds == Rect(x: 5, y: 6, width: 50, height: 60))
    #expect(view.frame.origin == Point(x: 20, y: 35))
    view.center = Point(x: 0, y: 0)
    #expect(view.frame == Rect(x: -25, y: -30, width: 50, height: 60))
  }

  @Test func badLengthsBecomeTheNearestGoodOnes() {
    let view = View(frame: Rect(x: .nan, y: -.infinity, width: -3, height: .infinity), in: context)
    #expect(view.frame == Rect(x: 0, y: -10_000_000, width: 0, height: 10_000_000))
    view.frame = Rect(x: 0.1, y: 1.000_001, width: .nan, height: 2)
    #expect(view.frame == Rect(x: 6554.0 / 65_536, y: 1, width: 0, height: 2))
  }

  @Test func aPlainViewAsksForNothing() {
    let view = View(frame: Rect(x: 0, y: 0, width: 30, height: 40), in: context)
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
    #expect(view.sizeThatFits(Size(width: 1, height: 1)) == Size(width: 30, height: 40))
  }

  @Test func subviewsKeepTheirOrder() {
    let parent = View(in: context)
    let views = (0..<4).map { number in
      let view = View(in: context)
      view.id = "\(number)"
      return view
    }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], at: 99)
    #expect(parent.subviews.map(\.id) == ["2", "0", "1", "3"])
    parent.addSubview(views[2])
    #expect(parent.subviews.map(\.id) == ["0", "1", "3", "2"])
    views[1].removeFromSuperview()
    #expect(parent.subviews.map(\.id) == ["0", "3", "2"])
    #expect(views[1].superview == nil)
    #expect(views[0].superview === parent)
    #expect(views[0].isDescendant(of: parent))
    #expect(views[0].isDescendant(of: views[0]))
    #expect(!views[1].isDescendant(of: parent))
    let other = View(in: context)
    other.addSubview(views[0])
    #expect(parent.subviews.map(\.id) == ["3", "2"])
  }

  @Test func pointsAreConverted() {
    let root = View(frame: Rect(x: 100, y: 100, width: 50, height: 50), in: context)
    let left = View(frame: Rect(x: 10, y: 20, width: 30, height: 30), in: context)
    let right = View(frame: Rect(x: 1, y: 2, width: 3, height: 4), in: context)
    root.addSubview(left)
    root.addSubview(right)
    left.bounds.origin = Point(x: 5, y: 5)
    #expect(left.convert(Point(x: 5, y: 5), to: root) == Point(x: 10, y: 20))
    #expect(left.convert(Point(x: 5, y: 5), to: nil) == Point(x: 10, y: 20))
    #expect(left.convert(Point(x: 5, y: 5), to: right) == Point(x: 9, y: 18))
    #expect(right.convert(Point(x: 9, y: 18), to: left) == Point(x: 5, y: 5))
    root.bounds.origin = Point(x: 3, y: 4)
    #expect(left.convert(Point(x: 5, y: 5), to: root) == Point(x: 10, y: 20))
    #expect(left.convert(Point(x: 5, y: 5), to: nil) == Point(x: 10, y: 20))
  }

  @Test func windowsAreFoundFromInside() {
    let window = Window(size: Size(width: 10, height: 10), in: context)
    let outer = View(in: context)
    let inner = View(in: context)
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window)
    #expect(window.window === window)
  }

  final class Column: View {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      for (row, view) in subviews.enumerated() {
        view.frame = Rect(x: 0, y: Double(row) * 10, width: bounds.width, height: 10)
      }
    }
  }

  @Test func layoutRunsWhereItIsNeeded() {
    let outer = Column(frame: Rect(x: 0, y: 0, width: 40, height: 40), in: context)
    let inner = Column(in: context)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 0, width: 40, height: 10))
    #expect([outer.layouts, inner.layouts] == [1, 1])
    outer.layoutIfNeeded()
    outer.frame.origin.x = 5
    outer.layoutIfNeeded()
    #expect([outer.layouts, inner.layouts] == [1, 1])
    inner.addSubview(View(in: context))
    outer.layoutIfNeeded()
    #expect([outer.layouts, inner.layouts] == [1, 2])
    outer.frame.size.width = 50
    outer.layoutIfNeeded()
    #expect([outer.layouts, inner.layouts] == [2, 3])
    inner.subviews[0].removeFromSuperview()
    _ = displayList(of: outer)
    #expect([outer.layouts, inner.layouts] == [2, 4])
  }

  final class Dot: View {
    override func draw(_ rect: Rect, on canvas: inout Canvas) {
      canvas.fill(Rect(x: rect.minX, y: rect.minY, width: 1, height: 1), .white)
    }
  }

  @Test func theOrderIsGroundContentSubviewsBorder() {
    let outer = Dot(frame: Rect(x: 70, y: 80, width: 20, height: 10), in: context)
    outer.backgroundColor = .black
    outer.borderWidth = 2
    outer.cornerRadius = 3
    let inner = Dot(frame: Rect(x: 4, y: 5, width: 2, height: 2), in: context)
    outer.addSubview(inner)
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
    func dot(_ x: Double, _ y: Double) -> DisplayList.Command {
      .fill(RoundedRect(Rect(x: x, y: y, width: 1, height: 1)), .white)
    }
    #expect(
      displayList(of: outer).commands == [.fill(shape, .black), dot(0, 0), dot(4, 5), .frame(shape, width: 2, .black)])
    outer.clipsToBounds = true
    outer.alpha = 0.5
    #expect(
      displayList(of: outer).commands == [
        .pushOpacity(0.5), .fill(shape, .black), .pushClip(shape), dot(0, 0), dot(4, 5), .popClip,
        .frame(shape, width: 2, .black), .popOpacity,
      ])
    inner.isHidden = true
    outer.borderColor = .clear
    outer.alpha = 1
    #expect(displayList(of: outer).commands == [.fill(shape, .black), .pushClip(shape), dot(0, 0), .popClip])
    outer.alpha = 0
    #expect(displayList(of: outer).commands == [])
  }

  @Test func scrolledBoundsMoveWhatIsInside() {
    let outer = Dot(frame: Rect(x: 0, y: 0, width: 20, height: 10), in: context)
    outer.addSubview(Dot(frame: Rect(x: 4, y: 5, width: 2, height: 2), in: context))
    outer.bounds.origin = Point(x: 3, y: 1)
    let places = displayList(of: outer).commands.map { command -> Point? in
      if case .fill(let shape, _) = command { shape.rect.origin } else { nil }
    }
    // The view draws at its bounds' origin, which is its corner; the child moves by (−3, −1).
    #expect(places == [Point(x: 0, y: 0), Point(x: 1, y: 4)])
  }

  /// Trees of views are walked by recursion, so their depth has an end; within it they can be built from either side.
  @Test func nestingHasALimit() async {
    func chain(_ count: Int) -> [View] {
      let views = (0..<count).map { _ in View(in: context) }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      return views
    }
    let upper = chain(View.deepestNesting - 1)
    upper[254].addSubview(View(in: context))
    #expect(upper[0].levelsBelow == 255)
    upper[128].removeFromSuperview()
    #expect(upper[0].levelsBelow == 127)
    #expect(upper[128].levelsBelow == 127)
    upper[127].addSubview(upper[128])
    #expect(upper[0].levelsBelow == 255)
    upper[127].addSubview(View(in: context))
    upper[255 - 1].subviews[0].removeFromSuperview()
    #expect(upper[0].levelsBelow == 254)
    #expect(upper[0].subviews[0].levelsBelow == 253)
    await #expect(processExitsWith: .failure) {
      let context = try makeContext()
      var root = View(in: context)
      for _ in 0..<View.deepestNesting {
        let outer = View(in: context)
        outer.addSubview(root)
        root = outer
      }
    }
  }
}
