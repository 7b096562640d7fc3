import CoreGraphics
public import Foundation
import UIFoundation

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// The weight of a choice.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The weight.
  public let style: Style
  /// True if it can be chosen.
  open var isEnabled = true
  package let handler: ((UIAlertAction) -> Void)?

  /// A choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns this choice.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A message with choices, drawn as a card in the middle of the window or at its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The place of the message.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The place.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title.
  open var message: String?
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that is taken by the key that ends a line.
  open var preferredAction: UIAlertAction?
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The weight of the message.
  open var severity = UIAlertControllerSeverity.default

  /// A message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Takes a choice as a tap does.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true)
    action.handler?(action)
  }

  open override func loadView() {
    view = AlertView(of: self)
  }
}

/// The weight of a message.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

/// The card of an alert: title, text, fields, and a row for each choice.
@MainActor
private final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let card = UIView()
  private var rows: [(action: UIAlertAction, label: UILabel)] = []
  private var texts: [UILabel] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    addSubview(card)
    texts = [
      label(alert.title, .systemFont(ofSize: 17, weight: .semibold), .label),
      label(alert.message, .systemFont(ofSize: 13), .label),
    ].filter { $0.text != nil }
    for text in texts { card.addSubview(text) }
    for field in alert.textFields ?? [] { card.addSubview(field) }
    let ordered = alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
    for action in ordered {
      let colour: UIColor = action.style == .destructive ? .systemRed : action.isEnabled ? .systemBlue : .tertiaryLabel
      let row = label(
        action.title, .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular), colour)
      card.addSubview(row)
      rows.append((action, row))
    }
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String?, _ font: UIFont, _ colour: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = colour
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSheet = alert?.preferredStyle == .actionSheet
    let width = isSheet ? max(0, bounds.width - 16) : min(270, bounds.width)
    var y: CGFloat = 20
    for text in texts {
      let height = text.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
      text.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      y += height + 4
    }
    y += 12
    for field in alert?.textFields ?? [] {
      field.frame = CGRect(x: 16, y: y, width: width - 32, height: 34)
      y += 42
    }
    for row in rows {
      row.label.frame = CGRect(x: 8, y: y, width: width - 16, height: 44)
      y += 44
    }
    let top = isSheet ? bounds.height - y - 8 : ((bounds.height - y) / 2).rounded()
    card.frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: card) else { return }
    if let row = rows.first(where: { $0.label.frame.contains(point) }) { alert?.choose(row.action) }
  }
}
