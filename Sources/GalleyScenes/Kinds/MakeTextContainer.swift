import GalleyBase
import GalleyText
import GalleyViews

/// A text container view as a scene describes it.
func makeTextContainer(
  _ model: SceneTextContainer, in context: RenderContext, fonts: inout FontLookup, pictures: inout PictureLookup
) -> TextContainerView {
  let view = TextContainerView(in: context)
  apply(model, to: view, fonts: &fonts, pictures: &pictures)
  return view
}

/// Sets what the description says, and leaves alone what it does not say.
func apply(
  _ model: SceneTextContainer, to view: TextContainerView, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  if let font = model.text.font(over: view.font, fonts: &fonts) { view.font = font }
  if let color = model.text.ownColor { view.textColor = color }
  if let text = model.text.attributed(over: view.font, fonts: &fonts, pictures: &pictures) {
    view.attributedText = text
  }
  if let alignment = model.textAlignment { view.textAlignment = alignment }
  view.usesFontLeading = model.usesFontLeading ?? view.usesFontLeading
  view.lineFragmentPadding = model.container.lineFragmentPadding ?? view.lineFragmentPadding
  view.maximumNumberOfLines = model.container.maximumNumberOfLines ?? view.maximumNumberOfLines
  view.lineBreakMode = model.container.lineBreakMode ?? view.lineBreakMode
  if let paths = model.container.exclusionPaths { view.exclusionPaths = paths }
  // Each of the two ways to divide the view ends the other.
  if let columns = model.columns {
    view.columns = columns
    view.containers = []
  } else if !model.containers.isEmpty {
    view.columns = nil
    view.containers = model.containers.map { $0.placed(in: view) }
  }
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
        maximumNumberOfLines: maximumNumberOfLines ?? view.maximumNumberOfLines, exclusionPaths: exclusionPaths ?? [],
        lineBreakMode: lineBreakMode ?? view.lineBreakMode))
  }
}
