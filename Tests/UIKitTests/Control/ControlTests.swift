import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  /// A target that writes down what it is told.
  @MainActor final class Target: NSObject {
    var lines: [String] = []
    func plain() { lines.append("plain") }
    func sent(_ sender: UIControl) { lines.append("sent \(type(of: sender))") }
    func sent(_ sender: Any?, event: UIEvent?) { lines.append("event \(event?.type == .touches)") }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let control = UIControl(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
  let target = Target()

  init() {
    window.isHidden = false
    window.addSubview(control)
  }

  @Test func selectorsFireInTheirOrder() {
    control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    control.addTarget(target, action: Selector("sent:", Target.sent(_:)), for: [.valueChanged, .touchDown])
    control.addAction(UIAction { _ in target.lines.append("action") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.lines == ["plain", "sent UIControl", "action"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["sent:"])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target.lines.last == "action")
    #expect(target.lines.count == 4)
  }

  @Test func aTapIsDownAndUp() {
    control.addAction(UIAction { _ in target.lines.append("down \(control.isHighlighted)") }, for: .touchDown)
    control.addAction(UIAction { _ in target.lines.append("up \(control.isHighlighted)") }, for: .touchUpInside)
    #expect(window.tap(at: CGPoint(x: 60, y: 60)) === control)
    #expect(target.lines == ["down true", "up false"])
  }

  @Test func aTouchThatLeavesEndsOutside() {
    for (event, name) in [
      (UIControl.Event.touchDragExit, "exit"), (.touchUpOutside, "outside"), (.touchUpInside, "inside"),
    ] { control.addAction(UIAction { _ in target.lines.append(name) }, for: event) }
    window.drag(along: [CGPoint(x: 60, y: 60), CGPoint(x: 180, y: 190)])
    #expect(target.lines == ["exit", "outside"])
  }

  @Test func aDisabledControlIsSilent() {
    control.isEnabled = false
    control.addAction(UIAction { _ in target.lines.append("up") }, for: .touchUpInside)
    window.tap(at: CGPoint(x: 60, y: 60))
    #expect(target.lines.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func targetsAreNotKeptAlive() {
    var target: Target? = Target()
    weak let weakTarget = target
    control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    target = nil
    #expect(weakTarget == nil)
    control.sendActions(for: .valueChanged)
  }
}
