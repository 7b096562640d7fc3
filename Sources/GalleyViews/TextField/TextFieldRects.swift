public import GalleyBase

/// The rectangles of a text field's parts, in the field's coordinates.
///
/// Hidden parts have no rectangle; their functions are not called.
public struct TextFieldRects: Hashable, Sendable {
  /// The border or background, from `borderRect(forBounds:)`.
  public var border: Rect
  /// The overlay view on the left, from `leftViewRect(forBounds:)`; nil if there is none.
  public var leftView: Rect?
  /// The overlay view on the right, from `rightViewRect(forBounds:)`; nil if there is none.
  public var rightView: Rect?
  /// The clear button, from `clearButtonRect(forBounds:)`; nil if it is hidden.
  public var clearButton: Rect?
  /// The text while it is not edited, from `textRect(forBounds:)`.
  public var text: Rect
  /// The placeholder, from `placeholderRect(forBounds:)`; nil if there is none.
  public var placeholder: Rect?
  /// The text while it is edited, from `editingRect(forBounds:)`.
  public var editing: Rect

  /// The rectangles that are not nil, each with the name of the function that computes it. A
  /// rectangle comes after those on which it depends.
  public var named: [(name: String, rect: Rect)] {
    let all: [(String, Rect?)] = [
      ("borderRect", border), ("leftViewRect", leftView), ("rightViewRect", rightView),
      ("clearButtonRect", clearButton), ("textRect", text), ("placeholderRect", placeholder), ("editingRect", editing),
    ]
    return all.compactMap { name, rect in rect.map { (name, $0) } }
  }
}

extension TextField {
  /// The results of all functions `…Rect(forBounds:)` for the current bounds, as they are used for
  /// drawing.
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
