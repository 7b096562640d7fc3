import SwiftParser
import SwiftSyntax

/// Returns a package manifest in which conditions for iOS are also met on Linux, like `os(iOS)` in
/// sources. Settings and dependencies with `.when(platforms: [.iOS])` thus apply. Conditions that
/// name Linux are unchanged.
public func manifestForIOS(_ text: String) -> String {
  let finder = PlatformFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: text))
  return finder.edits.applied(to: text)
}

private final class PlatformFinder: SyntaxVisitor {
  var edits: [Edit] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when",
      let platforms = node.arguments.first(where: { $0.label?.text == "platforms" })?.expression
        .as(ArrayExprSyntax.self)
    else { return .visitChildren }
    let names = platforms.elements.map { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    if names.contains("iOS"), !names.contains("linux") {
      let place = platforms.leftSquare.endPosition.utf8Offset
      edits.append(Edit(range: place..<place, replacement: ".linux, "))
    }
    return .visitChildren
  }
}
