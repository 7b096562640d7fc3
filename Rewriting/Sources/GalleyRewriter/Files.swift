import Foundation
import GalleyRewriting

/// A command line that cannot be carried out.
struct UsageError: Error {
  var text: String

  init(_ text: String) { self.text = text }
}

extension ArraySlice where Element == String {
  /// Takes the value that follows an option.
  mutating func value(of option: String) throws -> String {
    guard let value = popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }
}

/// Reads a source file; bytes that are no UTF-8 are replaced.
func readSource(_ path: String) throws -> SourceText {
  guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read \(path)") }
  return SourceText(path: path, text: String(decoding: data, as: UTF8.self))
}

/// Writes a file, and the folders in which it lies.
func write(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

/// Writes a line to standard error.
func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

/// Names a folder whose previews are not drawn this time, with the command that draws them.
/// - Parameter kind: what the folder is, such as `a package`.
func notePassedOver(_ folder: String, _ kind: String) {
  let path = shown(folder)
  note("skipped: \(path) is \(kind) of its own: cd \(shellWord(path)) && galley swift previews")
}

/// Returns a path as a user who is in the current folder writes it.
func shown(_ path: String) -> String {
  let here = FileManager.default.currentDirectoryPath + "/"
  return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
}

/// Returns a word in quotes for a shell.
func shellWord(_ word: String) -> String { "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'" }

/// Returns a text as a string literal of Swift.
func literal(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}
