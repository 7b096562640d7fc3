public import Foundation

/// Predicates from strings, which Foundation on Linux lacks: comparisons of `SELF` and key paths with constants and
/// arguments, and `AND`, `OR` and `NOT` of them. Other parts of Apple's language, such as subqueries and functions,
/// stop the process with a message, as an invalid format does on Apple's systems.
extension NSPredicate {
  /// A predicate from a format with arguments, as in `NSPredicate(format: "SELF MATCHES %@", "[0-9]+")`.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  /// A predicate from a format with its arguments in an array.
  public convenience init(format: String, argumentArray: [Any]?) {
    var parser = PredicateParser(format, arguments: argumentArray ?? [])
    let test = parser.parse()
    self.init { object, _ in test(object) }
  }
}
