public import Foundation

extension NSAttributedString {
  /// Creates an attributed string from Foundation's `AttributedString`. Keeps the attributes of
  /// UIKit and Foundation; attributes of other scopes are lost.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates an attributed string from an NSAttributedString. Keeps the attributes of UIKit and
  /// Foundation; other attributes are lost.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    var offset = 0
    while offset < nsStr.length {
      var range = NSRange(location: offset, length: 0)
      let values = nsStr.attributes(at: offset, effectiveRange: &range)
      let end = max(offset + 1, range.location + range.length)
      let text = (nsStr.string as NSString).substring(with: NSRange(location: offset, length: end - offset))
      append(AttributedString(text, attributes: AttributeContainer(values)))
      offset = end
    }
  }
}

extension AttributeContainer {
  /// Creates attributes from a dictionary with NSAttributedString's keys.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for row in AttributeRow.rows {
      if let value = dictionary[row.key] { row.toContainer(value, &self) }
    }
  }

  /// The attributes as a dictionary with NSAttributedString's keys.
  var dictionary: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    for row in AttributeRow.rows { values[row.key] = row.fromContainer(self) }
    return values
  }
}
