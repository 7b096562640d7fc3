/// The kind of end of a line.
public enum LineEnd: String, Hashable, Sendable {
  /// Before a word that did not fit.
  case word
  /// Inside a word, before a cluster that did not fit.
  case character
  /// Inside a word that is divided with a hyphen.
  case hyphen
  /// At a paragraph separator.
  case newline
  /// At U+2028 or another forced break inside a paragraph.
  case lineSeparator
  /// At the end of the text.
  case end
  /// Some text is hidden and replaced by an ellipsis.
  case truncated
  /// Text continues past the container's edge.
  case clipped
}
