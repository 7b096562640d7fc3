import Foundation

/// A class that reports changes of its scrolling properties by name, with the key paths of these
/// properties.
///
/// The paths begin at the very class that conforms, since a path of the class above is not equal to them.
protocol ScrollPathsObserved {
  static var scrollPaths: [AnyKeyPath: String] { get }
}

/// A class that reports changes of its text properties by name, with the key paths of these
/// properties.
protocol TextPathsObserved {
  static var textPaths: [AnyKeyPath: String] { get }
}

extension ScrollPathsObserved where Self: UIScrollView {
  static var scrollPaths: [AnyKeyPath: String] {
    [\Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize"]
  }
}

extension TextPathsObserved where Self: UILabel {
  static var textPaths: [AnyKeyPath: String] {
    [\Self.text: "text", \Self.attributedText: "attributedText", \Self.font: "font"]
  }
}

extension TextPathsObserved where Self: UITextField {
  static var textPaths: [AnyKeyPath: String] {
    [\Self.text: "text", \Self.attributedText: "attributedText", \Self.font: "font"]
  }
}

extension TextPathsObserved where Self: UITextView {
  static var textPaths: [AnyKeyPath: String] {
    [\Self.text: "text", \Self.attributedText: "attributedText", \Self.font: "font"]
  }
}

extension UIScrollView: ScrollPathsObserved {}
extension UILabel: TextPathsObserved {}
extension UITextField: TextPathsObserved {}
extension UITextView: TextPathsObserved {}

/// Returns the name under which UIKit reports changes of a property; nil if it does not report
/// them.
/// - Parameter type: the class at which the path begins.
func observedName(of path: AnyKeyPath, in type: Any.Type) -> String? {
  (type as? any TextPathsObserved.Type)?.textPaths[path] ?? (type as? any ScrollPathsObserved.Type)?.scrollPaths[path]
}
