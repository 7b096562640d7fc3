/// A way to show spaces at the end of right-aligned text while they are typed.
///
/// Fields with another `textAlignment` are left alone.
///
/// UIKit lets them hang past the margin, so that typing them seems to do nothing (rule: right-aligned-spaces). The ways
/// `delegate` and `event` replace them by no-break spaces, which do not hang while the field is edited; `text` and
/// `attributedText` return plain spaces, even for no-break spaces that were typed. `TextField.trailingWhitespace` keeps
/// them visible without any replacement.
public enum RightAlignedSpaces: String, Hashable, Sendable, CaseIterable {
  /// Spaces stay as they are and hang.
  case none
  /// The delegate's way: when typed text is about to be inserted, the field refuses it and inserts it itself with
  /// no-break spaces. Deletions are made as usual.
  ///
  /// A refused change has no reports: neither observers nor actions learn of typed text, and text that an input method
  /// marks is committed at once.
  case delegate
  /// The way of the event `editingChanged`: after a change of the text, the field replaces all spaces by no-break
  /// spaces and restores the selection; both are one UTF-16 unit. It does nothing while an input method composes, since
  /// replacing would end composition.
  ///
  /// A space that code sets stays until the next edit, and observers of the notification, which comes before the
  /// actions, see the text with plain spaces.
  case event
}
