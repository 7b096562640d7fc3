import SwiftSyntax

/// The modules that exist on Apple's systems only, as far as sources ask for them.
private let absentModules: Set<String> = [
  "AppKit", "Cocoa", "WatchKit", "Darwin", "MapKit", "WebKit", "AVFoundation",
]

extension IfConfigDeclSyntax {
  /// The branches that are compiled, or that may be if they depend on flags of the user's.
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
  /// The value of a condition of `#if` in code that is compiled with UIKit here, `nil` if a flag decides.
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
  /// Returns the deciding value if one element has it, its opposite if all have that, else `nil`.
  fileprivate func combined(deciding: Bool) -> Bool? {
    if contains(deciding) { return deciding }
    return contains(nil) ? nil : !deciding
  }
}
