import SwiftSyntax

/// Changes each preview into a C function, which a program can find without knowing the module. The
/// macros of Xcode do not exist on Linux. The function replaces the preview at the same position,
/// so that it can use private declarations of the file.
final class PreviewRule: Rule {
  private(set) var previews: [PreviewPlace] = []
  private lazy var stem = "galley_preview_" + fingerprint(of: file.source.path)
  private lazy var lines = SourceLocationConverter(fileName: file.source.path, tree: file.tree)

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let macro = Macro(node) { replaceMacro(macro) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let macro = Macro(node) { replaceMacro(macro) }
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) {
    super.visitPost(node)
    registerProvider(node, named: node.name)
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    super.visitPost(node)
    registerProvider(node, named: node.name)
  }

  override func visitPost(_ node: EnumDeclSyntax) {
    super.visitPost(node)
    registerProvider(node, named: node.name)
  }

  override func visitPost(_ node: SourceFileSyntax) {
    if !previews.isEmpty, !file.importedModules.contains("SwiftUI") {
      insert("\nimport SwiftUI\n", at: node.endPosition)
    }
  }

  private func replaceMacro(_ macro: Macro) {
    guard macro.name == "Preview" else {
      if macro.name == "Playground" { comment(out: macro.node) }
      return
    }
    if macro.arguments.contains(where: { ["as", "using", "widget"].contains($0.label?.text) })
      || !macro.otherClosures.isEmpty
    {
      report(.warning, at: macro.node, "previews of widgets and live activities are not drawn")
      return comment(out: macro.node)
    }
    guard scope.isEmpty else {
      report(.warning, at: macro.node, "a preview inside of a type is not drawn: move it out of the type")
      return comment(out: macro.node)
    }
    let symbol = add(macro.node)
    replace(macro.start, macro.nameEnd, with: head(symbol) + "galleyPreview")
    insert(" }", at: macro.node.endPositionBeforeTrailingTrivia)
    if let body = macro.body { makeView(of: body) }
  }

  /// Moves the declarations with `@Previewable` into a view, since state needs a view. The rest of
  /// the closure becomes the body of this view.
  private func makeView(of closure: ClosureExprSyntax) {
    let marks = closure.statements.map { $0.item.as(VariableDeclSyntax.self)?.previewableMark }
    guard let last = marks.lastIndex(where: { $0 != nil }), let first = closure.statements.first else { return }
    let statement = closure.statements[closure.statements.index(closure.statements.startIndex, offsetBy: last)]
    insert("struct GalleyPreviewed: View { ", at: first.positionAfterSkippingLeadingTrivia)
    for case let mark?? in marks { blank(mark) }
    insert("; var body: some View { ", at: statement.endPositionBeforeTrailingTrivia)
    insert("} }; return GalleyPreviewed() ", at: closure.rightBrace.positionAfterSkippingLeadingTrivia)
  }

  private func registerProvider(_ node: some DeclGroupSyntax, named name: TokenSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    guard inherited.contains(where: { $0.lastComponent == "PreviewProvider" }) else { return }
    var (outermost, type) = (Syntax(node), name.plainText)
    var parent = node.parent
    while let place = parent {
      if place.is(FunctionDeclSyntax.self) || place.is(ClosureExprSyntax.self) { return }
      if let group = place.asProtocol((any DeclGroupSyntax).self) {
        outermost = place
        type =
          (group.asProtocol((any NamedDeclSyntax).self)?.name.plainText
            ?? place.as(ExtensionDeclSyntax.self)?.extendedType.plainName ?? "") + "." + type
      }
      parent = place.parent
    }
    if outermost != Syntax(node), let word = node.modifiers.first(where: { $0.name.text == "private" }) {
      replace(word.name, with: "fileprivate")
    }
    let symbol = add(node)
    let line = previews.last?.line ?? 0
    insert(
      "; " + head(symbol) + "galleyPreview(of: \(type).self, line: \(line)) }",
      at: outermost.endPositionBeforeTrailingTrivia)
  }

  /// Adds a preview, and returns the name of its function.
  private func add(_ node: some SyntaxProtocol) -> String {
    let symbol = "\(stem)_\(previews.count + 1)"
    let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    previews.append(PreviewPlace(path: file.source.path, line: line, symbol: symbol))
    return symbol
  }

  private func head(_ symbol: String) -> String {
    "@_cdecl(\"\(symbol)\") public func \(symbol)() -> UnsafeMutableRawPointer { "
  }

  private func comment(out node: some SyntaxProtocol) {
    insert("/* ", at: node.positionAfterSkippingLeadingTrivia)
    insert(" */", at: node.endPositionBeforeTrailingTrivia)
  }
}

/// A freestanding macro, which the parser may have read as a declaration or as an expression.
private struct Macro {
  let node: Syntax
  let name: String
  let start: AbsolutePosition
  let nameEnd: AbsolutePosition
  let arguments: LabeledExprListSyntax
  let otherClosures: MultipleTrailingClosureElementListSyntax
  let body: ClosureExprSyntax?

  init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard ["Preview", "Playground"].contains(node.macroName.text) else { return nil }
    self.node = Syntax(node)
    name = node.macroName.text
    start = node.pound.positionAfterSkippingLeadingTrivia
    nameEnd = node.macroName.endPositionBeforeTrailingTrivia
    arguments = node.arguments
    otherClosures = node.additionalTrailingClosures
    body =
      node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }
}

extension VariableDeclSyntax {
  /// The attribute `@Previewable`; nil if there is none.
  fileprivate var previewableMark: AttributeSyntax? {
    attributes.plainAttributes.first { $0.attributeName.trimmedDescription.lastComponent == "Previewable" }
  }
}

/// Returns a word that is different for each path.
private func fingerprint(of path: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return String(hash, radix: 16)
}
