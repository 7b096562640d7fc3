import SwiftSyntax

extension SyntaxProtocol {
  /// The source text of the node on one line, without comments.
  var onOneLine: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      result += token.text
      if !token.trailingTrivia.isEmpty || (token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false) {
        result += " "
      }
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }
}
