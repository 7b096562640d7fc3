import SwiftSyntax

/// Writes `(item as! NSObject).responds(to: …)` if `item` was declared as `AnyObject`. In
/// Objective-C an `AnyObject` has the members of every class.
final class AnyObjectRule: Rule {
  /// The members that every object has in Objective-C.
  private static let members: Set<String> = [
    "responds", "perform", "isKind", "isMember", "conforms", "isEqual", "value", "setValue", "addObserver",
    "removeObserver", "willChangeValue", "didChangeValue",
  ]

  /// The members of constraints, which lists of `AnyObject` hold as a rule.
  private static let membersOfConstraints: Set<String> = [
    "priority", "constant", "multiplier", "relation", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
    "isActive",
  ]
  /// The properties of UIKit's classes that are an `AnyObject?`.
  private static let propertiesOfUIKit: [String: Set<String>] = [
    "UIAccessibilityCustomAction": ["target"], "UIAccessibilityElement": ["accessibilityContainer"],
    "UIBarButtonItem": ["target"], "NSLayoutConstraint": ["firstItem", "secondItem"],
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.plainText
    let chain = node.base?.as(OptionalChainingExprSyntax.self)
    guard let base = chain?.expression ?? node.base else { return .visitChildren }
    if Self.membersOfConstraints.contains(member), isElementOfObjects(base) {
      insert("(", at: base.positionAfterSkippingLeadingTrivia)
      insert(chain == nil ? " as! NSLayoutConstraint)" : " as? NSLayoutConstraint)", at: base.endPosition)
      // Objective-C also finds `URLSessionTask.priority`, a `Float`, with which such code compares.
      if member == "priority" { insert(".rawValue", at: node.endPositionBeforeTrailingTrivia) }
    }
    guard Self.members.contains(member), let name = base.as(DeclReferenceExprSyntax.self)?.baseName,
      typeOfObject(name.plainText, around: Syntax(node)) == "AnyObject"
    else { return .visitChildren }
    replace(base, with: "(\(name.text) as! NSObject\(chain == nil ? "" : "?"))")
    return .visitChildren
  }

  /// The type that a name was declared with, without a sign for an optional one.
  private func typeOfObject(_ name: String, around node: Syntax) -> String? {
    if let type = declaredType(of: name, around: node) { return type.filter { !"?!".contains($0) } }
    if isBound(name, around: node) { return nil }
    return enclosingType.flatMap { Self.propertiesOfUIKit[$0] }?.contains(name) == true ? "AnyObject" : nil
  }

  /// Returns true if a binding, loop or parameter around the node has this name.
  private func isBound(_ name: String, around node: Syntax) -> Bool {
    let outer = sequence(first: node, next: \.parent)
    return zip(outer, outer.dropFirst()).contains { inner, outer in outer.declaredType(of: name, before: inner) != nil }
  }

  /// True for `list[0]`, `list.first` and `list.last`, if all lists of this name are of the type `[AnyObject]`.
  private func isElementOfObjects(_ node: ExprSyntax) -> Bool {
    let list: ExprSyntax?
    if let element = node.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 {
      list = element.calledExpression
    } else if let element = node.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(element.declName.baseName.plainText)
    {
      list = element.base
    } else {
      list = nil
    }
    let name = list?.as(MemberAccessExprSyntax.self)?.declName ?? list?.as(DeclReferenceExprSyntax.self)
    return name.flatMap { index.variableTypes[$0.baseName.plainText] } == ["[AnyObject]"]
  }

  /// Casts `item` to a dictionary in `item["key"]`, and to an array in `item[0]`. In Objective-C an
  /// `AnyObject` has these subscripts.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.calledExpression.as(DeclReferenceExprSyntax.self), node.arguments.count == 1,
      let key = node.arguments.first?.expression,
      let collection = key.is(StringLiteralExprSyntax.self)
        ? "[String: AnyObject]" : key.is(IntegerLiteralExprSyntax.self) ? "[AnyObject]" : nil,
      declaredType(of: base.baseName.plainText, around: Syntax(node)) == "AnyObject"
    else { return .visitChildren }
    replace(base, with: "(\(base.baseName.text) as? \(collection))?")
    return .visitChildren
  }

  /// Returns the declared type of a name: from the nearest binding, loop or parameter, or else from
  /// a member of the enclosing type.
  private func declaredType(of name: String, around node: Syntax) -> String? {
    var inner = node
    while let outer = inner.parent {
      if let found = outer.declaredType(of: name, before: inner) {
        switch found {
        case .type(let type): return type
        case .element(let sequence, let isValue):
          return declaredType(of: sequence, around: outer).flatMap { $0.elementType(isValue: isValue) }
        case .unknown: return nil
        }
      }
      inner = outer
    }
    return enclosingType.flatMap { index.members(named: name, of: $0).compactMap(\.type).first }
  }
}

/// The type of a name, as far as the sources state it.
private enum InferredType {
  case type(String)
  /// The name is an element of the collection with another name. If `isValue` is true, the name is
  /// the value in a pair of a dictionary.
  case element(of: String, isValue: Bool)
  /// The name is bound, but its type is not stated.
  case unknown
}

extension Syntax {
  /// Returns the type of a name that this node binds for a node inside of it; nil if this node does
  /// not bind the name.
  fileprivate func declaredType(of name: String, before inner: Syntax) -> InferredType? {
    if let parameters = self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    {
      let parameter = parameters.first { ($0.secondName ?? $0.firstName).plainText == name }
      return parameter.map { .type($0.type.trimmedDescription) }
    }
    if let loop = self.as(ForStmtSyntax.self), inner.is(CodeBlockSyntax.self) { return loop.elementType(of: name) }
    if let branch = self.as(IfExprSyntax.self), inner.id == branch.body.id {
      return branch.conditions.reversed().lazy.compactMap { $0.boundType(of: name) }.first
    }
    guard let items = self.as(CodeBlockItemListSyntax.self) else { return nil }
    return items.prefix { $0.id != inner.id }.reversed().lazy.compactMap { $0.boundType(of: name) }.first
  }
}

extension ForStmtSyntax {
  fileprivate func elementType(of name: String) -> InferredType? {
    let isElement = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
    let pair = pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern.trimmedDescription)
    guard isElement || pair?.contains(name) == true else { return nil }
    guard let sequence = sequence.as(DeclReferenceExprSyntax.self), isElement || pair?.last == name else {
      return .unknown
    }
    return .element(of: sequence.baseName.plainText, isValue: !isElement)
  }
}

extension CodeBlockItemSyntax {
  fileprivate func boundType(of name: String) -> InferredType? {
    if let guarding = item.as(GuardStmtSyntax.self) {
      return guarding.conditions.reversed().lazy.compactMap { $0.boundType(of: name) }.first
    }
    return item.as(VariableDeclSyntax.self)?.bindings.lazy.compactMap { binding in
      foundType(of: name, pattern: binding.pattern, annotation: binding.typeAnnotation, value: binding.initializer)
    }.first
  }
}

extension ConditionElementSyntax {
  fileprivate func boundType(of name: String) -> InferredType? {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self) else { return nil }
    return foundType(of: name, pattern: binding.pattern, annotation: binding.typeAnnotation, value: binding.initializer)
  }
}

private func foundType(
  of name: String, pattern: PatternSyntax, annotation: TypeAnnotationSyntax?, value: InitializerClauseSyntax?
) -> InferredType? {
  guard pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name else { return nil }
  if let annotation { return .type(annotation.type.trimmedDescription) }
  guard let parts = value?.value.as(SequenceExprSyntax.self)?.elements.suffix(2), parts.count == 2,
    parts.first?.is(UnresolvedAsExprSyntax.self) == true, let type = parts.last
  else { return .unknown }
  return .type(type.trimmedDescription)
}

extension String {
  /// Returns the element type of an array type, or the value type of a dictionary type, both in
  /// brackets; nil for any other type.
  fileprivate func elementType(isValue: Bool) -> String? {
    guard first == "[", last == "]" else { return nil }
    let inside = dropFirst().dropLast()
    guard isValue else { return String(inside) }
    guard let colon = inside.lastIndex(of: ":") else { return nil }
    return String(inside[inside.index(after: colon)...].drop { $0 == " " })
  }
}
