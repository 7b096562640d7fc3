/// How a field that is aligned at the right shows the spaces at its end while they are typed.
///
/// Fields with another `textAlignment` are left alone.
///
/// UIKit lets them hang past the margin, so that typing them seems to do nothing (reference E.6). Both ways out put
/// no-break spaces in their place, which do not hang while the field is edited; `text` and `attributedText` give them back
/// as plain spaces, those too that were no-break spaces when they were typed. `TextField.trailingWhitespace` is the way
/// without any of that.
public enum RightAlignedSpaces: String, Hashable, Sendable, CaseIterable {
  /// Spaces stay as they are and hang.
  case none
  /// The first article's first way: asked whether typed text may be put in, the field answers no, and puts it in itself
  /// with no-break spaces, the insertion point behind it. Deleting is left alone.
  ///
  /// Its price: after a no nobody is told of a change. Neither observers nor actions learn of anything that is typed, and
  /// what an input method marks stands at once, as if it had been typed.
  case delegate
  /// The article's second way: told that the text has changed, the field puts no-break spaces in the place of all spaces
  /// and restores the selection. That works only because each of them is one UTF-16 unit, as the other is. While an input
  /// method composes it does nothing, as the replacing would end composition.
  ///
  /// Its price: a space that code sets stays as it is until the next edit, and those who look at the text before actions
  /// are sent, as observers of the notification do, find it laid out with plain spaces.
  case event
}
