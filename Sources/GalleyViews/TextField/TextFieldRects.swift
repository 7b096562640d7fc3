public import GalleyBase

/// The rectangles of a field's parts, in its coordinates.
///
/// Hidden parts have no rectangle; their functions are not called.
public struct TextFieldRects: Hashable, Sendable {
  /// Border or background: `borderRect(forBounds:)`.
  public var border: Rect
  /// The overlay view on the left: `leftViewRect(forBounds:)`.
  public var leftView: Rect?
  /// The overlay view on the right: `rightViewRect(forBounds:)`.
  public var rightView: Rect?
  /// The clear button: `clearButtonRect(forBounds:)`.
  public var clearButton: Rect?
  /// The text while it is not edited: `textRect(forBounds:)`.
  public var text: Rect
  /// The placeholder: `placeholderRect(forBounds:)`.
  public var placeholder: Rect?
  /// The text while it is edited: `editingRect(forBounds:)`.
  public var editing: Rect

  /// The existing rectangles, each with the name of its function, in the order in which they depend on each other.
  public var named: [(name: String, rect: Rect)] {
    let all: [(String, Rect?)] = [
      ("borderRect", border), ("leftViewRect", leftView), ("rightViewRect", rightView),
      ("clearButtonRect", clearButton), ("textRect", text), ("placeholderRect", placeholder), ("editingRect", editing),
    ]
    return all.compactMap { name, rect in rect.map { (name, $0) } }
  }
}

extension TextField {
  /// The results of all functions `…Rect(forBounds:)` for the current bounds, as used for drawing.
  public final var rects: TextFieldRects {
    TextFieldRects(
      border: borderRect(forBounds: bounds),
      leftView: showsViewOnLeft ? leftViewRect(forBounds: bounds) : nil,
      rightView: showsViewOnRight ? rightViewRect(forBounds: bounds) : nil,
      clearButton: showsClearButton ? clearButtonRect(forBounds: bounds) : nil, text: textRect(forBounds: bounds),
      placeholder: showsPlaceholder ? placeholderRect(forBounds: bounds) : nil,
      editing: editingRect(forBounds: bounds))
  }
}
