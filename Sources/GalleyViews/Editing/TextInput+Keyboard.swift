extension TextInput {
  /// The kind of keyboard while the view has the focus. It restricts nothing by itself. UIKit counterpart:
  /// `keyboardType`.
  public var keyboardType: KeyboardType {
    get { editor.view.inputViews.keyboardType }
    set { setLook(\.keyboardType, newValue) }
  }

  /// The looks of the keyboard while the view has the focus. UIKit counterpart: `keyboardAppearance`.
  public var keyboardAppearance: KeyboardAppearance {
    get { editor.view.inputViews.keyboardAppearance }
    set { setLook(\.keyboardAppearance, newValue) }
  }

  /// The return key of the keyboard while the view has the focus; it does the same whatever is on it. UIKit counterpart:
  /// `returnKeyType`.
  public var returnKeyType: ReturnKeyType {
    get { editor.view.inputViews.returnKeyType }
    set { setLook(\.returnKeyType, newValue) }
  }

  /// What comes up in the place of the keyboard while the view has the focus; nil is the window's keyboard. Its height
  /// counts, and the notifications are the keyboard's. It counts from the next focus. UIKit counterpart: `inputView`.
  public var inputView: View? {
    get { editor.view.inputViews.inputView }
    set { editor.view.inputViews.inputView = newValue }
  }

  /// What lies on the keyboard while the view has the focus; its height adds to the keyboard's frame. It counts from the
  /// next focus. UIKit counterpart: `inputAccessoryView`.
  public var inputAccessoryView: View? {
    get { editor.view.inputViews.accessoryView }
    set { editor.view.inputViews.accessoryView = newValue }
  }

  /// Sets something that a keyboard shows, and has the one that is up look so when it goes, too.
  private func setLook<Value>(_ property: WritableKeyPath<InputViews, Value>, _ value: Value) {
    editor.view.inputViews[keyPath: property] = value
    window?.noteLook(of: window?.shownKeyboard)
  }
}
