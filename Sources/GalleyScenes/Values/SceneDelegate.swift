/// The values that a delegate of a text field or text view in a scene returns. Nil means true,
/// which is also UIKit's behaviour without a delegate.
public struct SceneDelegate: Hashable, Sendable {
  /// The value of `textFieldShouldBeginEditing` or `textViewShouldBeginEditing`.
  public var shouldBeginEditing: Bool?
  /// The value of `textFieldShouldEndEditing` or `textViewShouldEndEditing`.
  public var shouldEndEditing: Bool?
  /// The value of `textField(_:shouldChangeCharactersIn:replacementString:)` or
  /// `textView(_:shouldChangeTextIn:replacementText:)`.
  public var shouldChange: Bool?
  /// The value of `textFieldShouldClear`.
  public var shouldClear: Bool?
  /// The value of `textFieldShouldReturn`.
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
