import SwiftSyntax

/// Removes `override` from members that NSObject and Formatter have in Objective-C. On Linux these
/// are members of extensions, which cannot be overridden. A class that observes key paths is
/// notified of changes as a `KeyPathObserver`.
final class RootOverrideRule: Rule {
  private static let members: Set<String> = [
    "responds", "forwardingTarget", "observeValue", "value", "setValue", "addObserver", "removeObserver",
    "willChangeValue", "didChangeValue", "setNilValueForKey", "isAccessibilityElement", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityTraits", "accessibilityElements",
    "accessibilityIdentifier", "accessibilityFrame", "accessibilityElementsHidden", "accessibilityCustomActions",
    "accessibilityCustomRotors",
  ]
  private static let formatterMembers: Set<String> = ["getObjectValue", "isPartialStringValid"]
  /// The formatters of Foundation, each of which has the members in an extension.
  private static let formatters: Set<String> = [
    "Formatter", "NumberFormatter", "DateFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
    "MeasurementFormatter", "PersonNameComponentsFormatter", "ByteCountFormatter", "DateIntervalFormatter",
    "ISO8601DateFormatter",
  ]

  /// The classes that already conform to a protocol of Galley, each with the name of the protocol.
  private var conforming: Set<[String]> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.plainText }
    look(node, named: node.name.plainText, labels, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText {
      look(node, named: name, [], node.modifiers)
    }
    return .visitChildren
  }

  private func look(
    _ node: some SyntaxProtocol, named name: String, _ labels: [String], _ modifiers: DeclModifierListSyntax
  ) {
    guard let type = enclosingType, Self.frees(name, of: type, in: index),
      let keyword = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    blank(keyword)
    let parsesRanges = name == "getObjectValue" && labels.last == "range"
    guard let added = name == "observeValue" ? "KeyPathObserver" : parsesRanges ? "RangeParsing" : nil,
      conforming.insert([type, added]).inserted
    else { return }
    let declaration = Syntax(node).ancestor(ClassDeclSyntax.self)
    if let last = declaration?.inheritanceClause?.inheritedTypes.last {
      insert(", " + added, at: last.endPositionBeforeTrailingTrivia)
    }
  }

  /// Returns the classes that have a member in an extension.
  private static func roots(of member: String) -> Set<String> {
    members.contains(member) ? ["NSObject"] : formatterMembers.contains(member) ? formatters : []
  }

  /// True if `override` must be removed from a member: an extension of a root class has it, the
  /// type's highest declared class inherits from this root class, and no superclass in the sources
  /// has the member.
  static func frees(_ member: String, of type: String, in index: DeclarationIndex) -> Bool {
    let roots = roots(of: member)
    guard !roots.isEmpty else { return false }
    let classes = index.lineage(of: type).filter { $0.kind == .class }
    let above = classes.dropFirst()
    return classes.last?.supertypes.first.map { roots.contains($0.withoutPrefix("Foundation.")) } == true
      && !above.contains { $0.members.contains { $0.name == member } }
  }
}

extension Syntax {
  /// Returns the nearest ancestor of a kind; nil if there is none.
  fileprivate func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(kind) }.first
  }
}
