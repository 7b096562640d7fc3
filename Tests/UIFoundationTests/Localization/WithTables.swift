import Foundation
import Testing
import UIFoundation

/// Calls a closure with a bundle of tables of strings, whose folder is gone afterwards.
/// - Parameter files: The contents by path: `de.lproj/Localizable.strings`.
func withTables(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-tables-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try body(try #require(Bundle(path: folder.path)))
}

/// Calls a closure in an environment of a language and region.
func withLocale(_ locale: String, _ body: () throws -> Void) rethrows {
  try UIKitEnvironment.withEnvironment({ $0.locale = locale }, body)
}
