import SwiftSyntax

/// Rewrites references to optional requirements without a call, such as `if let tapped =
/// delegate?.tapped`. Types that conform get properties that state which requirements they
/// implement.
final class OptionalReferenceRule: Rule {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if index.optionalMethods.fulfilling.contains(node.id) {
      let kept: Set<Keyword> = [.public, .open, .package, .internal, .fileprivate, .private, .nonisolated]
      let words = node.modifiers.compactMap { modifier -> String? in
        guard case .keyword(let word) = modifier.name.tokenKind, kept.contains(word) else { return nil }
        return (word == .open ? "public" : modifier.onOneLine) + " "
      }
      let isolation = node.attributes.contains("MainActor") ? "@MainActor " : ""
      insert(
        "; \(isolation)\(words.joined())var \(node.presence.test): Bool { true }",
        at: node.endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    ["selector", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, !node.isCalled, let presence = presence(of: node.declName, in: base) {
      replace(node.declName, with: presence.closure)
    }
    return .visitChildren
  }

  /// Returns the names for the requirement that a reference refers to; nil if the type of its base
  /// is not known.
  private func presence(of reference: DeclReferenceExprSyntax, in base: ExprSyntax) -> Presence? {
    let labels = reference.argumentNames?.arguments.map(\.name.plainText)
    let named = index.optionalMethods.requirements.filter {
      $0.name == reference.baseName.plainText && (labels == nil || labels == $0.labels)
    }
    guard !named.isEmpty, let types = base.lastName.flatMap({ index.variableTypes[$0] }) else { return nil }
    let words = Set(types.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
    let found = Set(named.filter { words.contains($0.protocolName.lastComponent) }.map(\.presence))
    return found.count == 1 ? found.first : nil
  }
}

extension ExprSyntax {
  /// The name of the last variable that the expression reads, such as `delegate` for
  /// `self.delegate?`; nil for any other expression.
  fileprivate var lastName: String? {
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.lastName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.plainText }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}

extension MemberAccessExprSyntax {
  /// True for `a.b` in `a.b()`, `a.b?()` and `a.b!()`.
  fileprivate var isCalled: Bool {
    var whole = Syntax(self)
    while let parent = whole.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == whole.id }
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else { return false }
      whole = parent
    }
    return false
  }
}
