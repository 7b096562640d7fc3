import GalleyBase
import GalleyText

extension Button {
  /// The positions of picture, title and subtitle in the button's present state.
  var arrangement: ButtonArrangement {
    var result = ButtonArrangement(scale: context.scale, direction: effectiveUserInterfaceLayoutDirection)
    let content = current
    result.image = content.image?.size
    if content.title?.string.isEmpty == false { result.title = { self.size(of: self.titleLabel, inWidth: $0) } }
    if hasSubtitle { result.subtitle = { self.size(of: self.subtitleLabel, inWidth: $0) } }
    result.imagePadding = imagePadding
    result.titlePadding = titlePadding
    result.imageEdgeInsets = imageEdgeInsets
    result.titleEdgeInsets = titleEdgeInsets
    result.imagePlacement = imagePlacement
    result.titleAlignment = titleAlignment
    result.horizontal = contentHorizontalAlignment
    result.vertical = contentVerticalAlignment
    return result
  }

  private func size(of label: Label, inWidth width: Double) -> Size {
    label.semanticContentAttribute = semanticContentAttribute
    guard numberOfLines != 1, width < .infinity else { return label.intrinsicContentSize }
    return width > 0 ? label.sizeThatFits(Size(width: width, height: .infinity)) : .zero
  }
}
