import GalleyBase
import GalleyFiles
import GalleyUnicode

extension Decoding {
  /// The keys of `strings` that are not languages.
  private static let otherKeys = ["files", "developmentLanguage"]

  /// Reads the string tables, which all texts read afterwards can use. Files are read first, and
  /// then the strings of languages, which override those of files.
  mutating func decodeStrings(_ node: NodeID) {
    guard let members = document.pairs(node) else {
      reject(node, expected: "the strings, a mapping of languages to mappings of keys to strings")
      return
    }
    var tables = StringTables()
    var sources: [(strings: [String: LocalizedString], place: Diagnostic)] = []
    for (key, value) in members where document.scalarText(key) == "files" {
      inside(key: "files") { decoding in
        for (path, place) in decoding.stringFiles(value) { decoding.read(path, nil, place, &tables, &sources) }
      }
    }
    for (key, value) in members {
      let language = document.scalarText(key) ?? ""
      guard !Self.otherKeys.contains(language) else { continue }
      inside(key: language) { $0.decodeStrings(of: language, key, value, &tables, &sources) }
    }
    if let value = document.value(of: "developmentLanguage", in: node) {
      inside(key: "developmentLanguage") {
        if let language = Form.languageTag.read(&$0, value) { tables.declaredDevelopmentLanguage = language }
      }
    }
    for (strings, place) in sources { tables.addSources(strings, at: place) }
    environment.strings.add(tables)
  }

  /// Reads the strings of one language: a mapping, a file, or several files.
  private mutating func decodeStrings(
    of language: String, _ key: NodeID, _ value: NodeID, _ tables: inout StringTables,
    _ sources: inout [(strings: [String: LocalizedString], place: Diagnostic)]
  ) {
    guard language.isLanguageTag else {
      return report("\"\(language.shortened)\" is not a language; write it as in en, ja or zh-Hant", at: key)
    }
    guard let pairs = document.pairs(value) else {
      if document.elements(value) == nil, document.scalarText(value) == nil {
        return reject(value, expected: "a mapping of keys to strings, or a file of them")
      }
      for (path, place) in stringFiles(value) { read(path, language, place, &tables, &sources) }
      return
    }
    var strings: [String: LocalizedString] = [:]
    for (key, value) in pairs {
      let name = document.scalarText(key) ?? ""
      strings[name] = inside(key: name) { Form<LocalizedString>.localizedString.read(&$0, value) }
    }
    tables.add(strings, for: language, at: document.diagnostic("", at: key, path: path))
  }

  /// Returns the files that a value lists by path or by pattern, each with the node that lists the
  /// file. Files of plural forms come after files of plain strings, whose keys they may repeat.
  private mutating func stringFiles(_ node: NodeID) -> [(path: String, place: NodeID)] {
    var files: [(path: String, place: NodeID)] = []
    for item in document.elements(node).map(Array.init) ?? [node] {
      guard let pattern = Form<String>.string.read(&self, item) else { continue }
      let path = resolved(pattern, at: item)
      if isPattern(path), let refusal = environment.readable?.refusal(ofPattern: path) {
        report("\(pattern.shortened): \(refusal)", at: item)
        continue
      }
      let found: [String]
      do throws(FileError) {
        found = try paths(matching: path)
      } catch {
        report("\(pattern.shortened): \(error.reason)", at: item)
        continue
      }
      if found.isEmpty { report("\(pattern.shortened) matches no files", at: item) }
      for path in found {
        if StringFile.extensions.contains(where: path.hasSuffix) {
          files.append((path, item))
        } else {
          report(
            "\(fileName(of: path).shortened) is not a file of strings", at: item, valid: StringFile.extensions)
        }
      }
    }
    return files.filter { !$0.path.hasSuffix(".stringsdict") } + files.filter { $0.path.hasSuffix(".stringsdict") }
  }

  private mutating func read(
    _ path: String, _ language: String?, _ place: NodeID, _ tables: inout StringTables,
    _ sources: inout [(strings: [String: LocalizedString], place: Diagnostic)]
  ) {
    if let refusal = environment.readable?.refusal(of: path) {
      return report("\(path.shortened): \(refusal)", at: place)
    }
    environment.files.append(SceneInput(path: path, role: "table of strings"))
    let start = Diagnostic(file: path, position: SourcePosition(line: 1, column: 1), message: "")
    do throws(Diagnostic) {
      let bytes = try StringFile.bytes(of: path)
      spend(bytes.count, of: .stringBytes, at: place)
      guard spending.total(of: .stringBytes) <= environment.budgets[.stringBytes] else { return }
      let file = try StringFile(reading: bytes, path, language: language)
      tables.declaredDevelopmentLanguage = tables.declaredDevelopmentLanguage ?? file.development
      for (language, strings) in file.tables {
        if language.isEmpty { sources.append((strings, start)) } else { tables.add(strings, for: language, at: start) }
      }
      if !file.sources.isEmpty { sources.append((file.sources, start)) }
    } catch {
      // A missing file is reported at the position that names it.
      if exists(path) { add(error) } else { report("\(path.shortened): \(error.message)", at: place) }
    }
  }
}

extension Form where Value == LocalizedString {
  /// The form of a string in a string table: a text, or its plural forms by plural category.
  fileprivate static var localizedString: Form {
    Form("a string", .localizedString) { decoding, node in
      guard let forms = decoding.document.pairs(node) else {
        return Form<String>.literal.read(&decoding, node).map { LocalizedString($0) }
      }
      var texts: [PluralCategory: LocalizedString.Variation] = [:]
      for (key, value) in forms {
        let name = decoding.document.scalarText(key) ?? ""
        guard let category = PluralCategory(rawValue: name) else {
          decoding.rejectChoice(key, among: PluralCategory.allCases.map(\.rawValue))
          continue
        }
        if let text = decoding.inside(key: name, { Form<String>.literal.read(&$0, value) }) {
          texts[category] = .text(text)
        }
      }
      if texts[.other] == nil { decoding.report("the plural form \"other\" is missing", at: node) }
      return LocalizedString(.plural(texts))
    }
  }
}

extension Shape {
  /// The shape of a string in a string table, or of its plural forms.
  fileprivate static var localizedString: Shape {
    .string("string").or(.dictionary("plural categories", .string("string")))
  }

  /// The shape of a scene's string tables.
  static var strings: Shape {
    let files = Shape.string("file").or(.list(.string("file")))
    return .dictionary(
      "languages, files and developmentLanguage", files.or(.dictionary("keys", localizedString)))
  }
}
