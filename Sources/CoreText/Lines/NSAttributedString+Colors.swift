import CoreGraphics
import Foundation
import UIFoundation

extension NSAttributedString {
  /// The text with the colours under Core Text's own key set as UIKit's foreground colour, which has a different key.
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
