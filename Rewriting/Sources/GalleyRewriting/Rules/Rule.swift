import SwiftSyntax

/// A rule for rewriting, which visits a file and collects edits and messages.
class Rule: ScopedVisitor {
  let file: ParsedFile
  let index: DeclarationIndex
  private(set) var edits: [Edit] = []
  private(set) var messages: [Message] = []
  private lazy var locations = SourceLocationConverter(fileName: file.source.path, tree: file.tree)

  init(_ file: ParsedFile, _ index: DeclarationIndex) {
    self.file = file
    self.index = index
    super.init()
  }

  /// Replaces the text of a node, but not the white space around it.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, with: text)
  }

  /// Replaces the text between two positions.
  func replace(_ start: AbsolutePosition, _ end: AbsolutePosition, with text: String) {
    edits.append(Edit(range: start.utf8Offset..<end.utf8Offset, replacement: text))
  }

  /// Inserts text at a position.
  func insert(_ text: String, at place: AbsolutePosition) { replace(place, place, with: text) }

  /// Replaces a node by the same number of spaces, so that the following code keeps its column.
  /// Line breaks are kept.
  func blank(_ node: some SyntaxProtocol) {
    replace(
      node,
      with: String(node.trimmedDescription.utf8.map { $0 == 0x0A || $0 == 0x0D ? Character(Unicode.Scalar($0)) : " " }))
  }

  /// Replaces a node by text that is padded with spaces to the length of the node.
  func replacePadded(_ node: some SyntaxProtocol, with text: String) {
    replace(node, with: text + String(repeating: " ", count: max(0, node.trimmedLength.utf8Length - text.utf8.count)))
  }

  /// Adds a message at the beginning of a node.
  func report(_ severity: Message.Severity, at node: some SyntaxProtocol, _ text: String) {
    let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    messages.append(
      Message(path: file.source.path, line: place.line, column: place.column, severity: severity, text: text))
  }
}
