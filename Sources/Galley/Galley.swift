@_exported public import GalleyBase
@_exported public import GalleyDrawing
@_exported public import GalleyFonts
@_exported public import GalleyGoldens
@_exported public import GalleyScenes
@_exported public import GalleyText
@_exported public import GalleyUnicode
@_exported public import GalleyViews
