import SwiftSyntax

/// Writes `any P` for `some P` where a value of the type `any P` may arrive and `P` is an `@objc` protocol: Objective-C's
/// protocols conform to themselves, so that such a value is one of the type `some P` there. These are results, and
/// optional parameters; the compiler opens other parameters itself.
final class OpaqueTypeRule: Rule {
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some), isResult(node) || isOptional(node),
      isOfObjectiveC(node.constraint.trimmedDescription)
    else { return .visitChildren }
    replacePadded(node.someOrAnySpecifier, with: "any")
    return .visitChildren
  }

  private func isOfObjectiveC(_ name: String) -> Bool {
    guard let full = index.fullName(of: name, in: scope), let type = index.types[full], type.kind == .protocol else {
      return false
    }
    return type.body.parent?.as(ProtocolDeclSyntax.self)?.attributes.contains("objc") == true
  }

  /// True in `(some P)?`.
  private func isOptional(_ node: SomeOrAnyTypeSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).prefix { !$0.is(CodeBlockItemListSyntax.self) }
      .contains { $0.is(OptionalTypeSyntax.self) }
  }

  /// True in the type of a result or of a variable.
  private func isResult(_ node: SomeOrAnyTypeSyntax) -> Bool {
    let around = sequence(first: Syntax(node), next: \.parent).first {
      $0.is(ReturnClauseSyntax.self) || $0.is(PatternBindingSyntax.self) || $0.is(FunctionParameterSyntax.self)
    }
    return around.map { !$0.is(FunctionParameterSyntax.self) } ?? false
  }
}
