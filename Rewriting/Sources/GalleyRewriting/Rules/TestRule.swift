import SwiftSyntax

/// Makes the tests of an `XCTestCase` on the main actor asynchronous, since XCTest on Linux does
/// not run synchronous tests on the main actor. If a test case is a delegate for UIKit,
/// `XCTestCase` is made to conform to `NSObjectProtocol`, as UIKit's protocols require.
final class TestRule: Rule {
  /// The extension that makes `XCTestCase` conform to `NSObjectProtocol`, as on Apple's systems.
  private static let conformance =
    "; extension XCTestCase: @retroactive NSObjectProtocol { "
    + "public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }; "
    + "public var hash: Int { ObjectIdentifier(self).hashValue }; public func `self`() -> Self { self }; "
    + "public func isProxy() -> Bool { false }; public var debugDescription: String { description } }"

  override func visitPost(_ node: ClassDeclSyntax) {
    super.visitPost(node)
    guard index.firstDelegateTestCase.map({ $0.body.id == node.memberBlock.id }) == true else { return }
    insert(Self.conformance, at: node.endPositionBeforeTrailingTrivia)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.plainText.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.contains(.static),
      let type = enclosingType, index.lineage(of: type).contains(where: { $0.supertypes.contains("XCTestCase") }),
      node.attributes.contains("MainActor") || index.lineage(of: type).contains(where: \.isOnMainActor)
    else { return .visitChildren }
    insert(" async", at: node.signature.parameterClause.endPositionBeforeTrailingTrivia)
    return .visitChildren
  }
}

extension TypeEntry {
  /// True if the class has the attribute `@MainActor`.
  fileprivate var isOnMainActor: Bool {
    body.parent?.as(ClassDeclSyntax.self)?.attributes.contains("MainActor") == true
  }
}

extension DeclarationIndex {
  /// The first test case of the module, sorted by name, that conforms to protocols; nil if there is
  /// none.
  fileprivate var firstDelegateTestCase: TypeEntry? {
    types.values.filter {
      rewrittenFiles.contains($0.file) && $0.supertypes.contains("XCTestCase") && $0.supertypes.count > 1
    }
    .min { $0.name < $1.name }
  }
}
