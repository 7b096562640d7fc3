import SwiftSyntax

/// The modules that exist only on Apple's systems, and whose absence sources check with
/// `canImport`.
private let absentModules: Set<String> = [
  "AppKit", "Cocoa", "WatchKit", "Darwin", "MapKit", "WebKit", "AVFoundation",
]

extension IfConfigDeclSyntax {
  /// The branches that are compiled, or that may be compiled if this depends on the user's flags.
  var possibleClauses: [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map(\.truth) ?? true
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }
}

extension ExprSyntax {
  /// The value of a `#if` condition in code that is compiled with UIKit on Linux; nil if it depends
  /// on a flag.
  fileprivate var truth: Bool? {
    if let sequence = self.as(SequenceExprSyntax.self) {
      let elements = sequence.elements.map { $0 }
      let alternatives = elements.split { $0.trimmedDescription == "||" }
      return alternatives.map { parts in
        parts.filter { $0.trimmedDescription != "&&" }.map(\.truth).combined(deciding: false)
      }.combined(deciding: true)
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.truth
    }
    if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return negation.expression.truth.map { !$0 }
    }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression else {
      return nil
    }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument.trimmedDescription == "iOS" ? true : argument.trimmedDescription == "Linux" ? nil : false
    case "canImport":
      let module = argument.trimmedDescription.prefix { $0 != "." }
      return ["UIKit", "ObjectiveC", "SwiftUI", "Combine"].contains(module)
        ? true : absentModules.contains(String(module)) ? false : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }
}

extension Array where Element == Bool? {
  /// Returns the value of conditions that are combined with `&&` or `||`: `deciding` if any
  /// condition has this value, its opposite if all conditions have that, otherwise nil.
  fileprivate func combined(deciding: Bool) -> Bool? {
    if contains(deciding) { return deciding }
    return contains(nil) ? nil : !deciding
  }
}
