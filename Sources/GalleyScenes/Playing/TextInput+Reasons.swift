import GalleyViews

/// Reasons why a step is not possible, as phrases for messages. Earlier steps may have changed the
/// view.
extension TextInput {
  /// The reason why the view cannot get the focus.
  var focusRefusal: String {
    if window == nil {
      return "it is a hidden overlay view; set leftViewMode or rightViewMode of its field to show it"
    }
    guard let field = self as? TextField else { return "it can neither be edited nor selected" }
    return field.isEnabled ? "its isSelectable is false" : "it is disabled"
  }

  /// The reason why the text cannot be edited, as a phrase after the view's name; nil if the text
  /// can be edited.
  var editingRefusal: String? {
    let field = self as? TextField
    if field?.isEnabled == false { return "is disabled, so its text cannot be changed" }
    let isEditable = field?.isEditable ?? (self as? TextView)?.isEditable ?? true
    return isEditable ? nil : "can be selected but not edited: its isEditable is false"
  }

  /// The reason why the clear button is hidden in a field with text, with the remedy; nil if the
  /// button shows.
  var clearingRefusal: String? {
    guard let field = self as? TextField else { return "text views have none; " }
    if field.rects.clearButton != nil { return nil }
    switch field.clearButtonMode {
    case .never, .unlessEditing:
      return "its clearButtonMode is \(field.clearButtonMode.rawValue), which hides it (use whileEditing or always); "
    case .whileEditing, .always: return "its right view is at that position; "
    }
  }
}
