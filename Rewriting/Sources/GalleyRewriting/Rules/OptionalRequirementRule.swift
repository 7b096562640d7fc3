import SwiftSyntax

/// Changes an optional requirement into a throwing one, whose default implementation throws.
/// Conforming types need not implement the requirement, and a caller can detect that they do not.
final class OptionalRequirementRule: Rule {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let access = node.modifiers.first { ["public", "package"].contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    let defaults = node.memberBlock.members.compactMap { makeRequired($0.decl, access: access) }
    if !defaults.isEmpty {
      let members = defaults.joined(separator: "; ")
      insert("; extension \(node.name.text) { \(members) }", at: node.endPositionBeforeTrailingTrivia)
    }
    return super.visit(node)
  }

  /// Makes an optional requirement obligatory, and returns its default implementation; nil for any
  /// other declaration.
  private func makeRequired(_ declaration: DeclSyntax, access: String) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return makeRequired(function, access: access) }
    if let variable = declaration.as(VariableDeclSyntax.self) { return makeRequired(variable, access: access) }
    return nil
  }

  private func makeRequired(_ node: FunctionDeclSyntax, access: String) -> String? {
    guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }) else { return nil }
    blank(modifier)
    let effects = node.signature.effectSpecifiers
    if effects?.throwsClause == nil {
      let place =
        effects?.endPositionBeforeTrailingTrivia
        ?? node.signature.parameterClause.endPositionBeforeTrailingTrivia
      insert(" throws", at: place)
    }
    let isAsync = effects?.asyncSpecifier != nil
    let result = node.signature.returnClause.map { " " + $0.onOneLine } ?? ""
    let kind = node.modifiers.contains(.static) || node.modifiers.contains(.class) ? "static func" : "func"
    let byDefault =
      "\(access)\(kind) \(node.name.text)\(node.signature.parameterClause.onOneLine)"
      + "\(isAsync ? " async" : "") throws\(result) { throw CancellationError() }"
    guard kind == "func" else { return byDefault }
    insert("; var \(node.presence.test): Bool { get }", at: node.endPositionBeforeTrailingTrivia)
    return [byDefault, "\(access)var \(node.presence.test): Bool { false }", access + closure(of: node)]
      .joined(separator: "; ")
  }

  /// Returns the declaration of a property with the method as a closure. The property is nil if the
  /// method is not implemented.
  private func closure(of node: FunctionDeclSyntax) -> String {
    let effects = node.signature.effectSpecifiers
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.map(\.type.onOneLine).joined(separator: ", ")
    let arguments = parameters.enumerated().map { place, parameter in
      (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + "$\(place)"
    }
    let signature =
      "(\(types))" + (effects.map { " " + $0.onOneLine } ?? "") + " -> "
      + (node.signature.returnClause?.type.onOneLine ?? "Void")
    let call =
      (effects?.throwsClause == nil ? "try! " : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      + "self.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    return "var \(node.presence.closure): (\(signature))? { \(node.presence.test) ? { \(call) } : nil }"
  }

  private func makeRequired(_ node: VariableDeclSyntax, access: String) -> String? {
    guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }),
      let binding = node.bindings.first, let type = binding.typeAnnotation?.type
    else { return nil }
    blank(modifier)
    let defaults = ["Bool": "false", "Int": "0", "CGFloat": "0", "Double": "0", "String": "\"\""]
    let value: String
    if type.is(OptionalTypeSyntax.self) {
      value = "nil"
    } else if let known = defaults[type.trimmedDescription] {
      report(
        .warning, at: node,
        "if a type leaves out this property, its value is \(known) here, not nil; declare it with an optional type")
      value = known
    } else {
      report(.error, at: node, "this optional property has no default value here; declare it with an optional type")
      return nil
    }
    let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") == true
    let body = isSettable ? "get { \(value) } set {}" : value
    return "\(access)var \(binding.pattern.trimmedDescription): \(type.onOneLine) { \(body) }"
  }
}

extension FunctionDeclSyntax {
  /// The names for references to the method without a call.
  var presence: Presence {
    Presence(of: name.plainText, labels: signature.parameterClause.parameters.map(\.firstName.plainText))
  }
}
