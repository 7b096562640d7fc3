import Foundation
import UIFoundation

/// The contents of a button for each state of the control. A state without a value uses the value
/// of the normal state.
struct ButtonContents {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgrounds: [UInt: UIImage] = [:]
  var symbols: [UInt: UIImage.SymbolConfiguration] = [:]

  /// Sets the value of a property for a state; nil removes it.
  mutating func set<Value>(
    _ part: WritableKeyPath<ButtonContents, [UInt: Value]>, _ value: Value?, for state: UIControl.State
  ) {
    self[keyPath: part][state.rawValue] = value
  }

  /// Returns the value of a property for a state, or else for the normal state; nil if neither is
  /// set.
  func value<Value>(_ part: KeyPath<ButtonContents, [UInt: Value]>, for state: UIControl.State) -> Value? {
    self[keyPath: part][state.rawValue] ?? self[keyPath: part][UIControl.State.normal.rawValue]
  }
}
