import Testing
import UIKit

/// The end of editing, which may be forced (rule: editing-forced-end).
@MainActor @Suite struct EndEditingTests {
  final class Refusal: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var questions = 0
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuse() }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { refuse() }
    private func refuse() -> Bool {
      questions += 1
      return false
    }
  }

  final class StubbornField: UITextField {
    override func resignFirstResponder() -> Bool { false }
  }

  final class StubbornView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let delegate = Refusal()

  private func focused<Input: UIView>(_ input: Input) -> Input {
    window.isHidden = false
    window.addSubview(input)
    #expect(input.becomeFirstResponder())
    return input
  }

  private func expectForce(on input: UIView) {
    #expect(!window.endEditing(false))
    #expect(input.isFirstResponder)
    #expect(window.endEditing(true))
    #expect(!input.isFirstResponder)
    #expect(UIApplication.shared.firstResponder == nil)
    #expect(window.endEditing(false))
  }

  @Test func forceIsForceForAField() {
    let field = focused(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    field.delegate = delegate
    expectForce(on: field)
    #expect(delegate.questions == 2)
    #expect(!field.isEditing)
  }

  @Test func forceIsForceForATextView() {
    let view = focused(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    view.delegate = delegate
    expectForce(on: view)
    #expect(delegate.questions == 2)
  }

  @Test func forceIsForceForViewsThatRefuseThemselves() {
    expectForce(on: focused(StubbornField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))))
    expectForce(on: focused(StubbornView()))
  }
}
