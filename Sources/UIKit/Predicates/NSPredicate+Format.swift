public import Foundation

/// Predicates from strings, which Foundation on Linux lacks: comparisons of `SELF`, key paths and variables with constants
/// and arguments, and `AND`, `OR` and `NOT` of them. Other parts of Apple's language, such as subqueries and functions,
/// stop the process with a message, as an invalid format does on Apple's systems.
extension NSPredicate {
  /// A predicate from a format with arguments, as in `NSPredicate(format: "SELF MATCHES %@", "[0-9]+")`.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  /// A predicate from a format with its arguments in an array.
  public convenience init(format: String, argumentArray: [Any]?) {
    let predicate = NSPredicate.galley_read(format: format, argumentArray: argumentArray)
    self.init { object, variables in predicate.evaluate(with: object, substitutionVariables: variables) }
  }

  /// Returns a predicate from a format, of the class of its outermost part, as Objective-C's initialiser does. Rewritten
  /// sources call it.
  public static func galley_read(format: String, _ arguments: Any...) -> NSPredicate {
    galley_read(format: format, argumentArray: arguments)
  }

  /// The same with the arguments in an array.
  public static func galley_read(format: String, argumentArray: [Any]?) -> NSPredicate {
    var parser = PredicateParser(format, arguments: argumentArray ?? [])
    return parser.parse()
  }
}
