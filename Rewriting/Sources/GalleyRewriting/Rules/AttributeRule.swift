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
