import CoreGraphics
import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

/// The accessory at the trailing edge of a cell: a chevron, a check mark or a circled i.
final class AccessoryMark: UIView {
  private let kind: TableCellAccessory
  /// The colour; nil for the system's colours.
  private let color: UIColor?

  init(_ kind: UITableViewCell.AccessoryType, color: UIColor? = nil) {
    self.color = color
    self.kind =
      switch kind {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    super.init(frame: CGRect(x: 0, y: 0, width: self.kind.size.width, height: self.kind.size.height))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    for shape in kind.shapes(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft) {
      let path = UIBezierPath(cgPath: CGPath(shape.path))
      let color: UIColor = color ?? (shape.isTinted ? tintColor : .tertiaryLabel)
      color.set()
      guard let line = shape.line else {
        path.fill()
        continue
      }
      path.lineWidth = line.width
      path.lineCapStyle = line.cap == .round ? .round : .butt
      path.lineJoinStyle = line.join == .round ? .round : .miter
      path.stroke()
    }
  }
}
