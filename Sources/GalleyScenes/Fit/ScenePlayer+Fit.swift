import GalleyBase
import GalleyText
import GalleyViews

extension ScenePlayer {
  /// Returns the minimum width in points, rounded up to whole pixels, in which a view shows all of
  /// its text within its line limit and without dividing words; nil if the view has no text. The
  /// method changes the size of the view.
  public func smallestWidth(ofView id: String) -> Double? {
    page.window.layoutIfNeeded()
    guard let view = view(id), view.asTextShowing != nil else { return nil }
    let pixel = 1 / page.scene.scale
    let whole = view.sizeThatFits(Size(width: Double.infinity, height: .infinity)).width
    guard let label = view as? Label, label.numberOfLines != 1 else { return (whole / pixel).rounded(.up) * pixel }
    var (narrow, wide) = (0, Int((whole / pixel).rounded(.up)))
    while narrow + 1 < wide {
      let middle = (narrow + wide) / 2
      label.frame.size = Size(width: Double(middle) * pixel, height: 1_000_000)
      let isWhole = !label.isTruncated && !(label.placement?.layout.lines.contains { $0.ends == .character } ?? true)
      if isWhole { wide = middle } else { narrow = middle }
    }
    return Double(wide) * pixel
  }

  /// Returns the text that a view shows, and the view's width in points; nil if the view shows no
  /// text.
  public func shownText(ofView id: String, placeholder: Bool) -> (text: String, width: Double)? {
    page.window.layoutIfNeeded()
    guard let view = view(id), let shown = view.asTextShowing else { return nil }
    let text = placeholder ? shown.placeholderPlacement?.layout.shaped.text.string : shown.text
    return text.map { ($0, view.frame.width) }
  }
}
