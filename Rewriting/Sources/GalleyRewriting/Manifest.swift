import SwiftParser
import SwiftSyntax

/// Returns a package's manifest in which conditions for iOS hold on Linux too, as `os(iOS)` does in the sources: settings
/// and dependencies with `.when(platforms: [.iOS])` are taken. Conditions that name Linux stay as they are.
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
