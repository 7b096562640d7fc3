import Foundation
import UIKit

@testable import GalleyScenes

/// Answers what a scene says, and sets the typing attributes of a field when editing begins, as an app has to.
final class ParityDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var answers = SceneDelegate()
  var typingAttributes: [NSAttributedString.Key: Any]?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answers.shouldBeginEditing ?? true }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let typingAttributes { textField.typingAttributes = typingAttributes }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answers.shouldEndEditing ?? true }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answers.shouldClear ?? true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answers.shouldReturn ?? true }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { answers.shouldChange ?? true }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answers.shouldBeginEditing ?? true }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answers.shouldEndEditing ?? true }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    answers.shouldChange ?? true
  }
}
