import SwiftSyntax

/// Renames the members of extensions that `Hoisting` found.
final class HoistRule: Rule {
  private let hoisting: Hoisting

  init(_ file: ParsedFile, _ index: DeclarationIndex, _ hoisting: Hoisting) {
    self.hoisting = hoisting
    super.init(file, index)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if hoisting.renamed.contains(node.id) {
      rename(node.name)
      soften(node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if hoisting.renamed.contains(node.id) {
      if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier { rename(name) }
      soften(node.modifiers)
    }
    return .visitChildren
  }

  private func rename(_ name: TokenSyntax) { replace(name, with: Hoisting.prefix + name.plainText) }

  /// Takes away the modifiers that the member in the class's body has in its place.
  private func soften(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.override), .keyword(.private), .keyword(.fileprivate), .keyword(.final), .keyword(.dynamic): blank(modifier)
      case .keyword(.open): replacePadded(modifier, with: "public")
      default: break
      }
    }
  }

  /// Puts the stand-ins of this file's classes before their closing braces, and says what could not be moved.
  func finish(file number: Int) {
    for insertion in hoisting.insertions where insertion.file == number {
      let brace = insertion.body.rightBrace
      let last = brace.previousToken(viewMode: .sourceAccurate)
      let isOnOneLine = !brace.leadingTrivia.containsLineEnd && last?.trailingTrivia.containsLineEnd != true
      let isFirst = hoisting.insertions.first { $0.body.id == insertion.body.id }?.text == insertion.text
      let needsSemicolon = !isFirst || (isOnOneLine && last?.tokenKind != .leftBrace && last?.tokenKind != .semicolon)
      insert((needsSemicolon ? "; " : "") + insertion.text + " ", at: brace.positionAfterSkippingLeadingTrivia)
    }
    for refusal in hoisting.refused where refusal.file == number { report(.error, at: refusal.node, refusal.text) }
  }
}

extension Trivia {
  /// True if the white space has the end of a line.
  fileprivate var containsLineEnd: Bool {
    contains {
      switch $0 {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
