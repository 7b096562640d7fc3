/// The way in which spaces at the end of right-aligned text are kept visible while they are typed.
///
/// It affects only fields with the `textAlignment` `right`.
///
/// UIKit lets such spaces hang past the margin, so that typing them seems to do nothing (rule: right-aligned-spaces).
/// The ways `delegate` and `event` replace them with no-break spaces, which do not hang while the field is edited;
/// `text` and `attributedText` return plain spaces, even for no-break spaces that were typed.
/// `TextField.trailingWhitespace` keeps spaces visible without any replacement.
public enum RightAlignedSpaces: String, Hashable, Sendable, CaseIterable {
  /// Spaces are not replaced, and hang at the end of the line.
  case none
  /// Spaces are replaced as by a delegate. When text is typed, the delegate refuses the change and
  /// inserts the text itself, with no-break spaces.
  ///
  /// Deletions work as usual.
  ///
  /// A refused change is not reported: neither observers nor actions learn of typed text, and text that an input method
  /// marks is committed at once.
  case delegate
  /// Spaces are replaced as by an action for `editingChanged`. After a change, all spaces are
  /// replaced with no-break spaces, and the selection is restored. Both characters are one UTF-16
  /// unit.
  ///
  /// It does nothing while an input method composes, since replacing would end composition.
  ///
  /// A space that code sets stays until the next edit. Observers of the notification, which comes before the actions,
  /// see the text with plain spaces.
  case event
}
