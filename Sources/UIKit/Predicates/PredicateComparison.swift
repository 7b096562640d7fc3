import Foundation
import UIFoundation

/// A comparison of two values with a predicate operator.
struct PredicateComparison {
  /// The operators by their names in predicate formats.
  static let kinds: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, "<=": .lessThanOrEqualTo,
    "=<": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "IN": .in, "BETWEEN": .between,
    "LIKE": .like, "MATCHES": .matches,
  ]

  private let kind: NSComparisonPredicate.Operator
  private let options: String.CompareOptions

  init(_ kind: NSComparisonPredicate.Operator, _ options: NSComparisonPredicate.Options) {
    self.kind = kind
    var foundations: String.CompareOptions = []
    if options.contains(.caseInsensitive) { foundations.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { foundations.insert(.diacriticInsensitive) }
    self.options = foundations
  }

  func callAsFunction(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equalTo: isEqual(left, right)
    case .notEqualTo: !isEqual(left, right)
    case .lessThan: order(left, right) == .orderedAscending
    case .lessThanOrEqualTo: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterThan: order(left, right) == .orderedDescending
    case .greaterThanOrEqualTo: order(left, right).map { $0 != .orderedAscending } ?? false
    case .beginsWith: find(right, in: left, [.anchored])
    case .endsWith: find(right, in: left, [.anchored, .backwards])
    case .contains: Self.elements(of: left)?.contains { isEqual($0, right) } ?? find(right, in: left, [])
    case .in: Self.elements(of: right)?.contains { isEqual($0, left) } ?? find(left, in: right, [])
    case .between:
      Self.elements(of: right).map { $0.count == 2 && isBetween(left, $0[0], $0[1]) } ?? false
    case .like: matches(left, Self.text(right).map(Self.pattern(ofWildcards:)))
    case .matches: matches(left, Self.text(right))
    case .customSelector: preconditionFailure("a predicate that compares by a selector cannot be evaluated here")
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (nil, _), (_, nil): false
    default: order(left, right).map { $0 == .orderedSame } ?? (left as? NSObject)?.isEqual(right) ?? false
    }
  }

  /// Returns the order of two texts, numbers or dates; nil for other values.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.text(left), let right = Self.text(right) { return left.compare(right, options: options) }
    if let left = AnyNumber.finite(left), let right = AnyNumber.finite(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  private func isBetween(_ value: Any?, _ least: Any?, _ most: Any?) -> Bool {
    order(least, value).map { $0 != .orderedDescending } == true
      && order(value, most).map { $0 != .orderedDescending } == true
  }

  private func find(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
    guard let part = Self.text(part), let whole = Self.text(whole) else { return false }
    return whole.range(of: part, options: options.union(place)) != nil
  }

  /// Returns true if a regular expression in ICU's syntax matches the whole text.
  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = Self.text(value), let pattern else { return false }
    let insensitive: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: insensitive) else {
      preconditionFailure("NSPredicate: \"\(pattern)\" is not a regular expression")
    }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// Returns the regular expression for a text with wildcards: `?` matches one character, `*` any
  /// number.
  private static func pattern(ofWildcards text: String) -> String {
    "(?s)"
      + NSRegularExpression.escapedPattern(for: text)
      .replacingOccurrences(of: "\\?", with: ".").replacingOccurrences(of: "\\*", with: ".*")
  }

  // MARK: Values

  private static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString).map { $0 as String } }

  /// Returns the elements of a collection; nil for other values.
  static func elements(of value: Any?) -> [Any?]? {
    switch value {
    case let list as [Any?]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// Returns the value for a key of a dictionary or object, or the values for a collection's
  /// elements; nil if there is none.
  static func value(of object: Any?, forKey key: String) -> Any? {
    if let elements = elements(of: object) { return elements.map { value(of: $0, forKey: key) } }
    if let text = text(object) { return key == "length" ? text.utf16.count : nil }
    if let table = object as? [String: Any] { return table[key] }
    if let table = object as? NSDictionary { return table[key] }
    if let object = object as? any NSObjectProtocol { return object.value(forKey: key) }
    return object.flatMap { Mirror(reflecting: $0).children.first { $0.label == key }?.value }
  }
}
