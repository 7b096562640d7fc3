import SwiftSyntax

/// Generates a member for the body of a class, on one line. The member calls the renamed member in
/// an extension.
struct OverrideForwarder {
  /// The reason why a member cannot be generated.
  struct Reason: Error {
    var text: String
  }

  /// A class whose own member is called for its objects.
  struct Heir {
    var type: String
    var member: String
  }

  /// The text of the member, or the reason why it cannot be generated.
  let text: Result<String, Reason>

  /// - Parameters:
  ///   - name: the name of the renamed member.
  ///   - heirs: the classes whose own members are called first.
  init(_ node: DeclSyntax, calling name: String, asking heirs: [Heir] = []) {
    if let function = node.as(FunctionDeclSyntax.self) {
      text = Self.text(of: function, calling: name, asking: heirs)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      text = Self.text(of: variable, calling: name, asking: heirs)
    } else {
      text = .failure(Reason(text: "this member cannot be overridden in an extension; move it into the class"))
    }
  }

  /// Returns a body that calls the member of the first class in `heirs` that the object belongs to,
  /// or else the renamed member.
  private static func body(asking heirs: [Heir], _ call: (_ prefix: String, _ member: String?) -> String) -> String {
    let asked = heirs.map { "if let own = self as? \($0.type) { return \(call("own.", $0.member)) }; " }.joined()
    return asked + (heirs.isEmpty ? "" : "return ") + call("", nil)
  }

  private static func text(
    of node: FunctionDeclSyntax, calling inner: String, asking heirs: [Heir]
  ) -> Result<String, Reason> {
    let signature = node.signature
    let parameters = signature.parameterClause.parameters
    if parameters.contains(where: { $0.ellipsis != nil }) {
      return .failure(
        Reason(
          text: "a function with a variadic parameter cannot be overridden in an extension; move it into the class"))
    }
    let arguments = parameters.enumerated().map { argument($1, name(of: $1, at: $0)) }.joined(separator: ", ")
    let declared = parameters.enumerated().map { declaration(of: $1, name(of: $1, at: $0)) }.joined(separator: ", ")
    let effects = signature.effectSpecifiers
    let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let head =
      prefix(node.attributes, node.modifiers) + "func \(node.name.text)"
      + (node.genericParameterClause?.onOneLine ?? "") + "(\(declared))"
      + (effects.map { " " + $0.onOneLine } ?? "") + (signature.returnClause.map { " " + $0.onOneLine } ?? "")
      + (node.genericWhereClause.map { " " + $0.onOneLine } ?? "")
    let body = body(asking: heirs) { "\(words)\($0)\($1 ?? inner)(\(arguments))" }
    return .success("\(head) { \(body) }")
  }

  /// Returns the name of a parameter in the body. A parameter without a name is given one.
  private static func name(of parameter: FunctionParameterSyntax, at place: Int) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    return name == "_" ? "argument\(place)" : name
  }

  private static func declaration(of parameter: FunctionParameterSyntax, _ name: String) -> String {
    let label = parameter.firstName.text
    return parameter.attributes.map { $0.onOneLine + " " }.joined() + (label == name ? name : "\(label) \(name)") + ": "
      + parameter.type.onOneLine + (parameter.defaultValue.map { " " + $0.onOneLine } ?? "")
  }

  private static func argument(_ parameter: FunctionParameterSyntax, _ name: String) -> String {
    let type = parameter.type.trimmedDescription
    let value = (type.hasPrefix("inout ") ? "&" : "") + name + (type.hasPrefix("@autoclosure") ? "()" : "")
    return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
  }

  private static func text(
    of node: VariableDeclSyntax, calling inner: String, asking heirs: [Heir]
  ) -> Result<String, Reason> {
    guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation,
      let accessors = binding.accessorBlock
    else { return .failure(Reason(text: "this member cannot be overridden in an extension; move it into the class")) }
    let name = binding.pattern.trimmedDescription
    var body = "get { \(Self.body(asking: heirs) { $0 + ($1 ?? inner) }) }"
    if case .accessors(let list) = accessors.accessors {
      if list.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }) {
        return .failure(Reason(text: "an extension cannot override a property with observers; move it into the class"))
      }
      if list.contains(where: { $0.accessorSpecifier.text == "set" }) {
        body += " set { \(Self.body(asking: heirs) { "\($0)\($1 ?? inner) = newValue" }) }"
      }
    }
    return .success("\(prefix(node.attributes, node.modifiers))var \(name)\(type.onOneLine) { \(body) }")
  }

  /// Returns the attributes and modifiers on one line, with the access level that an extension
  /// gives its members.
  private static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    let kept = attributes.plainAttributes.filter {
      ["available", "discardableResult", "MainActor", "preconcurrency"].contains($0.attributeName.trimmedDescription)
    }
    var words = kept.map(\.onOneLine) + modifiers.map(\.onOneLine)
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    if !modifiers.contains(where: { access.contains($0.name.text) }), let given = attributes.accessOfExtension(access) {
      words.insert(given, at: kept.count)
    }
    return words.map { $0 + " " }.joined()
  }
}

extension AttributeListSyntax {
  /// Returns the access level of the extension that contains the declaration; nil if it states
  /// none.
  fileprivate func accessOfExtension(_ words: [String]) -> String? {
    var node = parent
    while let current = node {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.modifiers.first { words.contains($0.name.text) }?.name.text
      }
      node = current.parent
    }
    return nil
  }
}
