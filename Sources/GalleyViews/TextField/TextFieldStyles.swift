extension TextField {
  /// A border around a field. UIKit counterpart: UITextField.BorderStyle.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle that looks sunk in.
    case bezel
    /// A filled rectangle with round corners; it hides the background image.
    case roundedRect
  }

  /// A condition for an overlay view or the clear button to show. UIKit counterpart: UITextField.ViewMode.
  public enum ViewMode: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// At any time.
    case always

    /// Returns true if it shows in a field that is, or is not, being edited.
    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// An effect of white space at the end of the text on its alignment. On UIKit it always hangs.
  public enum TrailingWhitespace: String, Hashable, Sendable, CaseIterable {
    /// It goes on past the margin, so that in a field that is aligned at the end typing a space moves nothing. While
    /// the field is idle no-break spaces hang too (rule: right-aligned-spaces).
    case hang
    /// It takes room like any other character, while the field is edited and while it is idle.
    case occupy
  }
}
