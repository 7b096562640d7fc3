import SwiftSyntax

/// Rewrites calls of optional requirements, such as `delegate?.tapped?(self)`. A requirement that
/// the sources declare is called as `try? delegate?.tapped(self)`, which is nil if the requirement
/// is not implemented. UIKit's requirements have default implementations.
final class OptionalCallRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chained.questionMark, chained.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (forced.exclamationMark, forced.expression)
    } else {
      return .visitChildren
    }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = access.declName.baseName.plainText
    let labels =
      access.declName.argumentNames?.arguments.map(\.name.plainText)
      ?? node.arguments.map { $0.label?.plainText ?? "_" }
    let reference = labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    if isOptionalRequirement(name, reference, hasTrailingClosure: node.trailingClosure != nil) {
      replace(mark, with: "")
      wrap(node, keyword: mark.tokenKind == .exclamationMark ? "try!" : "try?")
    } else if labels.contains(where: { $0 != "_" }) || isUIKits(name) {
      replace(mark, with: "")
    }
    return .visitChildren
  }

  private func isOptionalRequirement(_ name: String, _ reference: String, hasTrailingClosure: Bool) -> Bool {
    if index.optionalRequirements.contains(reference) { return true }
    return hasTrailingClosure && index.optionalRequirements.contains { $0.hasPrefix(name + "(") }
  }

  /// True if the name is a requirement of a UIKit protocol, and not a closure in the sources.
  private func isUIKits(_ name: String) -> Bool {
    !mayHoldClosure(name) && delegatePrefixes.contains { name.hasPrefix($0) && name != $0 }
  }

  /// True if a variable with this name may hold an optional closure. False if there is no such
  /// variable, or if all of them have types that are not optional.
  private func mayHoldClosure(_ name: String) -> Bool {
    guard index.variableNames.contains(name) else { return false }
    guard let types = index.variableTypes[name] else { return true }
    return types.contains { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") }
  }

  /// Inserts the keyword before the whole chain that contains the call.
  private func wrap(_ call: FunctionCallExprSyntax, keyword: String) {
    var whole = ExprSyntax(call)
    while let parent = whole.parent?.as(ExprSyntax.self), parent.continues(whole) { whole = parent }
    // The outermost call of a chain wraps it.
    if whole.id != call.id, whole.containsOuterOptionalCall(than: call, in: index) { return }
    let isStatement = whole.parent?.is(CodeBlockItemSyntax.self) == true
    insert(isStatement ? keyword + " " : "(" + keyword + " ", at: whole.positionAfterSkippingLeadingTrivia)
    if !isStatement { insert(")", at: whole.endPositionBeforeTrailingTrivia) }
  }
}

/// The prefixes of UIKit's optional requirements that take one argument without a label.
private let delegatePrefixes = [
  "textView", "textField", "scrollView", "tableView", "collectionView", "gestureRecognizer", "searchBar", "pickerView",
  "navigationController", "tabBar", "application", "scene", "animationDid", "layoutManager", "textStorage",
  "numberOf", "sectionIndexTitles", "presentationController", "popoverPresentation", "adaptivePresentation",
  "textInput",
  "selectionWillChange", "selectionDidChange", "textWillChange", "textDidChange", "layoutSublayers", "layerWillDraw",
  "viewForZooming", "imagePickerController", "documentInteraction", "splitViewController",
]

extension ExprSyntax {
  /// True if the expression continues a part of it, as `a.b` continues `a`.
  fileprivate func continues(_ part: ExprSyntax) -> Bool {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.id == part.id }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == part.id }
    if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.id == part.id }
    return self.is(OptionalChainingExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
  }

  /// True if another call of an optional requirement in this chain surrounds `call`.
  fileprivate func containsOuterOptionalCall(than call: FunctionCallExprSyntax, in index: DeclarationIndex) -> Bool {
    var node = call.parent
    while let current = node, current.id != self.parent?.id {
      if let outer = current.as(FunctionCallExprSyntax.self),
        let access = outer.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
          .as(MemberAccessExprSyntax.self),
        index.optionalRequirements.contains(where: { $0.hasPrefix(access.declName.baseName.plainText) })
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
