import GalleyViews

/// The fonts and pictures that views of a scene are made with, and what is wrong with them.
struct SceneResources {
  var fonts: FontLookup
  var pictures: PictureLookup

  init(for context: RenderContext, _ document: Document) {
    fonts = FontLookup(context, document: document)
    pictures = PictureLookup(document: document, scale: context.scale)
  }

  /// Fonts and pictures that cannot be had.
  var mistakes: [Diagnostic] { fonts.mistakes + pictures.mistakes }
}
