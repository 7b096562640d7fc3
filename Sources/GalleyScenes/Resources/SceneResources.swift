import GalleyViews

/// The fonts and pictures that views of a scene are made with, and what is wrong with them.
struct SceneResources {
  var fonts: FontLookup
  var pictures: PictureLookup

  /// - Parameter pictures: those that were read before; nil for none.
  init(for context: RenderContext, _ file: SceneFile, pictures: PictureLookup? = nil) {
    fonts = FontLookup(context, file)
    self.pictures = pictures ?? PictureLookup(file, scale: context.scale)
  }

  /// Fonts and pictures that cannot be had.
  var mistakes: [Diagnostic] { fonts.mistakes + pictures.mistakes }
}
