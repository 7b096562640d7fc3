import GalleyBase
import GalleyFonts
import GalleyText

/// The placeholder as a label below the text (rule: placeholder-as-label).
///
/// The frame always follows the bounds, and the label goes as soon as there is text, also text that code sets.
extension TextView {
  /// The label, made at its first use.
  var placeholderLabel: Label {
    if let label = storedPlaceholder.label { return label }
    let label = Label(in: context)
    label.numberOfLines = 0
    label.textAlignment = .left
    label.textColor = placeholderColor
    storedPlaceholder.label = label
    return label
  }

  /// The frame of the label: from where the text begins to the view's right edge less the inset; the container's
  /// padding on the right is forgotten. A width of 0 counts as no limit, as for any label.
  var placeholderLabelFrame: Rect {
    let location = effectivePlaceholderLocation
    let x = containerRules.lineFragmentPadding + textContainerInset.left + location.x
    let y = textContainerInset.top + location.y
    let width = max(0, bounds.width - textContainerInset.right - x)
    let height = placeholderLabel.sizeThatFits(Size(width: width, height: .infinity)).height
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The label at its place, if it shows at present; nil if it does not.
  var shownPlaceholderLabel: Label? {
    guard showsPlaceholder, placeholderGeometry == .label else { return nil }
    let label = placeholderLabel
    label.frame = placeholderLabelFrame
    return label
  }

  /// To be called when the view's font was set: the category notices that only once it has a label.
  func fontWasSet() { storedPlaceholder.label?.font = font }
}
