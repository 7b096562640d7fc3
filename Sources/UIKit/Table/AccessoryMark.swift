import CoreGraphics
import Foundation
import UIFoundation

/// The mark at the trailing edge of a cell: chevron, check mark or an encircled i.
final class AccessoryMark: UIView {
  private let kind: UITableViewCell.AccessoryType

  init(_ kind: UITableViewCell.AccessoryType) {
    self.kind = kind
    let size =
      switch kind {
      case .checkmark: CGSize(width: 14, height: 12)
      case .detailButton: CGSize(width: 22, height: 22)
      case .detailDisclosureButton: CGSize(width: 42, height: 22)
      default: CGSize(width: 8, height: 13)
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let size = bounds.size
    switch kind {
    case .none: break
    case .checkmark: stroke([(1, 7), (5, 11), (13, 1)], in: tintColor)
    case .disclosureIndicator: chevron(x: 0)
    case .detailButton: info(x: 0)
    case .detailDisclosureButton:
      info(x: 0)
      chevron(x: size.width - 8)
    }
  }

  private func chevron(x: CGFloat) {
    let middle = bounds.midY
    stroke([(x + 1, middle - 5.5), (x + 6.5, middle), (x + 1, middle + 5.5)], in: .tertiaryLabel)
  }

  private func info(x: CGFloat) {
    tintColor.setStroke()
    tintColor.setFill()
    let circle = UIBezierPath(ovalIn: CGRect(x: x + 1, y: 1, width: 20, height: 20))
    circle.lineWidth = 1.5
    circle.stroke()
    UIBezierPath(ovalIn: CGRect(x: x + 9.75, y: 5, width: 2.5, height: 2.5)).fill()
    UIBezierPath(rect: CGRect(x: x + 10, y: 9, width: 2, height: 7)).fill()
  }

  private func stroke(_ points: [(x: CGFloat, y: CGFloat)], in color: UIColor) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].x, y: points[0].y))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.x, y: point.y)) }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
