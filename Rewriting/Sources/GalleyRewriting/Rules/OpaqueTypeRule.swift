import SwiftSyntax

/// Replaces `some P` by `any P` if `P` is an `@objc` protocol. The rule applies to the types of
/// results, variables and optional parameters.
///
/// On Apple's platforms an `@objc` protocol conforms to itself, so a value of the type `any P`
/// can be used as `some P`. On Linux this is an error for results, variables and optional
/// parameters. For other parameters, the compiler opens the value of the type `any P` itself.
final class OpaqueTypeRule: Rule {
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some), isResult(node) || isOptional(node),
      isOfObjectiveC(node.constraint.trimmedDescription)
    else { return .visitChildren }
    replacePadded(node.someOrAnySpecifier, with: "any")
    return .visitChildren
  }

  /// Returns true if the name is that of a protocol with the attribute `@objc`.
  private func isOfObjectiveC(_ name: String) -> Bool {
    guard let full = index.fullName(of: name, in: scope), let type = index.types[full], type.kind == .protocol else {
      return false
    }
    return type.body.parent?.as(ProtocolDeclSyntax.self)?.attributes.contains("objc") == true
  }

  /// Returns true if the type is a part of an optional type, as in `(some P)?`.
  private func isOptional(_ node: SomeOrAnyTypeSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).prefix { !$0.is(CodeBlockItemListSyntax.self) }
      .contains { $0.is(OptionalTypeSyntax.self) }
  }

  /// Returns true if the type is a part of the type of a result or of a variable.
  private func isResult(_ node: SomeOrAnyTypeSyntax) -> Bool {
    let around = sequence(first: Syntax(node), next: \.parent).first {
      $0.is(ReturnClauseSyntax.self) || $0.is(PatternBindingSyntax.self) || $0.is(FunctionParameterSyntax.self)
    }
    return around.map { !$0.is(FunctionParameterSyntax.self) } ?? false
  }
}
