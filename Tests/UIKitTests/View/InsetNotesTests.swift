import Testing
import UIKit

@MainActor @Suite struct InsetNotesTests {
  private final class Noting: UIView {
    var notes: [String] = []
    override func safeAreaInsetsDidChange() { notes.append("safe \(safeAreaInsets.top)") }
    override func layoutMarginsDidChange() { notes.append("margin \(layoutMargins.top)") }
  }

  private final class Controller: UIViewController {
    var notes: [String] = []
    override func viewSafeAreaInsetsDidChange() { notes.append("safe \(view.safeAreaInsets.top)") }
    override func viewLayoutMarginsDidChange() { notes.append("margins") }
  }

  @Test func viewsBelowAControllersLearnOfItsSafeArea() {
    let (controller, inner) = (Controller(), Noting(frame: CGRect(x: 0, y: 5, width: 50, height: 50)))
    controller.view.addSubview(inner)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    (controller.notes, inner.notes) = ([], [])
    controller.additionalSafeAreaInsets.top = 30
    #expect(controller.notes == ["safe 30.0", "margins"])
    #expect(inner.notes == ["safe 25.0", "margin 33.0"])
    inner.frame.origin.y = 20
    #expect(inner.notes.suffix(2) == ["safe 10.0", "margin 18.0"])
    inner.frame.origin.y = 60
    inner.frame.origin.y = 90
    #expect(inner.notes.count == 6)
  }

  @Test func marginsThatAreSetAreNoted() {
    let view = Noting(frame: .zero)
    view.layoutMargins.top = 3
    view.layoutMargins.top = 3
    #expect(view.notes == ["margin 3.0"])
  }
}

@MainActor @Suite struct ContainerNotesTests {
  private final class Counting: UITextView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test func aTextViewIsLaidOutWhenItsContainerChanges() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "some text to lay out"
    view.layoutIfNeeded()
    func isLaidOut(_ change: () -> Void) -> Bool {
      let before = view.layouts
      change()
      view.layoutIfNeeded()
      return view.layouts == before + 1
    }
    #expect(!isLaidOut {})
    #expect(isLaidOut { view.textContainer.lineFragmentPadding = 20 })
    #expect(
      isLaidOut { view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))] })
    #expect(isLaidOut { view.textContainer.size.width = 10 })
    #expect(isLaidOut { view.textContainerInset.top = 1 })
    #expect(view.textContainer.size.width == 100)
  }
}
