import UIKit

/// A table of names and prices: the points of the prices stand below each other at a decimal tab.
final class PriceTableView: UIView {
  var rows: [(name: String, price: String)] = [] { didSet { setNeedsDisplay() } }
  /// The distance of the points from the left edge.
  var decimalPosition: CGFloat = 200 { didSet { setNeedsDisplay() } }
  var showsRuler = false { didSet { setNeedsDisplay() } }

  private static let rulerHeight: CGFloat = 16

  var attributedText: NSAttributedString {
    let style = NSMutableParagraphStyle()
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: decimalPosition, options: [.columnTerminators: terminators])
    ]
    style.lineSpacing = 4
    let text = NSMutableAttributedString()
    for (index, row) in rows.enumerated() {
      let isLast = index == rows.count - 1
      let line = "\(row.name)\t\(row.price)" + (isLast ? "" : "\n")
      let font: UIFont = isLast ? .boldSystemFont(ofSize: 15) : .systemFont(ofSize: 15)
      text.append(
        NSAttributedString(
          string: line, attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style]))
    }
    return text
  }

  override func draw(_ rect: CGRect) {
    var area = bounds.insetBy(dx: 8, dy: 8)
    if showsRuler {
      drawRuler(in: CGRect(x: area.minX, y: bounds.minY, width: area.width, height: PriceTableView.rulerHeight))
      area = area.inset(by: UIEdgeInsets(top: PriceTableView.rulerHeight, left: 0, bottom: 0, right: 0))
    }
    attributedText.draw(in: area)
  }

  /// Draws a mark every 10 points, a longer one every 50, and a triangle at the tab.
  private func drawRuler(in rect: CGRect) {
    UIColor.separator.setStroke()
    let marks = UIBezierPath()
    for step in 0...Int(rect.width / 10) {
      let x = rect.minX + CGFloat(step) * 10
      marks.move(to: CGPoint(x: x, y: rect.maxY))
      marks.addLine(to: CGPoint(x: x, y: rect.maxY - (step % 5 == 0 ? 10 : 5)))
    }
    marks.lineWidth = 1
    marks.stroke()
    UIColor.systemRed.setFill()
    let tip = CGPoint(x: rect.minX + decimalPosition, y: rect.maxY)
    let triangle = UIBezierPath()
    triangle.move(to: tip)
    triangle.addLine(to: CGPoint(x: tip.x - 4, y: tip.y - 7))
    triangle.addLine(to: CGPoint(x: tip.x + 4, y: tip.y - 7))
    triangle.close()
    triangle.fill()
  }
}
