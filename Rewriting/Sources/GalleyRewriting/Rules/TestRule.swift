import SwiftSyntax

/// Makes the tests of an `XCTestCase` on the main actor asynchronous: XCTest on Linux runs synchronous ones elsewhere.
final class TestRule: Rule {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.plainText.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.contains(.static),
      let type = enclosingType, index.lineage(of: type).contains(where: { $0.supertypes.contains("XCTestCase") }),
      node.attributes.contains("MainActor") || index.lineage(of: type).contains(where: \.isOnMainActor)
    else { return .visitChildren }
    insert(" async", at: node.signature.parameterClause.endPositionBeforeTrailingTrivia)
    return .visitChildren
  }
}

extension TypeEntry {
  /// True if the declaration says `@MainActor`.
  fileprivate var isOnMainActor: Bool {
    body.parent?.as(ClassDeclSyntax.self)?.attributes.contains("MainActor") == true
  }
}
