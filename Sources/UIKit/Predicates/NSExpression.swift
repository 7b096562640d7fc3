public import Foundation

/// A value in a predicate. Foundation's class with this name has no members on Linux.
open class NSExpression: NSObject {
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function
    case unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate
    case anyKey
    case block = 19
    case conditional
  }

  private enum Content {
    case constant(Any?)
    case object
    case variable(String)
    case path(String, of: NSExpression)
    case list([NSExpression])
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  public convenience init(forKeyPath keyPath: String) { self.init(path: keyPath, of: .expressionForEvaluatedObject()) }
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
  }
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  convenience init(path: String, of start: NSExpression) { self.init(.path(path, of: start)) }

  open var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .path(_, let start): start.expressionType == .evaluatedObject ? .keyPath : .function
    case .list: .aggregate
    }
  }

  /// The value of a constant expression. It is nil for other expressions, where Apple's class
  /// raises an exception.
  open var constantValue: Any? {
    if case .constant(let value) = content { value } else { nil }
  }
  /// The key path from the evaluated object or the operand; empty for other expressions.
  open var keyPath: String {
    if case .path(let path, _) = content { path } else { "" }
  }
  /// The name of the variable; empty for other expressions.
  open var variable: String {
    if case .variable(let name) = content { name } else { "" }
  }
  /// The expressions in a list.
  open var collection: Any {
    if case .list(let elements) = content { elements } else { [NSExpression]() }
  }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    value(of: object, context as? [String: Any])
  }

  /// Returns the value of the expression for an evaluated object. A variable without a value stops
  /// the process, as on Apple's systems.
  func value(of object: Any?, _ variables: [String: Any]?) -> Any? {
    switch content {
    case .constant(let value): return value
    case .object: return object
    case .variable(let name):
      guard let value = variables?[name] else {
        preconditionFailure("NSPredicate: the variable \"\(name)\" has no value: set it in substitutionVariables")
      }
      return value is NSNull ? nil : value
    case .path(let path, let start):
      return path.split(separator: ".").reduce(start.value(of: object, variables)) {
        PredicateComparison.value(of: $0, forKey: String($1))
      }
    case .list(let elements): return elements.map { $0.value(of: object, variables) }
    }
  }

  /// The expression in the syntax of predicate formats.
  open override var description: String {
    switch content {
    case .constant(let value): value.map { $0 is String ? "\"\($0)\"" : "\($0)" } ?? "nil"
    case .object: "SELF"
    case .variable(let name): "$" + name
    case .path(let path, let start): start.expressionType == .evaluatedObject ? path : "\(start).\(path)"
    case .list(let elements): "{" + elements.map(\.description).joined(separator: ", ") + "}"
    }
  }
}
