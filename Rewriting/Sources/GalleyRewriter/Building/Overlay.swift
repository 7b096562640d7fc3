import Foundation

/// Returns a virtual file system overlay for the compiler. With it, the compiler reads copies in
/// place of their originals, under the paths of the originals.
func overlay(of copies: [String: String]) -> String {
  let folders = Dictionary(grouping: copies.keys) { ($0 as NSString).deletingLastPathComponent }
  let roots = folders.sorted { $0.key < $1.key }.map { folder, files in
    let contents = files.sorted().map { file in
      let name = quoted((file as NSString).lastPathComponent)
      return "    { \"type\": \"file\", \"name\": \(name), \"external-contents\": \(quoted(copies[file] ?? file)) }"
    }
    return """
        { "type": "directory", "name": \(quoted(folder)), "contents": [
      \(contents.joined(separator: ",\n"))
        ] }
      """
  }
  return """
    { "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": [
    \(roots.joined(separator: ",\n"))
    ] }

    """
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}
