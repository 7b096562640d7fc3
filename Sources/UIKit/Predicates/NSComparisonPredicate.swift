public import Foundation

/// A predicate that compares two expressions. Foundation's class with this name has no members on
/// Linux.
open class NSComparisonPredicate: NSPredicate {
  /// The elements of the left collection that must satisfy the comparison.
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
    case endsWith, `in`, customSelector
    case contains = 99
    case between
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are compared as they are. The option has no effect.
    public static let normalized = Options(rawValue: 4)
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let compare = PredicateComparison(type, options)
    super.init { object, variables in
      let (left, right) = (lhs.value(of: object, variables), rhs.value(of: object, variables))
      guard modifier != .direct else { return compare(left, right) }
      let values = PredicateComparison.elements(of: left) ?? []
      return modifier == .all ? values.allSatisfy { compare($0, right) } : values.contains { compare($0, right) }
    }
  }

  /// Returns nil, since predicates cannot be decoded.
  public required init?(coder: NSCoder) { nil }
}
