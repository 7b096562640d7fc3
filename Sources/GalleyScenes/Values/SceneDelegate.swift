/// The answers of the delegate of a field or text view in a scene. Nil is what UIKit assumes without one: yes.
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

  /// These answers, and those of another delegate to the questions that they leave open.
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
