import SwiftSyntax

/// The sources of a module after rewriting.
public struct Rewriting: Sendable {
  /// The rewritten files in the order in which they were given.
  public var files: [SourceText]
  /// The messages about code that could not be rewritten, in the order of the files.
  public var messages: [Message]
  /// The imports that keep their module's name in the rewritten files.
  public var imports: [ImportedModule]
  /// The previews in the order of the files.
  public var previews: [PreviewPlace]
}

/// Rewrites the sources of a module that was written for iOS, so that they compile without
/// Objective-C. Each line keeps its number.
///
/// - Parameters:
///   - sources: all files of the module.
///   - context: files of the modules on which it depends; they are read for their declarations only.
public func rewrite(_ sources: [SourceText], context: [SourceText] = []) -> Rewriting {
  let files = sources.map { ParsedFile($0) } + context.map { ParsedFile($0, isRewritten: false) }
  let index = DeclarationIndex(files)
  let hoisting = Hoisting(index, files: files)
  var result = Rewriting(files: [], messages: [], imports: [], previews: [])
  for (number, file) in files.enumerated() where file.isRewritten {
    let hoist = HoistRule(file, index, hoisting)
    let preview = PreviewRule(file, index)
    let rules: [Rule] = [
      AttributeRule(file, index), ConditionRule(file, index), ImportRule(file, index), LiteralRule(file, index),
      StringRule(file, index), SelectorRule(file, index), OptionalRequirementRule(file, index),
      OptionalCallRule(file, index), OptionalReferenceRule(file, index), AnyObjectRule(file, index),
      RootOverrideRule(file, index), MakingRule(file, index), hoist, TestRule(file, index), preview,
      EntryRule(file, index), OpaqueTypeRule(file, index),
    ]
    for rule in rules { rule.walk(file.tree) }
    hoist.finish(file: number)
    let text = rules.flatMap(\.edits).applied(to: file.source.text)
    result.files.append(SourceText(path: file.source.path, text: text))
    result.imports += ImportedModuleFinder(file).modules
    result.previews += preview.previews
    result.messages += rules.flatMap(\.messages).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
  return result
}
