/// The return values of the delegate of a field or text view in a scene. nil is UIKit's assumption without a delegate:
/// yes.
public struct SceneDelegate: Hashable, Sendable {
  /// To `textFieldShouldBeginEditing`, `textViewShouldBeginEditing`.
  public var shouldBeginEditing: Bool?
  /// To `textFieldShouldEndEditing`, `textViewShouldEndEditing`.
  public var shouldEndEditing: Bool?
  /// To `textField(_:shouldChangeCharactersIn:replacementString:)`, `textView(_:shouldChangeTextIn:replacementText:)`.
  public var shouldChange: Bool?
  /// To `textFieldShouldClear`.
  public var shouldClear: Bool?
  /// To `textFieldShouldReturn`.
  public var shouldReturn: Bool?

  /// A delegate that agrees to everything.
  public init() {}

  /// These return values, and those of another delegate where these are nil.
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
