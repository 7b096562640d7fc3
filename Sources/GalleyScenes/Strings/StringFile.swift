import GalleyBase
import GalleyFiles

/// The contents of a string-table file.
package struct StringFile {
  /// The strings by language. An empty language means the development language.
  package var tables: [(language: String, strings: [String: LocalizedString])] = []
  /// The strings of the development language in a format where the text itself is the key.
  var sources: [String: LocalizedString] = [:]
  /// The language from which the other languages are translated; nil if the file does not state it.
  package var development: String?

  /// The maximum size of a file in bytes, 64 MB.
  static let largestSize = 64 << 20

  /// The file extensions of the supported formats.
  package static let extensions = [".strings", ".stringsdict", ".xcstrings", ".po"]

  /// Returns the bytes of a file.
  package static func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileError) {
      return try readFile(path, limit: largestSize)
    } catch {
      throw Diagnostic(file: path, position: SourcePosition(line: 1, column: 1), message: error.reason)
    }
  }

  /// Reads the contents of a file in the format that the extension of its path indicates.
  /// - Parameter language: the language of the strings; nil means the one in the path or in the file.
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

  /// Creates the contents of a file without strings.
  init() {}

  /// Returns the language from a folder name, as in `de.lproj/…` and `de/LC_MESSAGES/…`, or from
  /// the name of a .po file. Empty for `Base.lproj`; nil if the path contains no language.
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
