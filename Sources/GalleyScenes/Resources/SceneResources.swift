import GalleyViews

/// The fonts and images for the views of a scene, and the mistakes found while they are loaded.
struct SceneResources {
  var fonts: FontLookup
  var pictures: PictureLookup

  /// - Parameters:
  ///   - readable: the folders that files may be in; nil means any folder.
  ///   - pictures: the images that were read before; nil for none.
  init(
    for context: RenderContext, _ document: Document, within readable: ReadableFolders?, _ budgets: Budgets,
    pictures: PictureLookup? = nil
  ) {
    fonts = FontLookup(context, document: document, within: readable)
    self.pictures = pictures ?? PictureLookup(document, scale: context.scale, within: readable, budgets)
  }

  /// The mistakes: missing fonts and images.
  var mistakes: [Diagnostic] { fonts.mistakes + pictures.mistakes }
}
