extension TextField {
  /// A border around a field. UIKit counterpart: UITextField.BorderStyle.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle that looks sunken.
    case bezel
    /// A filled rectangle with round corners; it hides the background image.
    case roundedRect
  }

  /// A condition for an overlay view or the clear button to be visible. UIKit counterpart: UITextField.ViewMode.
  public enum ViewMode: String, Hashable, Sendable, CaseIterable {
    /// Never visible.
    case never
    /// Visible while the text is edited.
    case whileEditing
    /// Visible while the text is not edited.
    case unlessEditing
    /// Always visible.
    case always

    /// Returns true if the part is visible in a field that is, or is not, being edited.
    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The effect of trailing white space on alignment. In UIKit it always hangs.
  public enum TrailingWhitespace: String, Hashable, Sendable, CaseIterable {
    /// It continues past the margin, so that typing a space in text aligned at its end moves nothing.
    ///
    /// While the field is idle no-break spaces hang too (rule: right-aligned-spaces).
    case hang
    /// It takes space like any other character, whether the field is edited or idle.
    case occupy
  }
}
