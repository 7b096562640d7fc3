import SwiftSyntax

/// Creates mutable strings as objects of UIKit's classes, which keep single code units as Apple's
/// strings do. The strings of Foundation for Linux move the ends of a range that are inside of a
/// character. The type of the expression is unchanged, so that other strings can be assigned to the
/// same variable.
final class StringRule: Rule {
  /// The classes of Foundation, with the classes that are instantiated instead.
  private static let classes = [
    "NSMutableString": "CodeUnitString", "NSMutableAttributedString": "CodeUnitAttributedString",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The initialiser for archives is failable.
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

  /// Returns the class that a call instantiates, and the part of the call that names it, as in
  /// `Class(…)`, `Class.init(…)`, or `.init(…)` in a variable's declaration; nil for any other
  /// call.
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

  /// Changes `mutableCopy()` that is cast to one of the classes.
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
