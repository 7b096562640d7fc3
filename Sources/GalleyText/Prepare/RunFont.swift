import GalleyFonts

/// A font that runs of a line are set in.
struct RunFont {
  var font: Font
  /// True if no face has the characters of these runs.
  var isMissing: Bool
}
