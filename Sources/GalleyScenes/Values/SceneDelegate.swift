/// The values that a delegate of a text field or text view in a scene returns. Nil means true,
/// which is also UIKit's behaviour without a delegate.
public struct SceneDelegate: Hashable, Sendable {
  /// The value that `textFieldShouldBeginEditing` or `textViewShouldBeginEditing` returns.
  public var shouldBeginEditing: Bool?
  /// The value that `textFieldShouldEndEditing` or `textViewShouldEndEditing` returns.
  public var shouldEndEditing: Bool?
  /// The value that `textField(_:shouldChangeCharactersIn:replacementString:)` or
  /// `textView(_:shouldChangeTextIn:replacementText:)` returns.
  public var shouldChange: Bool?
  /// The value that `textFieldShouldClear` returns.
  public var shouldClear: Bool?
  /// The value that `textFieldShouldReturn` returns.
  public var shouldReturn: Bool?

  /// Creates a delegate that returns true from all methods.
  public init() {}

  /// Returns these values, with nil replaced by the value of another delegate.
  func filled(with other: SceneDelegate) -> SceneDelegate {
    var filled = self
    filled.shouldBeginEditing = shouldBeginEditing ?? other.shouldBeginEditing
    filled.shouldEndEditing = shouldEndEditing ?? other.shouldEndEditing
    filled.shouldChange = shouldChange ?? other.shouldChange
    filled.shouldClear = shouldClear ?? other.shouldClear
    filled.shouldReturn = shouldReturn ?? other.shouldReturn
    return filled
  }
}
