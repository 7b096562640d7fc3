extension Window {
  /// Lets the keyboard come, change or go, after the focus moved and before anybody is told that editing began or ended
  /// (documented, reference E.4).
  /// - Parameters:
  ///   - old: what had the focus; nil if nothing had it.
  ///   - new: what has it now; nil if nothing has it.
  func keyboardFollowsFocus(from old: (any TextInput)?, to new: (any TextInput)?) {}
}
