public import Foundation

/// Predicates from format strings, which Foundation on Linux does not support. They compare `SELF`,
/// key paths and variables with constants and arguments, and combine comparisons with `AND`, `OR`
/// and `NOT`. Other parts of Apple's language, such as subqueries and functions, stop the process
/// with a message, as an invalid format does on Apple's systems.
extension NSPredicate {
  /// Creates a predicate from a format and arguments, as in `NSPredicate(format: "SELF MATCHES %@",
  /// "[0-9]+")`.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  /// Creates a predicate from a format and an array of arguments.
  public convenience init(format: String, argumentArray: [Any]?) {
    let predicate = NSPredicate.galley_read(format: format, argumentArray: argumentArray)
    self.init { object, variables in predicate.evaluate(with: object, substitutionVariables: variables) }
  }

  /// Returns a predicate from a format and arguments. Its class depends on the outermost part of
  /// the format, as with Objective-C's initialiser. Rewritten sources call this method.
  public static func galley_read(format: String, _ arguments: Any...) -> NSPredicate {
    galley_read(format: format, argumentArray: arguments)
  }

  /// Returns a predicate from a format and an array of arguments. Its class depends on the
  /// outermost part of the format. Rewritten sources call this method.
  public static func galley_read(format: String, argumentArray: [Any]?) -> NSPredicate {
    var parser = PredicateParser(format, arguments: argumentArray ?? [])
    return parser.parse()
  }
}
