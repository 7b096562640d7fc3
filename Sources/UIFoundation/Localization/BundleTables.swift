import Foundation
import GalleyScenes

/// The string tables of bundles. Each table is read only once, as on iOS.
enum BundleTables {
  private struct Key: Hashable {
    var bundle: String
    var table: String
  }

  private static var known: [Key: StringTables] = [:]

  /// Returns the strings of a table in all languages. The sources are `Table.xcstrings`, then
  /// `Table.strings` and `Table.stringsdict` in folders such as `de.lproj`, then the same files
  /// outside of such folders. Later sources take precedence.
  /// - Parameter name: nil and the empty name are `Localizable`.
  static func tables(named name: String?, in bundle: Bundle) -> StringTables {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return EngineLock.withLock {
      let key = Key(bundle: bundle.bundlePath, table: name)
      if let tables = known[key] { return tables }
      let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
      let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
      let tables = folders.lazy.map { read(name, in: $0, development: region) }.first { !$0.isEmpty } ?? StringTables()
      known[key] = tables
      return tables
    }
  }

  private static func read(_ name: String, in folder: String, development: String?) -> StringTables {
    let languages = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    let catalog = file("\(folder)/\(name).xcstrings", language: nil)
    let english = languages.first { $0.lowercased() == "en" }
    let development = development ?? catalog?.development ?? english ?? languages.first { $0 != "Base" } ?? "en"
    var tables = StringTables()
    tables.declaredDevelopmentLanguage = development
    for (language, strings) in catalog?.tables ?? [] {
      // A key without text of its own has itself as text in the source language. A default value goes before it.
      let own = strings.filter { key, string in string.variation != .text(key) || language != catalog?.development }
      tables.add(own, for: language, of: "\(folder)/\(name).xcstrings")
    }
    for language in ["Base"] + languages.filter({ $0 != "Base" }) + [""] {
      let place = language.isEmpty ? folder : "\(folder)/\(language).lproj"
      for kind in ["strings", "stringsdict"] {
        let path = "\(place)/\(name).\(kind)"
        let stated = language.isEmpty || language == "Base" ? development : language
        for (_, strings) in file(path, language: stated)?.tables ?? [] { tables.add(strings, for: stated, of: path) }
      }
    }
    return tables
  }

  /// Returns the strings of a file; nil if the file does not exist or cannot be read. An unreadable
  /// file is reported on standard error.
  private static func file(_ path: String, language: String?) -> StringFile? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do throws(Diagnostic) {
      return try StringFile(reading: try StringFile.bytes(of: path), path, language: language)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }
}
