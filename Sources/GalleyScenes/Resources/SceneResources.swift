import GalleyViews

/// The fonts and pictures that views of a scene are made with, and what is wrong with them.
struct SceneResources {
  var fonts: FontLookup
  var pictures: PictureLookup

  /// - Parameters:
  ///   - readable: the folders that files may lie in; nil is any.
  ///   - pictures: those that were read before; nil for none.
  init(
    for context: RenderContext, _ document: Document, within readable: ReadableFolders?, _ budgets: Budgets,
    pictures: PictureLookup? = nil
  ) {
    fonts = FontLookup(context, document: document, within: readable)
    self.pictures = pictures ?? PictureLookup(document, scale: context.scale, within: readable, budgets)
  }

  /// Fonts and pictures that cannot be had.
  var mistakes: [Diagnostic] { fonts.mistakes + pictures.mistakes }
}
