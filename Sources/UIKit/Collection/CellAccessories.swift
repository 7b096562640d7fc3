import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// The accessory views of a list cell, and their layout.
@MainActor
final class CellAccessories {
  /// An accessory with its view.
  private struct Shown {
    let view: UIView
    let accessory: UICellAccessory
    let size: CGSize
    /// The width reserved for the accessory, in points.
    let room: CGFloat
  }

  private var leading: [Shown] = []
  private var trailing: [Shown] = []

  /// The standard width of accessories, in points. The value is Galley's choice.
  private static let standardWidth: CGFloat = 24

  /// Updates the accessory views of a cell for its editing state.
  func show(_ accessories: [UICellAccessory], isEditing: Bool, in cell: UIView) {
    for shown in leading + trailing { shown.view.removeFromSuperview() }
    let sides = Self.sides(of: accessories, isEditing: isEditing)
    leading = sides.leading.compactMap(Self.shown)
    trailing = sides.trailing.compactMap(Self.shown)
    for shown in leading + trailing { cell.addSubview(shown.view) }
  }

  private static func sides(
    of accessories: [UICellAccessory], isEditing: Bool
  ) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    var sides: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    func isShown(_ state: UICellAccessory.DisplayedState) -> Bool {
      state == .always || (state == .whenEditing) == isEditing
    }
    for accessory in accessories {
      switch accessory.placement {
      case .leading(let state, let position):
        guard isShown(state) else { continue }
        sides.leading.insert(accessory, at: min(max(0, position(sides.leading)), sides.leading.count))
      case .trailing(let state, let position):
        guard isShown(state) else { continue }
        sides.trailing.insert(accessory, at: min(max(0, position(sides.trailing)), sides.trailing.count))
      }
    }
    return sides
  }

  private static func shown(_ accessory: UICellAccessory) -> Shown? {
    guard let view = view(of: accessory) else { return nil }
    view.isHidden = accessory.options.isHidden ?? false
    if let tint = accessory.options.tintColor { view.tintColor = tint }
    if let color = accessory.options.backgroundColor { view.backgroundColor = color }
    let size = size(of: view, accessory)
    let room: CGFloat =
      switch accessory.options.reservedLayoutWidth {
      case nil, .actual: size.width
      case .standard: standardWidth
      case .custom(let width): width
      }
    return Shown(view: view, accessory: accessory, size: size, room: room)
  }

  private static func size(of view: UIView, _ accessory: UICellAccessory) -> CGSize {
    guard accessory.accessoryType == .customView, !accessory.maintainsFixedSize else { return view.bounds.size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
  }

  private static func view(of accessory: UICellAccessory) -> UIView? {
    switch accessory.accessoryType {
    case .checkmark: AccessoryMark(.checkmark, color: accessory.options.tintColor)
    case .disclosureIndicator: AccessoryMark(.disclosureIndicator, color: accessory.options.tintColor)
    case .outlineDisclosure:
      AccessoryButton(AccessoryMark(.disclosureIndicator, color: accessory.options.tintColor ?? .systemBlue), accessory)
    case .detail: AccessoryButton(AccessoryMark(.detailButton, color: accessory.options.tintColor), accessory)
    case .label: label(accessory)
    case .customView: accessory.view
    case .delete, .insert, .reorder, .multiselect, .popUpMenu: nil
    }
  }

  private static func label(_ accessory: UICellAccessory) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = accessory.text
    label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = accessory.options.tintColor ?? .secondaryLabel
    label.sizeToFit()
    return label
  }

  // MARK: Places

  /// Returns the total width of the accessories on a side, including the distance from the edge.
  /// The distances are the same as in table views.
  private static func width(of side: [Shown], margin: CGFloat) -> CGFloat {
    guard !side.isEmpty else { return 0 }
    return margin + side.reduce(0) { $0 + $1.room } + CGFloat(side.count - 1) * TableMetrics.markGap
  }

  /// Returns the widths of the accessories at the leading and trailing side of the content.
  func widths(inWidth width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let margin = TableMetrics.margin(inWidth: width)
    return (Self.width(of: leading, margin: margin), Self.width(of: trailing, margin: margin))
  }

  /// Sets the frames of the accessory views.
  func layOut(in bounds: CGRect, height: CGFloat, leadingInset: CGFloat, isMirrored: Bool) {
    let margin = TableMetrics.margin(inWidth: bounds.width)
    func place(_ shown: Shown, at x: CGFloat) {
      let middle = isMirrored ? bounds.width - x - shown.room / 2 : x + shown.room / 2
      shown.view.frame = CGRect(
        x: middle - shown.size.width / 2, y: (height - shown.size.height) / 2, width: shown.size.width,
        height: shown.size.height)
    }
    var x = leadingInset + margin
    for shown in leading {
      place(shown, at: x)
      x += shown.room + TableMetrics.markGap
    }
    x = bounds.width - Self.width(of: trailing, margin: margin)
    for shown in trailing {
      place(shown, at: x)
      x += shown.room + TableMetrics.markGap
    }
  }
}

/// An accessory that calls a closure when it is tapped.
private final class AccessoryButton: UIView {
  private let action: UICellAccessory.ActionHandler?

  init(_ mark: AccessoryMark, _ accessory: UICellAccessory) {
    action = accessory.action
    super.init(frame: mark.bounds)
    isUserInteractionEnabled = action != nil
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { action?() }
}
