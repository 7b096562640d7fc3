import SwiftSyntax

/// Removes the attributes that need Objective-C. A protocol with `@objc` becomes a protocol for
/// classes.
final class AttributeRule: Rule {
  /// The attributes that the compiler refuses on Linux, or that have no meaning without
  /// Objective-C.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSManaged", "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.dropped.contains(name) {
      blank(node)
    } else if name == "UIApplicationMain" {
      replacePadded(node, with: "@main")
    } else if name == "convention", node.arguments?.trimmedDescription == "block" {
      blank(node)
    }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains("objc") { restrictToClasses(node) }
    return super.visit(node)
  }

  /// Changes `where Element: P` to `where Element == any P` in an extension of a collection if the
  /// sources declare `P` with `@objc`, and a variable of the type `[any P]`. In Objective-C, `any P`
  /// conforms to `P`.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let collections = ["Array", "Collection", "Sequence", "BidirectionalCollection", "RandomAccessCollection"]
    if collections.contains(node.extendedType.trimmedDescription) {
      let requirements = node.genericWhereClause?.requirements ?? []
      // A second requirement of the elements does not go together with an equality.
      for requirement in requirements where requirements.count == 1 {
        guard
          let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
          conformance.leftType.trimmedDescription == "Element",
          let name = index.fullName(of: conformance.rightType.trimmedDescription, in: scope),
          let declaration = index.types[name]?.body.parent?.as(ProtocolDeclSyntax.self),
          declaration.attributes.contains("objc"), hasArrays(of: conformance.rightType.trimmedDescription)
        else { continue }
        replace(conformance, with: "Element == any \(conformance.rightType.trimmedDescription)")
      }
    }
    return super.visit(node)
  }

  private func hasArrays(of name: String) -> Bool {
    let arrays: Set<String> = ["[\(name)]", "[any \(name)]", "[\(name)]?", "[any \(name)]?"]
    return index.variableTypes.values.contains { !$0.isDisjoint(with: arrays) }
  }

  /// Adds `AnyObject` to the protocol, which is necessary for weak references.
  private func restrictToClasses(_ node: ProtocolDeclSyntax) {
    guard let inherited = node.inheritanceClause?.inheritedTypes else {
      insert(
        ": AnyObject",
        at: (node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia
          ?? node.name.endPositionBeforeTrailingTrivia))
      return
    }
    let names = inherited.map(\.type.trimmedDescription)
    guard names.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) }), let first = inherited.first
    else { return }
    insert("AnyObject, ", at: first.positionAfterSkippingLeadingTrivia)
  }
}
