import GalleyBase
import GalleyDrawing
import Testing
import UIKit

/// The transform of a view moves what it draws and what it is asked.
@MainActor @Suite struct TransformTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let view = UIView(frame: CGRect(x: 2, y: 4, width: 4, height: 4))

  @Test func aScaledViewIsDrawnAboutItsMiddle() {
    view.backgroundColor = .red
    window.backgroundColor = nil
    window.isHidden = false
    window.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == CGRect(x: 0, y: 4, width: 8, height: 4))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
    let picture = window.picture(scale: 1)
    #expect((0..<20).filter { picture[$0, 5].alpha > 0 } == Array(0..<8))
    #expect(window.convert(CGPoint(x: 0, y: 4), to: view) == .zero)
  }
}
