import SwiftSyntax

/// Writes `(item as! NSObject).responds(to: …)` where `item` was declared as `AnyObject`, of which Objective-C would ask
/// the members of every class.
final class AnyObjectRule: Rule {
  /// The members that every object has there.
  private static let members: Set<String> = [
    "responds", "perform", "isKind", "isMember", "conforms", "isEqual", "value", "setValue", "addObserver",
    "removeObserver", "willChangeValue", "didChangeValue",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.members.contains(node.declName.baseName.plainText),
      let base = node.base?.as(DeclReferenceExprSyntax.self),
      declaredType(of: base.baseName.plainText, around: Syntax(node))?.filter({ !"?!".contains($0) }) == "AnyObject"
    else { return .visitChildren }
    replace(base, with: "(\(base.baseName.text) as! NSObject)")
    return .visitChildren
  }

  /// The type that a parameter of the nearest function, or else a member of the type, was declared with.
  private func declaredType(of name: String, around node: Syntax) -> String? {
    var current = node.parent
    while let next = current {
      let parameters =
        next.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? next.as(InitializerDeclSyntax.self)?.signature.parameterClause
      if let parameter = parameters?.parameters.first(where: { ($0.secondName ?? $0.firstName).plainText == name }) {
        return parameter.type.trimmedDescription
      }
      current = next.parent
    }
    return enclosingType.flatMap { index.members(named: name, of: $0).compactMap(\.type).first }
  }
}
