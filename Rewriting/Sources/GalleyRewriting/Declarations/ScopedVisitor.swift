import SwiftSyntax

/// A visitor that keeps track of the types around the visited node.
class ScopedVisitor: SyntaxVisitor {
  /// The names of the types around the visited node, the outermost first. An extension counts as
  /// the type that it extends.
  private(set) var scope: [String] = []
  /// For each type or extension around the visited node, the number of names that it adds to the
  /// scope.
  private var depths: [Int] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// The full name of the innermost type around the visited node.
  var enclosingType: String? { scope.isEmpty ? nil : scope.joined(separator: ".") }

  /// Called for each type and extension before its members are visited.
  func enter(_ node: some DeclGroupSyntax, named name: String) {}

  private func push(_ node: some DeclGroupSyntax, _ names: [String]) -> SyntaxVisitorContinueKind {
    scope += names
    depths.append(names.count)
    enter(node, named: scope.joined(separator: "."))
    return .visitChildren
  }

  private func pop() { scope.removeLast(depths.removeLast()) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { push(node, [node.name.plainText]) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { push(node, [node.name.plainText]) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { push(node, [node.name.plainText]) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { push(node, [node.name.plainText]) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { push(node, [node.name.plainText]) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.extendedType.plainName.split(separator: ".").map(String.init))
  }
  override func visitPost(_ node: ClassDeclSyntax) { pop() }
  override func visitPost(_ node: StructDeclSyntax) { pop() }
  override func visitPost(_ node: EnumDeclSyntax) { pop() }
  override func visitPost(_ node: ActorDeclSyntax) { pop() }
  override func visitPost(_ node: ProtocolDeclSyntax) { pop() }
  override func visitPost(_ node: ExtensionDeclSyntax) { pop() }
}
