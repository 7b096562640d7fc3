import SwiftSyntax

/// Collects the types, extensions and variables of one file.
final class DeclarationCollector: ScopedVisitor {
  struct Addition {
    var name: String
    var supertypes: [String]
    var members: [Member]
    /// The argument labels of the failable initialisers.
    var failableInitializers: Set<[String]>
  }

  private let file: Int
  private(set) var types: [TypeEntry] = []
  private(set) var extensions: [Addition] = []
  private(set) var variableNames: Set<String> = []
  private(set) var variableTypes: [String: Set<String>] = [:]

  init(file: Int) {
    self.file = file
    super.init()
  }

  override func enter(_ node: some DeclGroupSyntax, named name: String) {
    let supertypes = (node.inheritanceClause?.inheritedTypes ?? []).map { $0.type.plainName }
    if let node = node.as(ExtensionDeclSyntax.self) {
      let members = node.memberBlock.members(in: file, isInExtension: true, isOpen: node.modifiers.contains(.open))
      extensions.append(
        Addition(
          name: node.extendedType.plainName, supertypes: supertypes, members: members,
          failableInitializers: node.memberBlock.failableInitializers))
      return
    }
    let kind: TypeEntry.Kind =
      node.is(ClassDeclSyntax.self) ? .class : node.is(ProtocolDeclSyntax.self) ? .protocol : .other
    types.append(
      TypeEntry(
        name: name, kind: kind, supertypes: supertypes,
        members: node.memberBlock.members(in: file, isInExtension: false, isOpen: false),
        file: file, body: node.memberBlock, genericBounds: node.genericBounds))
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.possibleClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    variableNames.insert(node.identifier.plainText)
    if let type = node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type {
      variableTypes[node.identifier.plainText, default: []].insert(type.onOneLine)
    }
    return .visitChildren
  }

  /// Collects the type of an associated value. Patterns usually bind the value under the same name.
  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.secondName ?? node.firstName {
      variableTypes[name.plainText, default: []].insert(node.type.onOneLine)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).plainText
    variableNames.insert(name)
    variableTypes[name, default: []].insert(node.type.onOneLine)
    return .visitChildren
  }
}

extension MemberBlockSyntax {
  /// Returns the functions and variables in the block, including those in branches of `#if`.
  fileprivate func members(in file: Int, isInExtension: Bool, isOpen: Bool) -> [Member] {
    members.flatMap { item in item.decl.members(in: file, isInExtension: isInExtension, isOpen: isOpen) }
  }
}

extension MemberBlockSyntax {
  /// The argument labels of the failable initialisers in the block.
  fileprivate var failableInitializers: Set<[String]> {
    Set(
      members.compactMap { member in
        member.decl.as(InitializerDeclSyntax.self).flatMap { made in
          made.optionalMark.map { _ in made.signature.parameterClause.parameters.map { $0.firstName.plainText } }
        }
      })
  }
}

extension DeclSyntax {
  fileprivate func members(in file: Int, isInExtension: Bool, isOpen: Bool) -> [Member] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return [
        Member(
          kind: .function, name: function.name.plainText,
          labels: function.signature.parameterClause.parameters.map { $0.firstName.plainText },
          objectiveCName: function.attributes.objectiveCName,
          modifiers: function.modifiers, isInExtension: isInExtension, isOpen: isOpen,
          type: function.signature.returnClause?.type.onOneLine, file: file, node: self)
      ]
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { binding in
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        return Member(
          kind: .variable, name: pattern.identifier.plainText, labels: [],
          objectiveCName: variable.attributes.objectiveCName,
          modifiers: variable.modifiers, isInExtension: isInExtension, isOpen: isOpen,
          type: binding.typeAnnotation?.type.onOneLine ?? binding.initializer?.value.constructedType, file: file,
          node: self)
      }
    }
    guard let condition = self.as(IfConfigDeclSyntax.self) else { return [] }
    return condition.possibleClauses.flatMap { clause -> [Member] in
      guard case .decls(let items) = clause.elements else { return [] }
      return items.flatMap { $0.decl.members(in: file, isInExtension: isInExtension, isOpen: isOpen) }
    }
  }
}

extension Member {
  fileprivate init(
    kind: Kind, name: String, labels: [String], objectiveCName: String?, modifiers: DeclModifierListSyntax,
    isInExtension: Bool, isOpen: Bool, type: String?, file: Int, node: DeclSyntax
  ) {
    self.init(
      kind: kind, name: name, labels: labels, objectiveCName: objectiveCName, isOverride: modifiers.contains(.override),
      isStatic: modifiers.contains(.static) || modifiers.contains(.class), isOptional: modifiers.contains(.optional),
      isOpen: isOpen || modifiers.contains(.open), isInExtension: isInExtension, type: type, file: file, node: node)
  }
}

extension ExprSyntax {
  /// The name of the type that the expression constructs, such as `Type` for `Type(…)`; nil for any
  /// other expression.
  fileprivate var constructedType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    return name.first?.isUppercase == true && !name.contains("(") ? name : nil
  }
}
