import Testing
import UIKit

@MainActor @Suite struct GestureTests {
  /// A target that counts.
  @MainActor final class Target: NSObject {
    var lines: [String] = []
    func recognized(_ recognizer: UIGestureRecognizer) {
      lines.append("\(type(of: recognizer)) \(recognizer.state.rawValue)")
    }
    func pan(_ recognizer: UIPanGestureRecognizer) {
      lines.append("\(recognizer.state.rawValue) \(Int(recognizer.translation(in: nil).x))")
    }
  }

  /// A view that writes down its touches.
  final class TouchedView: UIView {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let target = Target()
  let action = Selector("recognized:", Target.recognized(_:))

  init() {
    window.isHidden = false
    window.addSubview(view)
  }

  @Test func aViewGetsItsTouches() {
    window.drag(along: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
    #expect(view.phases == ["began", "moved", "ended"])
  }

  @Test func aTapTakesTheTouch() {
    let tap = UITapGestureRecognizer(target: target, action: action)
    view.addGestureRecognizer(tap)
    window.tap(at: CGPoint(x: 30, y: 40))
    #expect(target.lines == ["UITapGestureRecognizer 3"])
    #expect(view.phases == ["began", "cancelled"])
    #expect(tap.location(in: view) == CGPoint(x: 30, y: 40))
    #expect(tap.state == .possible)
    window.tap(at: CGPoint(x: 30, y: 40))
    #expect(target.lines.count == 2)
  }

  @Test func aSingleTapWaitsForADoubleOne() {
    let single = UITapGestureRecognizer(target: target, action: action)
    let double = UITapGestureRecognizer(target: target, action: action)
    double.numberOfTapsRequired = 2
    double.name = "double"
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    window.tap(at: CGPoint(x: 30, y: 40))
    #expect(target.lines.count == 1)
    #expect(single.state == .possible)
    target.lines = []
    window.tap(at: CGPoint(x: 30, y: 40), count: 2)
    #expect(target.lines.count == 1)
  }

  @Test func aLongPressBeginsAndEnds() {
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: target, action: action))
    window.press(at: CGPoint(x: 10, y: 10), for: 0.6)
    #expect(target.lines == ["UILongPressGestureRecognizer 1", "UILongPressGestureRecognizer 3"])
    window.press(at: CGPoint(x: 10, y: 10), for: 0.3)
    #expect(target.lines.count == 2)
  }

  @Test func aPanReportsItsWay() {
    view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector("pan:", Target.pan(_:))))
    window.drag(along: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 60, y: 10)])
    #expect(target.lines == ["1 20", "2 50", "3 50"])
  }

  @Test func swipesHaveADirection() {
    let swipe = UISwipeGestureRecognizer(target: target, action: action)
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    window.drag(along: [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)])
    #expect(target.lines.isEmpty)
    window.drag(along: [CGPoint(x: 90, y: 10), CGPoint(x: 10, y: 10)])
    #expect(target.lines == ["UISwipeGestureRecognizer 3"])
  }

  @Test func pinchesHaveAScale() {
    let pinch = UIPinchGestureRecognizer(target: target, action: action)
    view.addGestureRecognizer(pinch)
    window.land([CGPoint(x: 90, y: 100), CGPoint(x: 110, y: 100)])
    window.move(to: [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)])
    #expect(pinch.scale == 2)
    window.lift()
    #expect(target.lines == ["UIPinchGestureRecognizer 1", "UIPinchGestureRecognizer 3"])
  }

  @Test func buttonsKeepTapsFromThoseAround() {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    view.addSubview(button)
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
    button.tap()
    #expect(count == 1)
    #expect(target.lines.isEmpty)
  }
}
