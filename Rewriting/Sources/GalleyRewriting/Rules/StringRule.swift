import SwiftSyntax

/// Makes strings that can be changed of UIKit's classes, which keep code units as Apple's do: Foundation's for Linux move
/// the ends of a range that lie inside of a character. The type of the expression stays, so that other strings can be
/// assigned to a variable that was made with one.
final class StringRule: Rule {
  /// Foundation's classes, and those whose objects are made in their places.
  private static let classes = [
    "NSMutableString": "CodeUnitString", "NSMutableAttributedString": "CodeUnitAttributedString",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // An object from an archive may be missing.
    if node.arguments.first?.label?.text != "coder", let (type, name) = madeClass(of: node),
      let made = Self.classes[type]
    {
      insert("(", at: node.positionAfterSkippingLeadingTrivia)
      replace(name, with: made)
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let mark =
        index.failableInitializers["NS" + type.withoutPrefix("NSMutable")]?.contains(labels) == true
          || index.failableInitializers[type]?.contains(labels) == true ? "?" : ""
      insert(" as \(type)\(mark))", at: node.endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }

  /// Returns the class whose initialiser a call calls, and the part of the call that names it: `Class(…)`,
  /// `Class.init(…)`, or `.init(…)` in a variable's declaration.
  private func madeClass(of node: FunctionCallExprSyntax) -> (type: String, name: ExprSyntax)? {
    let callee = node.calledExpression
    if callee.is(DeclReferenceExprSyntax.self) { return (callee.trimmedDescription, callee) }
    guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
      return nil
    }
    if let base = member.base { return base.is(DeclReferenceExprSyntax.self) ? (base.trimmedDescription, callee) : nil }
    let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation.map { ($0.type.plainName, callee) }
  }

  /// A copy that is cast to one of the classes.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where part.is(UnresolvedAsExprSyntax.self) {
      guard index > 0, index + 1 < parts.count, let type = parts[index + 1].as(TypeExprSyntax.self)?.type.plainName,
        Self.classes[type] != nil, let call = parts[index - 1].as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "mutableCopy"
      else { continue }
      replace(member.declName, with: "codeUnitCopy")
    }
    return .visitChildren
  }
}
