import SwiftSyntax

/// Writes `Selector("tap:", Type.tap(_:))` for `#selector(tap(_:))`. This selector contains the
/// name and the method itself.
final class SelectorRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
    var expression = argument.expression.unwrapped
    var conversion: String?
    var parameterTypes: [String]?
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let first = sequence.elements.first, let last = sequence.elements.last
    {
      conversion = last.onOneLine
      parameterTypes = last.as(TypeExprSyntax.self)?.type.as(FunctionTypeSyntax.self)?.parameters.map { $0.type.plain }
      expression = first.unwrapped
    }
    guard var target = target(of: expression) else {
      report(.error, at: node, "#selector needs the name of a method or a property")
      return .skipChildren
    }
    if let parameterTypes { target.keepMethods(with: parameterTypes) }
    target.type = nameInGenericClass(of: target.type, at: node)
    let text = selector(target, kind: argument.label?.text, conversion: conversion)
    // Line breaks are kept.
    replace(node, with: text + node.trimmedDescription.filter { $0 == "\n" || $0 == "\r\n" })
    return .skipChildren
  }

  /// Returns the name of a type without its enclosing types if the node is in the body of a generic
  /// class. The compiler infers the generic arguments only for the short name.
  private func nameInGenericClass(of type: String, at node: MacroExpansionExprSyntax) -> String {
    var parent = node.parent
    while let group = parent, group.asProtocol((any DeclGroupSyntax).self) == nil { parent = group.parent }
    guard type == enclosingType, parent?.as(ClassDeclSyntax.self)?.genericParameterClause != nil else { return type }
    return type.lastComponent
  }

  /// The type and the member that a selector refers to.
  private struct Target {
    /// The type as written in the rewritten source.
    var type: String
    var name: String
    /// The argument labels as written; nil if none are written.
    var labels: [String]?
    var candidates: [Member]

    /// Removes all candidates but the methods with these types of parameters, if there are any.
    mutating func keepMethods(with parameterTypes: [String]) {
      let fitting = candidates.filter { member in
        let parameters = member.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        return parameters?.map(\.type.plain) == parameterTypes
      }
      if !fitting.isEmpty { candidates = fitting }
    }
  }

  private func target(of expression: ExprSyntax) -> Target? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      guard let type = enclosingType else { return nil }
      return target(type, reference)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = access.base else { return nil }
    return target(type(of: base.unwrapped), access.declName)
  }

  private func target(_ type: String, _ reference: DeclReferenceExprSyntax) -> Target {
    let name = reference.baseName.plainText
    let labels = reference.argumentNames.map { $0.arguments.map(\.name.plainText) }
    let candidates = index.members(named: name, of: type, in: scope).filter { labels == nil || $0.labels == labels }
    return Target(type: type, name: reference.baseName.text, labels: labels, candidates: candidates)
  }

  /// Returns the type of the expression before the dot.
  private func type(of base: ExprSyntax) -> String {
    var text = base.trimmedDescription.withoutPrefix("any ")
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    let own = enclosingType ?? "Self"
    switch text {
    case "self", "Self", "type(of: self)": return own
    case "super":
      let above = index.lineage(of: own).first?.supertypes.first
      return above ?? own
    case "view" where index.members(named: text, of: own).isEmpty: return "UIView"
    default: break
    }
    if text.isNameOfType, text.lastComponent.isNameOfType { return text }
    let member = text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
    if let declared = index.members(named: member, of: own).compactMap(\.type).first {
      return declared.filter { !"?!".contains($0) }.withoutPrefix("any ")
    }
    return metatype(of: text, around: Syntax(base)) ?? "type(of: \(text))"
  }

  /// Returns the type `T` of a name that `let name = T.self` binds before a node.
  private func metatype(of name: String, around node: Syntax) -> String? {
    for items in sequence(first: node, next: \.parent).compactMap({ $0.as(CodeBlockItemListSyntax.self) }) {
      for item in items where item.position < node.position {
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where binding.pattern.trimmedDescription == name {
          let value = binding.initializer?.value.as(MemberAccessExprSyntax.self)
          return value?.declName.baseName.text == "self" ? value?.base?.trimmedDescription : nil
        }
      }
    }
    return nil
  }

  private func name(of target: Target) -> String {
    if let given = target.candidates.compactMap(\.objectiveCName).first { return given }
    let name = target.name.filter { $0 != "`" }
    return objectiveCName(of: name, labels: labels(of: target) ?? [])
  }

  private func labels(of target: Target) -> [String]? {
    target.labels ?? target.candidates.first { $0.kind == .function }?.labels ?? wellKnownLabels[target.name]
  }

  /// Protocols of UIKit that the end of their name does not tell.
  private static let protocols: Set<String> = [
    "UIKeyInput", "UITextInput", "UITextInputTraits", "UIContentContainer", "UICoordinateSpace",
    "UIContentSizeCategoryAdjusting",
    "UITextDraggable", "UITextDroppable", "UITraitEnvironment", "UIAppearance", "UIAppearanceContainer",
    "UIBarPositioning",
    "UIContentView", "UIContentConfiguration", "UIFocusItem", "UIFocusEnvironment", "UIDynamicItem", "UIInteraction",
    "UITextSearching", "NSTextLocation", "UILayoutSupport",
  ]

  /// Returns true for a protocol in the sources, and for a protocol of UIKit.
  private func isProtocol(_ type: String) -> Bool {
    if let full = index.fullName(of: type, in: scope) { return index.types[full]?.kind == .protocol }
    if Self.protocols.contains(type) { return true }
    let beginnings = ["UI", "NS", "CA"]
    let ends = ["Delegate", "DelegateFlowLayout", "DataSource", "EditActions", "Prefetching"]
    return beginnings.contains { type.hasPrefix($0) } && ends.contains { type.hasSuffix($0) }
      && !type.hasSuffix("DiffableDataSource")
  }

  /// Returns the expression that replaces `#selector`.
  private func selector(_ target: Target, kind: String?, conversion: String?) -> String {
    let objectType = target.type
    switch kind {
    case "getter":
      return "Selector(\"\(target.name)\", { (object: \(objectType)) in { object.\(target.name) } })"
    case "setter":
      return "Selector(\"\(objectiveCSetterName(of: target.name))\", "
        + "{ (object: \(objectType)) in { object.\(target.name) = $0 } })"
    default: break
    }
    let isStatic = target.candidates.first?.isStatic == true
    if !target.candidates.isEmpty, target.candidates.allSatisfy({ $0.kind == .variable }) {
      let object = isStatic ? "_: \(objectType).Type" : "object: \(objectType)"
      let value = isStatic ? objectType : "object"
      return "Selector(\"\(target.name)\", { (\(object)) in { \(value).\(target.name) } })"
    }
    let labels = labels(of: target)
    let hasLabels = labels?.isEmpty == false
    if isProtocol(objectType), !isStatic {
      // A protocol has no methods on its type. A selector with more arguments is a name alone.
      guard labels.map({ $0.count <= 3 }) ?? true else { return "Selector(\"\(name(of: target))\")" }
      let arguments = hasLabels ? "(" + (labels ?? []).map { $0 + ":" }.joined() + ")" : ""
      let method = "object.\(target.name)\(arguments)" + (conversion.map { " as " + $0 } ?? "")
      return "Selector(\"\(name(of: target))\", { (object: any \(objectType)) in \(method) })"
    }
    guard (labels?.count ?? 0) <= 3 else { return "Selector(\"\(name(of: target))\")" }
    var method = "\(target.type).\(target.name)"
    if let labels, hasLabels { method += "(" + labels.map { $0 + ":" }.joined() + ")" }
    if let conversion {
      method += " as " + (isStatic ? conversion : conversion.curried(on: target.type))
    } else if !isStatic, !hasLabels, target.candidates.contains(where: { !$0.labels.isEmpty }),
      let plain = target.candidates.first(where: { $0.kind == .function && $0.labels.isEmpty })
    {
      method += " as (\(target.type)) -> () -> \(plain.type ?? "Void")"
    }
    // A static method is a method of the metatype.
    if isStatic { method = "{ (_: \(target.type).Type) in \(method) }" }
    return "Selector(\"\(name(of: target))\", \(method))"
  }
}

/// The argument labels of UIKit methods that selectors often name without labels, such as
/// `selectAll`.
private let wellKnownLabels: [String: [String]] = [
  "copy": ["_"], "cut": ["_"], "paste": ["_"], "select": ["_"], "selectAll": ["_"], "delete": ["_"],
  "endEditing": ["_"], "toggleBoldface": ["_"], "toggleItalics": ["_"], "toggleUnderline": ["_"],
  "increaseSize": ["_"], "decreaseSize": ["_"], "printContent": ["_"], "pasteAndGo": ["_"],
  "pasteAndMatchStyle": ["_"], "pasteAndSearch": ["_"], "find": ["_"], "findAndReplace": ["_"],
  "makeTextWritingDirectionLeftToRight": ["_"], "makeTextWritingDirectionRightToLeft": ["_"],
]

extension TypeSyntax {
  /// The type as text without `any`, attributes and spaces.
  fileprivate var plain: String {
    let type = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    return (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).trimmedDescription.filter { $0 != " " }
  }
}

extension ExprSyntax {
  /// The expression without enclosing parentheses.
  fileprivate var unwrapped: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return self }
    return only.expression.unwrapped
  }
}

extension String {
  /// True if the first letter is a capital, as in the name of a type.
  fileprivate var isNameOfType: Bool { first { $0 != "_" }?.isUppercase == true }

  /// Returns the type of an unapplied method, such as `(T) -> (A) -> R` for `(A) -> R`. A type that
  /// already has this form is unchanged.
  fileprivate func curried(on type: String) -> String {
    var depth = 0
    var arrows = 0
    var previous: Character = " "
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ">", previous == "-", depth == 0 { arrows += 1 }
      previous = character
    }
    return arrows > 1 ? self : "(\(type)) -> \(self)"
  }
}
