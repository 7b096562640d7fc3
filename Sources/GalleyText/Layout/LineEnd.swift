/// The reason for the end of a line.
public enum LineEnd: String, Hashable, Sendable {
  /// Before a word that did not fit.
  case word
  /// Inside a word, before a cluster that did not fit.
  case character
  /// At a soft hyphen, which shows.
  case hyphen
  /// At a paragraph separator.
  case newline
  /// At U+2028 or another forced break inside a paragraph.
  case lineSeparator
  /// At the end of the text.
  case end
  /// Text is hidden behind an ellipsis.
  case truncated
  /// Text goes on past the container's edge.
  case clipped
}
