import SwiftSyntax

/// An import of a module under a name that stays in the copy.
public struct ImportedModule: Sendable, Hashable, Codable {
  /// The module's name.
  public var name: String
  /// The path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int

  /// An import at a place.
  public init(name: String, path: String, line: Int) {
    self.name = name
    self.path = path
    self.line = line
  }
}

/// Finds the imports that are compiled, apart from those in branches that ask for the module first.
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
      // What follows a condition that is not true may also depend on it.
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
