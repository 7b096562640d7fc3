extension TextInput {
  /// The type of the keyboard that is shown while the view has the focus.
  ///
  /// It does not restrict input. UIKit counterpart: `keyboardType`.
  public var keyboardType: KeyboardType {
    get { editor.view.inputViews.keyboardType }
    set { setLook(\.keyboardType, newValue) }
  }

  /// The style of the keyboard that is shown while the view has the focus. UIKit counterpart:
  /// `keyboardAppearance`.
  public var keyboardAppearance: KeyboardAppearance {
    get { editor.view.inputViews.keyboardAppearance }
    set { setLook(\.keyboardAppearance, newValue) }
  }

  /// The label of the return key while the view has the focus. It does not change the key's effect.
  ///
  /// UIKit counterpart: `returnKeyType`.
  public var returnKeyType: ReturnKeyType {
    get { editor.view.inputViews.returnKeyType }
    set { setLook(\.returnKeyType, newValue) }
  }

  /// The view that is shown instead of the keyboard while the view has the focus; nil shows the
  /// window's keyboard.
  ///
  /// Its height becomes the keyboard's. Setting it takes effect with the next focus. UIKit counterpart: `inputView`.
  public var inputView: View? {
    get { editor.view.inputViews.inputView }
    set { editor.view.inputViews.inputView = newValue }
  }

  /// The view on top of the keyboard while the view has the focus; nil for none.
  ///
  /// Its height adds to the keyboard's frame. Setting it takes effect with the next focus. UIKit counterpart:
  /// `inputAccessoryView`.
  public var inputAccessoryView: View? {
    get { editor.view.inputViews.accessoryView }
    set { editor.view.inputViews.accessoryView = newValue }
  }

  /// Shows the current `inputView` and `inputAccessoryView` if the view has the focus.
  ///
  /// UIKit counterpart: `reloadInputViews()`.
  public func reloadInputViews() {
    if let window, isEditing { window.keyboardFollowsFocus(to: editor.view) }
  }

  /// Sets a property that affects the keyboard, and stores the new appearance of the keyboard.
  private func setLook<Value>(_ property: WritableKeyPath<InputViews, Value>, _ value: Value) {
    editor.view.inputViews[keyPath: property] = value
    window?.noteLook(of: window?.shownKeyboard)
  }
}
