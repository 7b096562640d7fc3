import SwiftSyntax

/// An import whose module keeps its name in the rewritten file.
public struct ImportedModule: Sendable, Hashable, Codable {
  /// The name of the module.
  public var name: String
  /// The path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int

  /// Creates an import at a position in a file.
  public init(name: String, path: String, line: Int) {
    self.name = name
    self.path = path
    self.line = line
  }
}

/// Finds the imports that are compiled, except those in a branch that checks for the module with
/// `canImport`.
final class ImportedModuleFinder: SyntaxVisitor {
  private let file: ParsedFile
  private lazy var locations = SourceLocationConverter(fileName: file.source.path, tree: file.tree)
  private var askedFor: [String] = []
  private(set) var modules: [ImportedModule] = []

  init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.possibleClauses {
      // The branches after a condition that is not true may also depend on it.
      askedFor.append(node.clauses.compactMap { $0.condition?.trimmedDescription }.joined(separator: " "))
      if let elements = clause.elements { walk(elements) }
      askedFor.removeLast()
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text, !ImportRule.isReplaced(name),
      !askedFor.contains(where: { $0.contains("canImport(\(name)") })
    else { return .skipChildren }
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    modules.append(ImportedModule(name: name, path: file.source.path, line: line))
    return .skipChildren
  }
}
