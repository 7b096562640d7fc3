import UIKit

extension Surface {
  @MainActor static let layers: [Row] = [
    Row("cornerRadius", 28) { sets(CALayer(), \.cornerRadius, 3) },
    Row(".layer", 28) {
      let view = UIView()
      view.layer.cornerRadius = 3
      return view.layer === view.layer && view.layer.cornerRadius == 3
    },
    Row("UIView.animate(withDuration:...)", 21, .partly("changes are made at once")) {
      var isDone = false
      UIView.animate(withDuration: 1, animations: {}) { _ in isDone = true }
      return isDone
    },
    Row("masksToBounds", 14) { sets(CALayer(), \.masksToBounds, true) },
    Row("CAShapeLayer", 12) {
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3)).cgPath
      return layer.path != nil
    },
    Row("fromValue", 11, .partly("kept, as animations show their end")) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      return animation.fromValue as? Int == 1
    },
    Row("CABasicAnimation", 11, .partly("kept, as animations show their end")) {
      CABasicAnimation(keyPath: "opacity").keyPath == "opacity"
    },
    Row("CALayer.add(_:forKey:)", 11, .partly("kept, as animations show their end")) {
      let (layer, fade) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      fade.isRemovedOnCompletion = false
      layer.add(fade, forKey: "fade")
      return layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade") is CABasicAnimation
    },
    Row("CALayer", 10) { CALayer().sublayers == nil },
    Row(".position", 10) { sets(CALayer(), \.position, CGPoint(x: 3, y: 3)) },
    Row("CATransaction", 10, .partly("changes are made at once")) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let isDisabled = CATransaction.disableActions()
      var isDone = false
      CATransaction.setCompletionBlock { isDone = true }
      CATransaction.commit()
      return isDisabled && isDone && !CATransaction.disableActions()
    },
    Row("addSublayer", 10) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      return inner.superlayer === outer
    },
    Row("borderColor", 9) {
      let layer = CALayer()
      layer.borderColor = UIColor.red.cgColor
      return layer.borderColor == UIColor.red.cgColor
    },
    Row("toValue", 9, .partly("kept, as animations show their end")) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 1
      return animation.toValue as? Int == 1
    },
    Row("CAMediaTimingFunction", 9, .partly("kept, as animations show their end")) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      return animation.timingFunction != nil
    },
    Row("borderWidth", 8) { sets(CALayer(), \.borderWidth, 3) },
    Row(".mask", 8) {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      return layer.mask === mask
    },
    Row("shadowRadius", 8) { sets(CALayer(), \.shadowRadius, 9) },
    Row("timingFunction", 8, .partly("kept, as animations show their end")) {
      CABasicAnimation(keyPath: "opacity").timingFunction == nil
    },
  ]

  /// A view that notes its touches.
  private final class Touched: UIView {
    var phases: [String] = []
    var place: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("began")
      place = touches.first?.location(in: self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
  }

  /// The calls that a view passes on to the one around it.
  @MainActor private static func passedOn(by act: (UIView) -> Void) -> [String] {
    let (outer, inner) = (Touched(), UIView())
    outer.addSubview(inner)
    act(inner)
    return outer.phases
  }

  @MainActor private static func tapped() -> Touched {
    let (window, view) = windowed(Touched(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    window.tap(at: CGPoint(x: 15, y: 16))
    return view
  }

  @MainActor static let events: [Row] = [
    Row(".location(in:)", 19) { tapped().place == CGPoint(x: 5, y: 6) },
    Row("UITapGestureRecognizer", 18) {
      final class Target: NSObject {
        var taps = 0
        func tap() { taps += 1 }
      }
      let (target, view) = (Target(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tap", Target.tap)))
      let (window, _) = windowed(view)
      window.tap(at: CGPoint(x: 15, y: 16))
      return target.taps == 1
    },
    Row("addGestureRecognizer", 18) {
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      return view.gestureRecognizers?.count == 1
    },
    Row("UIEvent", 15) { UIEvent.EventType.touches.rawValue == 0 },
    Row("UITouch", 15) { UITouch.Phase.began.rawValue == 0 },
    Row("UIGestureRecognizer", 14) { UIGestureRecognizer(target: nil, action: nil).state == .possible },
    Row("touchesEnded", 12) { tapped().phases.last == "ended" },
    Row("touchesBegan", 11) { tapped().phases.first == "began" },
    Row("touchesCancelled", 9) { passedOn { $0.touchesCancelled([], with: nil) } == ["cancelled"] },
    Row(".next", 9) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      return inner.next === outer
    },
    Row("numberOfTapsRequired", 7) { UITapGestureRecognizer(target: nil, action: nil).numberOfTapsRequired == 1 },
    Row("undoManager", 6) { UIView().undoManager == nil },
    Row("touchesMoved", 6) { passedOn { $0.touchesMoved([], with: nil) } == ["moved"] },
  ]

  @MainActor static let notifications: [Row] = [
    Row("NotificationCenter", 29) { NotificationCenter.default === NotificationCenter.default },
    Row("addObserver", 26) {
      final class Listener: NSObject {
        var heard = 0
        func hear(_ notification: Notification) { heard += 1 }
      }
      let (listener, name) = (Listener(), Notification.Name("surface"))
      NotificationCenter.default.addObserver(
        listener, selector: Selector("hear:", Listener.hear(_:)), name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(listener)
      NotificationCenter.default.post(name: name, object: nil)
      return listener.heard == 1
    },
    Row("removeObserver", 19) {
      let (center, name) = (NotificationCenter(), Notification.Name("surface"))
      nonisolated(unsafe) var heard = 0
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
      center.post(name: name, object: nil)
      center.removeObserver(token)
      center.post(name: name, object: nil)
      return heard == 1
    },
    Row("textDidChangeNotification", 9) {
      let (window, field) = windowed(UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)))
      nonisolated(unsafe) var heard: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { heard.append($0.name.rawValue) }
      withExtendedLifetime(window) {
        _ = field.becomeFirstResponder()
        field.insertText("a")
      }
      NotificationCenter.default.removeObserver(token)
      return heard == ["UITextFieldTextDidChangeNotification"]
    },
    Row("keyboardWillHideNotification", 6) {
      UIResponder.keyboardWillHideNotification.rawValue == "UIKeyboardWillHideNotification"
    },
    Row("keyboardFrameEndUserInfoKey", 6) {
      UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey"
    },
    Row("Timer", 6) { Timer(timeInterval: 1, repeats: false) { _ in }.isValid },
    Row("textDidEndEditingNotification", 5) {
      UITextField.textDidEndEditingNotification.rawValue == "UITextFieldTextDidEndEditingNotification"
    },
    Row("keyboardWillShowNotification", 5) {
      UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification"
    },
  ]
}
