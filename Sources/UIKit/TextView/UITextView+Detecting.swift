import Foundation
import UIFoundation

extension UITextView {
  /// True if the view shows detected data as links. As documented for UIKit's `dataDetectorTypes`,
  /// this needs a text that can be selected and not edited.
  final var detectsData: Bool { !dataDetectorTypes.isEmpty && !isEditable && isSelectable }

  /// The text with links for the data that is detected in it. Existing links stay.
  final var textWithDetectedLinks: NSAttributedString {
    guard detectsData, let detector = try? NSDataDetector(types: dataDetectorTypes.checkingTypes) else {
      return textStorage
    }
    let text = NSMutableAttributedString(attributedString: textStorage)
    let whole = NSRange(location: 0, length: text.length)
    for match in detector.matches(in: text.string, range: whole) {
      var isFree = true
      text.enumerateAttribute(.link, in: match.range) { value, _, _ in isFree = isFree && value == nil }
      if isFree, let url = match.dataURL { text.addAttribute(.link, value: url, range: match.range) }
    }
    return text
  }
}

extension UIDataDetectorTypes {
  /// The kinds that can be detected, as Foundation's bits.
  fileprivate var checkingTypes: NSTextCheckingTypes {
    let kinds: [(UIDataDetectorTypes, DataKind)] = [
      (.phoneNumber, .phoneNumber), (.link, .link), (.address, .address), (.calendarEvent, .date),
    ]
    return kinds.filter { contains($0.0) }.reduce(0) { $0 | $1.1.checkingType.rawValue }
  }
}

extension NSTextCheckingResult {
  /// The URL that a tap on detected data opens. Dates and addresses have a URL of the scheme
  /// `x-apple-data-detectors`, as on iOS, and then the range: a choice.
  fileprivate var dataURL: URL? {
    if let url { return url }
    if let phoneNumber {
      return URL(string: "tel:" + phoneNumber.filter { $0.isASCII && $0.isNumber || $0 == "+" })
    }
    return URL(string: "x-apple-data-detectors://\(range.location)-\(range.length)")
  }
}
