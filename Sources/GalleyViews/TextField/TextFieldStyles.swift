extension TextField {
  /// The kind of border around a text field. UIKit counterpart: UITextField.BorderStyle.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// The field has no border.
    case none
    /// The border is a thin rectangle.
    case line
    /// The border is a rectangle that looks sunken.
    case bezel
    /// The border is a filled rectangle with round corners. It hides the background image.
    case roundedRect
  }

  /// The condition for an overlay view or the clear button to be visible. UIKit counterpart:
  /// UITextField.ViewMode.
  public enum ViewMode: String, Hashable, Sendable, CaseIterable {
    /// The view or button is never visible.
    case never
    /// The view or button is visible while the text is edited.
    case whileEditing
    /// The view or button is visible while the text is not edited.
    case unlessEditing
    /// The view or button is always visible.
    case always

    /// Returns true if an overlay view or the clear button is visible in a field. `isEditing` is
    /// true if the field is being edited.
    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The effect of trailing white space on alignment. In UIKit, it always hangs.
  public enum TrailingWhitespace: String, Hashable, Sendable, CaseIterable {
    /// White space extends beyond the margin, so that a space typed at the end of aligned text does
    /// not move the text.
    ///
    /// While the field is idle no-break spaces hang too (rule: right-aligned-spaces).
    case hang
    /// White space takes space like any other character, whether the field is being edited or not.
    case occupy
  }
}
