import GalleyBase
import GalleyFonts
import GalleyText

/// The placeholder as the category of reference F.3 has it: a label below the text.
///
/// Its quirks that can be seen are kept: see `PlaceholderGeometry.article`. Those that are crashes or leaks are not, and
/// neither are those of a screen that is not told to update: here the frame always follows the bounds, and the label
/// goes as soon as there is text, whoever set it.
extension TextView {
  /// The category's label, made if this is the first time that anything asks for it.
  var articleLabel: Label {
    if let label = storedPlaceholder.label { return label }
    let label = Label(in: context)
    label.numberOfLines = 0
    label.textAlignment = .left
    label.textColor = placeholderColor
    storedPlaceholder.label = label
    return label
  }

  /// Where the label stands: from where the text begins to the view's right edge less the inset; the container's padding
  /// on the right is forgotten. A width of 0 counts as no limit, as for any label.
  var articleFrame: Rect {
    let location = effectivePlaceholderLocation
    let x = containerRules.lineFragmentPadding + textContainerInset.left + location.x
    let y = textContainerInset.top + location.y
    let width = max(0, bounds.width - textContainerInset.right - x)
    let height = articleLabel.sizeThatFits(Size(width: width, height: .infinity)).height
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The label at its place, if it shows at present; nil if it does not.
  var shownArticleLabel: Label? {
    guard showsPlaceholder, placeholderGeometry == .article else { return nil }
    let label = articleLabel
    label.frame = articleFrame
    return label
  }

  /// To be called when the view's font was set: the category notices that only once it has a label.
  func fontWasSet() { storedPlaceholder.label?.font = font }
}
