import UIKit
import UIKitEdits

/// Edits of a field or a text view in UIKit's spelling: each input is a series of choices, and all that keeps the text
/// has to agree after each edit.
final class UIKitTarget: FuzzTarget {
  static let largestInput = 400

  static var seeds: [[UInt8]] {
    (UInt32(0)..<64).map { seed in
      var choices = Choices(seed: seed)
      return (0..<largestInput / 2).map { _ in UInt8(choices.below(256)) }
    }
  }

  func take(_ bytes: [UInt8]) {
    MainActor.assumeIsolated {
      var choices = Choices(bytes[...])
      let isField = choices.once(in: 2)
      let view: any EditedView =
        isField
        ? UITextField(frame: CGRect(x: 10, y: 10, width: 90, height: 34))
        : UITextView(frame: CGRect(x: 10, y: 10, width: 90, height: 60))
      let edits = RandomEdits(of: view) { choices.below($0) }
      var count = 0
      while !choices.isEmpty {
        count += 1
        if let fault = edits.make() { preconditionFailure("after \(count) edits: \(fault)") }
      }
    }
  }
}
