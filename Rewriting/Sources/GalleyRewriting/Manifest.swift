import SwiftParser
import SwiftSyntax

/// Returns a package manifest in which conditions for iOS are also met on Linux, like `os(iOS)` in
/// sources. Settings and dependencies with `.when(platforms: [.iOS])` are used. Conditions that
/// name Linux are unchanged. A version of the language such as `.version("5.0")` is shortened to
/// its major number, because Xcode accepts the whole version and the compiler does not.
public func manifestForIOS(_ text: String) -> String {
  let finder = PlatformFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: text))
  return finder.edits.applied(to: text)
}

private final class PlatformFinder: SyntaxVisitor {
  var edits: [Edit] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "version" { shortenVersion(node) }
    guard name == "when",
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

  /// Shortens the number of a version of the language. The compiler knows 4, 4.2, 5 and 6.
  private func shortenVersion(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let literal = argument.expression.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue,
      let point = text.firstIndex(of: "."), text.wholeMatch(of: /[5-9][.][0-9.]+/) != nil
    else { return }
    let start = literal.segments.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(range: start + text[..<point].utf8.count..<start + text.utf8.count, replacement: ""))
  }
}
