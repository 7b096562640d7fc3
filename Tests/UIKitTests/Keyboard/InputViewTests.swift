import Testing
import UIKit

/// The views that are shown with a keyboard, or instead of it.
@MainActor @Suite(.serialized) struct InputViewTests {
  /// A view that writes down to which windows it moves.
  private final class Bar: UIView {
    let done = UIButton(frame: CGRect(x: 320, y: 0, width: 55, height: 44))
    var moves: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(done)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func willMove(toWindow newWindow: UIWindow?) { moves.append("will \(newWindow != nil) \(window != nil)") }
    override func didMoveToWindow() { moves.append("did \(window != nil)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
  private let bar = Bar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))

  init() {
    window.makeKeyAndVisible()
    window.addSubview(field)
  }

  @Test func viewsOfTheKeyboardHaveAWindowWhileTheyAreShown() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    (field.inputView, field.inputAccessoryView) = (panel, bar)
    #expect(bar.window == nil && bar.done.window == nil)
    field.becomeFirstResponder()
    #expect(bar.window === window && bar.done.window === window && panel.window === window)
    #expect(bar.superview == nil && bar.next === window)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 423, width: 375, height: 44))
    #expect(panel.convert(panel.bounds, to: window) == CGRect(x: 0, y: 467, width: 375, height: 200))
    #expect(bar.convert(CGPoint(x: 5, y: 430), from: nil) == CGPoint(x: 5, y: 7))
    field.resignFirstResponder()
    #expect(bar.window == nil && panel.window == nil && bar.next == nil)
    #expect(bar.moves == ["will true false", "did true", "will false true", "did false"])
  }

  @Test func aButtonAboveTheKeyboardIsTapped() {
    field.inputAccessoryView = bar
    bar.done.addAction(UIAction { [field] _ in field.resignFirstResponder() }, for: .touchUpInside)
    var below = 0
    let covered = UIButton(frame: CGRect(x: 300, y: 340, width: 75, height: 100))
    covered.addAction(UIAction { _ in below += 1 }, for: .touchUpInside)
    window.addSubview(covered)
    field.becomeFirstResponder()
    bar.done.tap()
    #expect(!field.isFirstResponder && below == 0)
    window.tap(at: CGPoint(x: 340, y: 380))
    #expect(below == 1)
  }

  @Test func aControllerHasTheAccessoryViewOfItsFields() {
    final class Screen: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      override func viewDidLoad() { view.addSubview(field) }
      override var inputAccessoryView: UIView? { bar }
    }
    let screen = Screen()
    window.rootViewController = screen
    screen.field.becomeFirstResponder()
    #expect(screen.bar.window === window)
    #expect(window.keyboardFrame == CGRect(x: 0, y: 359, width: 375, height: 308))
    screen.field.resignFirstResponder()
    screen.field.inputAccessoryView = bar
    screen.field.becomeFirstResponder()
    #expect(bar.window === window && screen.bar.window == nil)
    screen.field.resignFirstResponder()
  }

  @Test func inputViewsAreChangedDuringEditing() {
    field.becomeFirstResponder()
    #expect(window.keyboardFrame?.height == 258)
    field.inputAccessoryView = bar
    #expect(bar.window == nil)
    field.reloadInputViews()
    #expect(bar.window === window && window.keyboardFrame?.height == 302)
    field.inputAccessoryView = nil
    field.reloadInputViews()
    #expect(bar.window == nil && window.keyboardFrame?.height == 258)
    field.resignFirstResponder()
  }
}
