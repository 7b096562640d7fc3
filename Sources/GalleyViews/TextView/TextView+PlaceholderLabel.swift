import GalleyBase
import GalleyFonts
import GalleyText

/// The placeholder as a label behind the text (rule: placeholder-as-label).
///
/// Its frame always follows the bounds, and it disappears as soon as there is text, even if code sets the text.
extension TextView {
  /// The label of the placeholder, created on first use.
  var placeholderLabel: Label {
    if let label = storedPlaceholder.label { return label }
    let label = Label(in: context)
    label.numberOfLines = 0
    label.textAlignment = .left
    label.textColor = placeholderColor
    storedPlaceholder.label = label
    return label
  }

  /// The frame of the label. It extends from the beginning of the text to the view's right edge
  /// less the inset, without the container's padding on the right.
  ///
  /// A width of 0 means no limit, as in any label.
  var placeholderLabelFrame: Rect {
    let location = effectivePlaceholderLocation
    let x = containerRules.lineFragmentPadding + textContainerInset.left + location.x
    let y = textContainerInset.top + location.y
    let width = max(0, bounds.width - textContainerInset.right - x)
    let height = placeholderLabel.sizeThatFits(Size(width: width, height: .infinity)).height
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The label, with its frame set, while the placeholder is visible; otherwise nil.
  var shownPlaceholderLabel: Label? {
    guard showsPlaceholder, placeholderGeometry == .label else { return nil }
    let label = placeholderLabel
    label.frame = placeholderLabelFrame
    return label
  }

  /// Called after the view's font was set. As with the category that `PlaceholderGeometry.label`
  /// imitates, a label that already exists adopts the font.
  func fontWasSet() { storedPlaceholder.label?.font = font }
}
