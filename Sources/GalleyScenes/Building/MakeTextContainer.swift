import GalleyBase
import GalleyText
import GalleyViews

/// A text container view as a scene describes it.
func makeTextContainer(
  _ model: SceneTextContainer, in context: RenderContext, fonts: inout FontLookup, pictures: inout PictureLookup
) -> TextContainerView {
  let view = TextContainerView(in: context)
  if let font = model.text.ownFont { view.font = fonts.font(font) }
  if let color = model.text.ownColor { view.textColor = color }
  if let text = model.text.attributed(fonts: &fonts, pictures: &pictures) { view.attributedText = text }
  view.textAlignment = model.textAlignment
  view.usesFontLeading = model.usesFontLeading ?? view.usesFontLeading
  view.lineFragmentPadding = model.container.lineFragmentPadding ?? view.lineFragmentPadding
  view.maximumNumberOfLines = model.container.maximumNumberOfLines ?? view.maximumNumberOfLines
  view.lineBreakMode = model.container.lineBreakMode ?? view.lineBreakMode
  view.exclusionPaths = model.container.exclusionPaths
  view.columns = model.columns
  view.containers = model.containers.map { $0.placed(in: view) }
  return view
}

extension SceneContainer {
  /// The container, what it leaves open taken from its view. An `auto` extent is without limit.
  fileprivate func placed(in view: TextContainerView) -> PlacedTextContainer {
    let frame = frame ?? SceneFrame()
    return PlacedTextContainer(
      origin: frame.origin,
      container: TextContainer(
        size: Size(width: frame.size.width.points ?? .infinity, height: frame.size.height.points ?? .infinity),
        lineFragmentPadding: lineFragmentPadding ?? view.lineFragmentPadding,
        maximumNumberOfLines: maximumNumberOfLines ?? view.maximumNumberOfLines, exclusionPaths: exclusionPaths,
        lineBreakMode: lineBreakMode ?? view.lineBreakMode))
  }
}
