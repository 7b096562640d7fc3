import TestSupport
import Testing
import UIKit
import UIKitEdits

/// Random edits of fields and text views, with ranges that begin and end inside of grapheme clusters and surrogate
/// pairs.
@MainActor @Suite struct RandomEditTests {
  /// A storage that keeps its text in another object, as `galley swift` makes it.
  final class ForeignStorage: NSTextStorage {
    private let own = CodeUnitAttributedString()
    override var string: String { own.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      own.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      own.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      own.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  private func expectAgreement(_ seed: Int, of view: any EditedView) {
    var random = SeededNumbers(seed: seed)
    let edits = RandomEdits(of: view) { Int.random(in: 0..<$0, using: &random) }
    for number in 0..<100 {
      guard let fault = edits.make() else { continue }
      Issue.record("seed \(seed), after \(number) edits: \(fault)")
      return
    }
  }

  @Test(arguments: 0..<10) func fieldsAgree(seed: Int) {
    expectAgreement(seed, of: UITextField(frame: CGRect(x: 10, y: 10, width: 90, height: 34)))
  }

  @Test(arguments: 0..<10) func textViewsAgree(seed: Int) {
    expectAgreement(seed, of: UITextView(frame: CGRect(x: 10, y: 10, width: 90, height: 60)))
  }

  @Test(arguments: 0..<5) func textViewsWithForeignStoragesAgree(seed: Int) {
    let (storage, manager) = (ForeignStorage(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 90, height: 60))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    expectAgreement(
      seed, of: UITextView(frame: CGRect(x: 10, y: 10, width: 90, height: 60), textContainer: container))
  }
}
