import SwiftSyntax

/// A function or a variable of a type.
struct Member {
  enum Kind {
    case function
    case variable
  }

  var kind: Kind
  /// The name without labels.
  var name: String
  /// The argument labels of a function, with `_` for no label.
  var labels: [String]
  /// The name from `@objc(name)`; nil if there is none.
  var objectiveCName: String?
  var isOverride: Bool
  var isStatic: Bool
  var isOptional: Bool
  var isOpen: Bool
  /// True if the member is in an extension of its type.
  var isInExtension: Bool
  /// The declared type of a variable or the result type of a function, as written; nil if it is not
  /// written.
  var type: String?
  var file: Int
  var node: DeclSyntax

  /// The name with its argument labels, in the form of a Swift reference.
  var reference: String {
    kind == .variable || labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
