import GalleyBase
import GalleyFiles

/// A file of strings as it was read.
package struct StringFile {
  /// The strings by language; an empty name is the development language.
  package var tables: [(language: String, strings: [String: LocalizedString])] = []
  /// Strings of the development language that are keys at once.
  var sources: [String: LocalizedString] = [:]
  /// The language that the others are translated from, if the file states it.
  package var development: String?

  /// The largest file that is read: 64 MB.
  static let largestSize = 64 << 20

  /// The kinds of files, by their extensions.
  package static let extensions = [".strings", ".stringsdict", ".xcstrings", ".po"]

  /// Returns the bytes of a file.
  package static func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileError) {
      return try readFile(path, limit: largestSize)
    } catch {
      throw Diagnostic(file: path, position: SourcePosition(line: 1, column: 1), message: error.reason)
    }
  }

  /// Reads the contents of a file by the extension of its path.
  /// - Parameter language: the language of its strings; nil finds it in the path or the file.
  package init(reading bytes: [UInt8], _ path: String, language: String?) throws(Diagnostic) {
    self.init()
    let own = language ?? Self.language(ofPath: path)
    if path.hasSuffix(".xcstrings") {
      self = try StringFile(catalog: bytes, path)
    } else if path.hasSuffix(".po") {
      self = try StringFile(gettext: try StringScanner(bytes, path), language: language, unstated: own)
    } else {
      let scanner = try StringScanner(bytes, path)
      let strings = path.hasSuffix(".stringsdict") ? try pluralDictionary(scanner) : try stringsTable(scanner)
      guard let own else {
        throw scanner.mistake(
          "the language is unknown: put the file into a folder such as de.lproj, or write `de: \(path)` in strings")
      }
      tables = [(own, strings)]
    }
  }

  /// No string.
  init() {}

  /// The language by a folder: `de.lproj/…`, `de/LC_MESSAGES/…`, or by the name of a .po file; empty for `Base.lproj`;
  /// nil if the path states none.
  private static func language(ofPath path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    if let folder = parts.last(where: { $0.hasSuffix(".lproj") }) {
      let name = String(folder.dropLast(6))
      return name == "Base" ? "" : name
    }
    if let place = parts.firstIndex(of: "LC_MESSAGES"), place > 0 { return parts[place - 1] }
    guard path.hasSuffix(".po"), let name = parts.last?.dropLast(3), String(name).isLanguageTag else { return nil }
    return String(name)
  }
}

extension Diagnostic: Error {}
