import CoreGraphics
import Foundation
import UIFoundation

/// The card of an alert: title, text, fields, and a row for each action. Two actions of an alert
/// are side by side if they fit. The cancel action of a sheet has a separate card.
final class AlertView: UIView {
  private static let rowHeight = (alert: CGFloat(44), sheet: CGFloat(57))
  private weak var alert: UIAlertController?
  private let card = UIView()
  private let cancelCard = UIView()
  private var rows: [(action: UIAlertAction, label: UILabel)] = []
  private var texts: [UILabel] = []
  private var lines: [UIView] = []
  private let isSheet: Bool

  init(of alert: UIAlertController) {
    self.alert = alert
    isSheet = alert.preferredStyle == .actionSheet
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    for card in [card, cancelCard] {
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 14
      card.clipsToBounds = true
      addSubview(card)
    }
    let title = label(alert.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
    let message = label(alert.message, .systemFont(ofSize: 13))
    if isSheet { for text in [title, message] { text.textColor = .secondaryLabel } }
    texts = [title, message].filter { $0.text != nil }
    for text in texts { card.addSubview(text) }
    for field in alert.textFields ?? [] { card.addSubview(field) }
    let others = alert.actions.filter { $0.style != .cancel }
    let cancelling = alert.actions.filter { $0.style == .cancel }
    let standSideBySide = !isSheet && alert.actions.count == 2
    for action in standSideBySide ? cancelling + others : others + cancelling {
      let weight: UIFont.Weight = action.style == .cancel ? .semibold : .regular
      let row = label(action.title, .systemFont(ofSize: isSheet ? 20 : 17, weight: weight))
      row.numberOfLines = 1
      row.textColor =
        !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
      (isSheet && action.style == .cancel ? cancelCard : card).addSubview(row)
      rows.append((action, row))
    }
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String?, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for line in lines { line.removeFromSuperview() }
    lines = []
    let width = isSheet ? max(0, bounds.width - 16) : min(270, bounds.width)
    var y = layOutTexts(width: width)
    let own = rows.filter { $0.label.superview === card }
    let half = width / 2
    if !isSheet, own.count == 2, own.allSatisfy({ $0.label.sizeThatFits(bounds.size).width <= half - 16 }) {
      addLine(CGRect(x: 0, y: y, width: width, height: pixel))
      addLine(CGRect(x: half, y: y, width: pixel, height: Self.rowHeight.alert))
      for (index, row) in own.enumerated() {
        row.label.frame = CGRect(x: CGFloat(index) * half, y: y, width: half, height: Self.rowHeight.alert)
      }
      y += Self.rowHeight.alert
    } else {
      for row in own {
        if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: pixel)) }
        row.label.frame = CGRect(x: 8, y: y, width: width - 16, height: height)
        y += height
      }
    }
    placeCards(width: width, height: y)
  }

  private var pixel: CGFloat { 1 / traitCollection.displayScale }
  private var height: CGFloat { isSheet ? Self.rowHeight.sheet : Self.rowHeight.alert }

  /// Lays out the texts and fields from top to bottom, and returns the y offset at which the rows
  /// begin.
  private func layOutTexts(width: CGFloat) -> CGFloat {
    let fields = alert?.textFields ?? []
    guard !texts.isEmpty || !fields.isEmpty else { return 0 }
    let edge: CGFloat = isSheet ? 14 : 20
    var y = edge
    for text in texts {
      let height = text.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
      text.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      y += height + 4
    }
    if !texts.isEmpty { y -= 4 }
    for field in fields {
      y += 16
      field.frame = CGRect(x: 16, y: y, width: width - 32, height: 34)
      y += 34
    }
    return y + edge
  }

  private func placeCards(width: CGFloat, height: CGFloat) {
    let x = ((bounds.width - width) / 2).rounded()
    let cancelling = rows.filter { $0.label.superview === cancelCard }
    cancelCard.isHidden = cancelling.isEmpty
    var bottom = bounds.height - 8 - safeAreaInsets.bottom
    if let row = cancelling.first {
      bottom -= Self.rowHeight.sheet
      cancelCard.frame = CGRect(x: x, y: bottom, width: width, height: Self.rowHeight.sheet)
      row.label.frame = CGRect(x: 8, y: 0, width: width - 16, height: Self.rowHeight.sheet)
      bottom -= 8
    }
    let top = isSheet ? bottom - height : ((bounds.height - height) / 2).rounded()
    card.frame = CGRect(x: x, y: top, width: width, height: height)
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    card.addSubview(line)
    lines.append(line)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let row = rows.first { row in
      row.label.superview.map { row.label.frame.contains(touch.location(in: $0)) } == true
    }
    if let row { alert?.choose(row.action) }
  }
}
