import CoreGraphics
import Foundation
import UIFoundation

extension NSAttributedString {
  /// The text with Core Text's colour attribute converted to UIKit's attribute, which has a
  /// different key.
  var withColors: NSAttributedString {
    let key = NSAttributedString.Key(String(describing: kCTForegroundColorAttributeName))
    var runs: [(color: Any, range: NSRange)] = []
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let value { runs.append((value, range)) }
    }
    guard !runs.isEmpty else { return self }
    let result = NSMutableAttributedString(attributedString: self)
    for (color, range) in runs { result.addAttribute(.foregroundColor, value: color, range: range) }
    return result
  }
}
