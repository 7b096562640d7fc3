package import GalleyBase
import GalleyFiles

/// Finds snapshots that no test uses any more. They are files in `__Snapshots__/<test file>` whose
/// test file is missing or does not contain their name.
package enum StraySnapshots {
  /// A snapshot file that no test uses, with the reason for this conclusion.
  package struct Stray: Hashable, Sendable {
    package var path: String
    package var reason: String
  }

  /// Returns the stray files in a folder of snapshots, sorted.
  /// - Parameters:
  ///   - folder: the folder `__Snapshots__/CardTests`.
  ///   - tests: the test file, `CardTests.swift` beside `__Snapshots__`.
  package static func find(in folder: String, of tests: String) -> [Stray] {
    let files = ((try? names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    guard !files.isEmpty else { return [] }
    guard let source = try? readFile(tests, limit: 16 << 20) else {
      return files.map { Stray(path: joined(folder, $0), reason: "there is no \(tests)") }
    }
    let words = Set(String(decoding: source, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return files.compactMap { file in
      // The labels of a parameterised test follow its name: `test-of-as`. So do the other words of a name in back
      // quotes.
      let name = file.prefix { $0 != "." && $0 != "-" }
      guard !words.contains(name) else { return nil }
      return Stray(path: joined(folder, file), reason: "\(fileName(of: tests)) has no \(name)")
    }
  }

  /// Returns the stray files in the folders `__Snapshots__` at or below a folder, sorted.
  package static func find(below folder: String) throws(FileError) -> [Stray] {
    let suites = Set(try filesBelow(folder).map { file in GalleyFiles.folder(of: file) })
    return suites.sorted().flatMap { suite -> [Stray] in
      let snapshots = GalleyFiles.folder(of: suite)
      guard fileName(of: snapshots) == "__Snapshots__" else { return [] }
      return find(in: suite, of: joined(GalleyFiles.folder(of: snapshots), fileName(of: suite) + ".swift"))
    }
  }
}
