import Foundation
import GalleyRewriting

/// A command line that cannot be carried out.
struct Misuse: Error {
  var text: String

  init(_ text: String) { self.text = text }
}

extension ArraySlice where Element == String {
  /// Takes the value that follows an option.
  mutating func value(of option: String) throws -> String {
    guard let value = popFirst() else { throw Misuse("\(option) needs a value") }
    return value
  }
}

/// Reads a source file; bytes that are no UTF-8 are replaced.
func readSource(_ path: String) throws -> SourceText {
  guard let data = FileManager.default.contents(atPath: path) else { throw Misuse("cannot read \(path)") }
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
