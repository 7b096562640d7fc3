import SwiftSyntax

/// Rewrites the creation of objects whose class is only known at run time, such as `View(frame:
/// .zero)` with a generic parameter `View: UIView`. Objective-C sends a message to the class. Swift
/// requires a `required` initialiser, which UIKit's initialisers are not. `galley_make(View.self,
/// frame: .zero)` finds the initialiser.
final class MakingRule: Rule {
  /// The argument labels of the initialisers that `galley_make` can find.
  private static let forms: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
    ["identifier", "source", "destination"],
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let open = node.leftParen, node.trailingClosure == nil, Self.forms.contains(labels),
      let made = madeClass(of: node), isMadeByMessage(made.class, labels)
    else { return .visitChildren }
    replace(node.calledExpression, with: "galley_make")
    insert(made.value + (labels.isEmpty ? "" : ", "), at: open.endPosition)
    return .visitChildren
  }

  /// Returns the known superclass of the class that a call instantiates, and the expression for the
  /// class; nil for any other call.
  private func madeClass(of node: FunctionCallExprSyntax) -> (class: String, value: String)? {
    let callee = node.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return bound(of: name.baseName.plainText, at: Syntax(node)).map { ($0, name.baseName.text + ".self") }
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    else { return nil }
    let text = base.trimmedDescription
    if text == "type(of: self)" { return enclosingType.map { ($0, text) } }
    if text == "self" { return isInStaticMethod(node) ? enclosingType.map { ($0, text) } : nil }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
    if let bound = bound(of: name, at: Syntax(node)) { return (bound, name + ".self") }
    let types = index.variableTypes[name] ?? []
    guard types.count == 1, let type = types.first, type.hasSuffix(".Type") else { return nil }
    return (String(type.dropLast(".Type".count)), text)
  }

  private func isInStaticMethod(_ node: FunctionCallExprSyntax) -> Bool {
    let around = sequence(first: Syntax(node), next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(VariableDeclSyntax.self)
    }
    let modifiers = around?.as(FunctionDeclSyntax.self)?.modifiers
    return modifiers.map { $0.contains(.static) || $0.contains(.class) } ?? false
  }

  /// Returns the class that bounds a generic parameter or `Self`; nil if the name is neither of
  /// these.
  private func bound(of name: String, at node: Syntax) -> String? {
    guard name == "Self" || index.fullName(of: name, in: scope) == nil else { return nil }
    for around in sequence(first: node, next: \.parent) {
      if let bound = around.genericBounds[name] { return bound }
    }
    if name == "Self" { return enclosingType }
    return enclosingType.flatMap { index.fullName(of: $0, in: []) }.flatMap { index.types[$0]?.genericBounds[name] }
  }

  /// True for a class of UIKit or a subclass of one, unless a class in the package declares the
  /// initialiser as `required`.
  private func isMadeByMessage(_ name: String, _ labels: [String]) -> Bool {
    guard let full = index.fullName(of: name, in: scope) else { return name.isNameOfObjectiveC }
    let classes = index.lineage(of: full).filter { $0.kind == .class }
    return classes.last?.supertypes.first.map(\.isNameOfObjectiveC) == true
      && !classes.contains { $0.body.hasRequiredInitializer(labels) }
  }
}

extension String {
  /// True for the names of classes in UIKit and related modules.
  fileprivate var isNameOfObjectiveC: Bool {
    let name = lastComponent
    let structures: Set = ["UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "CATransform3D", "NSRange"]
    return !structures.contains(name) && name.dropFirst(2).first?.isUppercase == true
      && ["UI", "CA", "NS"].contains(String(name.prefix(2)))
  }
}

extension MemberBlockSyntax {
  fileprivate func hasRequiredInitializer(_ labels: [String]) -> Bool {
    members.contains { member in
      guard let made = member.decl.as(InitializerDeclSyntax.self), made.modifiers.contains(.required) else {
        return false
      }
      return made.signature.parameterClause.parameters.map { $0.firstName.plainText } == labels
    }
  }
}
