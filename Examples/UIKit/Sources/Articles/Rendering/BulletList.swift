import UIKit

/// A list whose items hang behind their marks: a tab and a head indent at the same place.
enum BulletList {
  static func text(items: [String], mark: String = "•", indent: CGFloat = 18) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: indent, options: [:])]
    style.headIndent = indent
    style.paragraphSpacing = 6
    let list = NSMutableAttributedString(
      string: items.map { "\(mark)\t\($0)" }.joined(separator: "\n"),
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label, .paragraphStyle: style])
    let whole = list.string as NSString
    var place = 0
    for item in items {
      list.addAttribute(
        .foregroundColor, value: UIColor.systemRed, range: NSRange(location: place, length: (mark as NSString).length))
      place += (mark as NSString).length + 1 + (item as NSString).length + 1
    }
    assert(place == whole.length + 1)
    return list
  }
}

/// A view that draws text between its edges.
final class TextCanvas: UIView {
  var attributedText = NSAttributedString(string: "") { didSet { setNeedsDisplay() } }
  var padding: CGFloat = 8

  override func draw(_ rect: CGRect) {
    attributedText.draw(
      with: bounds.insetBy(dx: padding, dy: padding), options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil)
  }
}
