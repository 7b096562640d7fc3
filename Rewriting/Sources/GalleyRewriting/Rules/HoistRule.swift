import SwiftSyntax

/// Renames the members of extensions that `Hoisting` has found.
final class HoistRule: Rule {
  private let hoisting: Hoisting

  init(_ file: ParsedFile, _ index: DeclarationIndex, _ hoisting: Hoisting) {
    self.hoisting = hoisting
    super.init(file, index)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = hoisting.names[node.id] {
      replace(node.name, with: name)
      soften(node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = hoisting.names[node.id] {
      if let old = node.bindings.first?.pattern { replace(old, with: name) }
      soften(node.modifiers)
    }
    return .visitChildren
  }

  /// Changes `super.name` in an override whose base was renamed.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true else { return .visitChildren }
    let around = sequence(first: Syntax(node), next: \.parent)
    guard let override = around.first(where: { hoisting.bases[$0.id] != nil }), let base = hoisting.bases[override.id],
      base.hasSuffix("_" + node.declName.baseName.text)
    else { return .visitChildren }
    replace(node, with: base)
    return .skipChildren
  }

  /// Removes the modifiers that the new member in the class's body has instead, such as `override`
  /// and `public`.
  private func soften(_ modifiers: DeclModifierListSyntax) {
    let moved: Set<Keyword> = [
      .override, .private, .fileprivate, .final, .dynamic, .internal, .package, .public, .open,
    ]
    for modifier in modifiers where modifier.detail == nil {
      if case .keyword(let word) = modifier.name.tokenKind, moved.contains(word) { blank(modifier) }
    }
  }

  /// Inserts the new members before the closing braces of this file's classes, and the subclasses
  /// with overrides after the extensions. Reports the members that could not be moved.
  func finish(file number: Int) {
    for insertion in hoisting.insertions where insertion.file == number {
      let brace = insertion.body.rightBrace
      let last = brace.previousToken(viewMode: .sourceAccurate)
      let isOnOneLine = !brace.leadingTrivia.containsLineEnd && last?.trailingTrivia.containsLineEnd != true
      let isFirst = hoisting.insertions.first { $0.body.id == insertion.body.id }?.text == insertion.text
      let needsSemicolon = !isFirst || (isOnOneLine && last?.tokenKind != .leftBrace && last?.tokenKind != .semicolon)
      insert((needsSemicolon ? "; " : "") + insertion.text + " ", at: brace.positionAfterSkippingLeadingTrivia)
    }
    for subclass in hoisting.subclasses where subclass.file == number {
      insert(subclass.text, at: subclass.extended.endPositionBeforeTrailingTrivia)
    }
    for refusal in hoisting.refused where refusal.file == number { report(.error, at: refusal.node, refusal.text) }
  }
}

extension Trivia {
  /// True if the white space contains a line break.
  fileprivate var containsLineEnd: Bool {
    contains {
      switch $0 {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
