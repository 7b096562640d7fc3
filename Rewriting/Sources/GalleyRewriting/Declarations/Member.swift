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
  /// The labels of a function's arguments, `_` for none.
  var labels: [String]
  /// The name that `@objc(name)` gives it.
  var objectiveCName: String?
  var isOverride: Bool
  var isStatic: Bool
  var isOptional: Bool
  var isOpen: Bool
  /// True if the member stands in an extension of its type.
  var isInExtension: Bool
  /// The declared type of a variable, or the result of a function, as it is written.
  var type: String?
  var file: Int
  var node: DeclSyntax

  /// The name with labels, as declarations are referred to.
  var reference: String {
    kind == .variable || labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
