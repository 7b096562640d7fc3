import UIKit

extension ViewMaking {
  private static let horizontalAlignments: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
  private static let verticalAlignments: KeyValuePairs<String, UIControl.ContentVerticalAlignment> = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  /// A button of the type `custom`, with a title for the normal state.
  func button(_ body: SceneNode) throws -> UIButton {
    try body.refuseKeys(
      except: Self.viewKeys.union([
        "title", "attributedTitle", "font", "titleColor", "disabledTitleColor", "lineBreakMode", "contentEdgeInsets",
        "contentHorizontalAlignment", "contentVerticalAlignment", "isEnabled",
      ]), in: "a button")
    let button = UIButton(type: .custom)
    if let flag = body["isEnabled"] { button.isEnabled = try flag.flag() }
    try setTitle(body, of: button)
    if let inset = try body["contentEdgeInsets"]?.numbers("[top, left, bottom, right]") {
      button.contentEdgeInsets = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    if let side = body["contentHorizontalAlignment"] {
      button.contentHorizontalAlignment = try side.choice(Self.horizontalAlignments)
    }
    if let side = body["contentVerticalAlignment"] {
      button.contentVerticalAlignment = try side.choice(Self.verticalAlignments)
    }
    return button
  }

  private func setTitle(_ body: SceneNode, of button: UIButton) throws {
    if let font = try font(body, ofText: "title") { button.titleLabel?.font = font }
    if let color = body["titleColor"] { button.setTitleColor(try color.color(in: traits), for: .normal) }
    if let color = body["disabledTitleColor"] { button.setTitleColor(try color.color(in: traits), for: .disabled) }
    if let title = body["title"] { button.setTitle(try title.string(), for: .normal) }
    if let runs = body["attributedTitle"] {
      // An attributed title does not take the button's colours by itself.
      let font = button.titleLabel?.font ?? UIFont.systemFont(ofSize: UIFont.buttonFontSize)
      let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: button.currentTitleColor]
      button.setAttributedTitle(try attributes.text(ofRuns: runs, own: base, base: base), for: .normal)
    }
    // Set after the title, so that it wins over its paragraph styles.
    if let mode = body["lineBreakMode"] {
      button.titleLabel?.lineBreakMode = try mode.choice(TextAttributes.lineBreakModes)
    }
  }
}
