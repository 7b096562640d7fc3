/// The ways in which a line can end.
public enum LineEnd: String, Hashable, Sendable {
  /// The line ends before a word that does not fit.
  case word
  /// The line ends inside a word, before a cluster that does not fit.
  case character
  /// The line ends inside a word, with a hyphen.
  case hyphen
  /// The line ends at a paragraph separator.
  case newline
  /// The line ends at U+2028 or another forced break inside a paragraph.
  case lineSeparator
  /// The line ends at the end of the text.
  case end
  /// The line is truncated: an ellipsis or a custom token replaces hidden text.
  case truncated
  /// The line continues past the edge of the container and is clipped there.
  case clipped
}
