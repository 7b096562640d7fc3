import SwiftSyntax

/// Changes the conditions of `#if` so that the code for iOS is compiled.
final class ConditionRule: Rule {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    for token in condition.tokens(viewMode: .sourceAccurate) {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.firstToken(viewMode: .sourceAccurate) == token,
        let argument = call.arguments.first?.expression.trimmedDescription
      else { continue }
      switch (token.text, argument) {
      case ("os", "iOS"): replacePadded(call, with: "true")
      case ("os", "Linux") where index.hasUIKit && !node.isAboutParts: replacePadded(call, with: "false")
      case ("canImport", "ObjectiveC"), ("canImport", "Combine"): replacePadded(call, with: "true")
      case ("canImport", _) where argument.hasPrefix("UIKit."): replacePadded(call, with: "true")
      default: break
      }
    }
    return .visitChildren
  }
}

extension IfConfigClauseSyntax {
  /// True if one of the branches imports a part of Foundation that is a separate module on Linux,
  /// and no branch imports UIKit or a related module.
  fileprivate var isAboutParts: Bool {
    let parts: Set<String> = ["FoundationNetworking", "FoundationXML"]
    let branches = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    let imports = branches.flatMap { branch -> [String] in
      guard case .statements(let items) = branch.elements else { return [] }
      return items.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }
    return !parts.isDisjoint(with: imports) && uikitModules.isDisjoint(with: imports)
  }
}
