import Foundation
import GalleyRewriting

/// The error for a command line that cannot be carried out.
struct UsageError: Error {
  var text: String

  init(_ text: String) { self.text = text }
}

extension ArraySlice where Element == String {
  /// Removes and returns the value that follows an option.
  mutating func value(of option: String) throws -> String {
    guard let value = popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }
}

/// Reads a source file. Bytes that are not valid UTF-8 are replaced.
func readSource(_ path: String) throws -> SourceText {
  guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read \(path)") }
  return SourceText(path: path, text: String(decoding: data, as: UTF8.self))
}

/// Writes a file, and creates the folders that contain it.
func write(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

/// Writes a line to standard error.
func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

/// Reports a folder whose previews are skipped, with the command that draws them.
/// - Parameter kind: what the folder is, such as `a package`.
func notePassedOver(_ folder: String, _ kind: String) {
  let path = shown(folder)
  note("skipped: \(path) is \(kind) of its own: cd \(shellWord(path)) && galley swift previews")
}

/// Returns a path for messages. It is relative if the file is inside the current folder.
func shown(_ path: String) -> String {
  let here = FileManager.default.currentDirectoryPath + "/"
  return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
}

/// Returns a word quoted for a shell.
func shellWord(_ word: String) -> String { "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'" }

/// Returns a text as a Swift string literal.
func literal(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}
