import SwiftSyntax

/// Expands `@Entry` as the macro does on Apple's systems. It adds a key for a property in an
/// extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
final class EntryRule: Rule {
  /// The protocols to which keys conform, by the type whose values the keys identify.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = node.attributes.plainAttributes.first(where: { $0.attributeName.trimmedDescription == "Entry" }),
      let protocolName = enclosingType.flatMap({ Self.keys[$0.lastComponent] }),
      let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    guard let type = binding.typeAnnotation?.type.onOneLine ?? binding.initializer?.value.plainType else {
      report(
        .error, at: node,
        "the type of \"\(name)\" is not clear from its value: write the type, as in var \(name): Value")
      return .visitChildren
    }
    blank(mark)
    let key = "GalleyEntry_" + name.filter { $0 != "`" }
    let accessors = " { get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    let opening = "; private struct \(key): \(protocolName) { "
    let isFocused = protocolName == "FocusedValueKey"
    let end = binding.endPositionBeforeTrailingTrivia
    let typeText = binding.typeAnnotation == nil ? ": " + type : ""
    guard let initializer = binding.initializer, !isFocused else {
      let body =
        isFocused ? "typealias Value = \(type.withoutOptionalMark) }" : "static var defaultValue: \(type) { nil } }"
      insert(typeText + accessors + opening + body, at: end)
      return .visitChildren
    }
    replace(
      initializer.equal.positionAfterSkippingLeadingTrivia, initializer.equal.endPositionBeforeTrailingTrivia,
      with: typeText + accessors + opening + "static var defaultValue: \(type) { ")
    insert(" } }", at: end)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The type that a value has by its syntax; nil if only the compiler can infer it.
  fileprivate var plainType: String? {
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if let cast = self.as(SequenceExprSyntax.self), let type = cast.elements.last?.as(TypeExprSyntax.self) {
      return type.type.onOneLine
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.namedType ?? call.calledExpression.plainType
    }
    return self.as(MemberAccessExprSyntax.self)?.base?.namedType
  }

  /// The expression as the name of a type; nil if it does not look like one.
  private var namedType: String? {
    let text = onOneLine
    if self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) { return text }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._<>, []?".contains($0) }) else { return nil }
    let last = text.prefix { $0 != "<" }.split(separator: ".").last
    return last?.first?.isUppercase == true ? text : nil
  }
}

extension String {
  /// The type without a question mark at its end.
  fileprivate var withoutOptionalMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
