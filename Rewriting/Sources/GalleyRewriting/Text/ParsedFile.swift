import SwiftParser
import SwiftSyntax

/// A source file with its syntax tree.
struct ParsedFile {
  let source: SourceText
  let tree: SourceFileSyntax
  /// True for a file that is rewritten. False for a file of another module, which is only read.
  let isRewritten: Bool

  init(_ source: SourceText, isRewritten: Bool = true) {
    self.source = source
    self.isRewritten = isRewritten
    tree = Parser.parse(source: source.text)
  }

  /// The modules that the file imports in any branch of its conditions.
  var importedModules: Set<String> {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.modules
  }
}

private final class ImportFinder: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { modules.insert(first.name.text) }
    return .skipChildren
  }
}
