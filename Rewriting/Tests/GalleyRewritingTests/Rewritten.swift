import Foundation
import GalleyRewriting
import Testing

/// Returns what becomes of a source of one file, without its last line end.
func rewritten(_ text: String, context: String = "") -> String {
  let sources = [SourceText(path: "a.swift", text: text)]
  return rewrite(sources, context: context.isEmpty ? [] : [SourceText(path: "b.swift", text: context)]).files[0].text
}

/// Returns the messages about a source of one file.
func messages(_ text: String) -> [String] {
  rewrite([SourceText(path: "a.swift", text: text)]).messages.map(\.description)
}

/// Returns what becomes of the body of a method of `class View: UIView`.
func rewrittenStatement(_ text: String, members: String = "") -> String {
  let head = "import UIKit; class View: UIView { \(members); func f() { "
  let result = rewritten(head + text + " } }")
  let lead = "import UIKit; class View: UIView { "
  let body = result.dropFirst(lead.count)
  guard let start = body.range(of: "func f() { ") else { return result }
  return String(body[start.upperBound...].dropLast(" } }".count))
}
