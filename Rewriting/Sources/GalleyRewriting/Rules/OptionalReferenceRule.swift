import SwiftSyntax

/// Rewrites optional requirements that are named without a call: `if let done = delegate?.done` becomes
/// `if let done = ((delegate?.done).map({ call in { try? call($0) } }))`, as they throw where they are left out.
final class OptionalReferenceRule: Rule {
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.initializer?.value,
      let chain = value.as(OptionalChainingExprSyntax.self)?.expression ?? Optional(value),
      let access = chain.as(MemberAccessExprSyntax.self), access.base?.is(OptionalChainingExprSyntax.self) == true,
      let count = arguments(of: access)
    else { return .visitChildren }
    let names = (0..<count).map { "$\($0)" }.joined(separator: ", ")
    let closure = count == 0 ? "{ () in try? call() }" : "{ try? call(\(names)) }"
    insert("((", at: value.positionAfterSkippingLeadingTrivia)
    insert(").map({ call in \(closure) }))", at: value.endPositionBeforeTrailingTrivia)
    return .visitChildren
  }

  /// The number of arguments of the requirement that is named; nil for anything else.
  private func arguments(of access: MemberAccessExprSyntax) -> Int? {
    let name = access.declName.baseName.plainText
    let members = index.types.values.flatMap(\.members).filter { $0.name == name }
    let found = members.filter { $0.isOptional && $0.kind == .function }
    return found.count == 1 && !members.contains { $0.kind == .variable } ? found[0].labels.count : nil
  }
}
