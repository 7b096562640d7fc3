import SwiftSyntax

/// Makes the conditions of `#if` choose what is meant for iOS.
final class ConditionRule: Rule {
  /// True for a file that imports UIKit: its branches for Linux are meant for a Linux without UIKit.
  private lazy var importsUIKit = !file.importedModules.isDisjoint(with: uikitModules)

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    for token in condition.tokens(viewMode: .sourceAccurate) {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.firstToken(viewMode: .sourceAccurate) == token,
        let argument = call.arguments.first?.expression.trimmedDescription
      else { continue }
      switch (token.text, argument) {
      case ("os", "iOS"): replacePadded(call, with: "true")
      case ("os", "Linux") where importsUIKit: replacePadded(call, with: "false")
      case ("canImport", _) where argument.hasPrefix("UIKit."): replacePadded(call, with: "true")
      default: break
      }
    }
    return .visitChildren
  }
}
