import Foundation
import Testing

/// The manual says what the table says, and the table names tests that exist.
@Suite struct SwiftUISurfaceTests {
  /// The folder of the repository.
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `GALLEY_WRITE_MANUAL=1` writes the page.
  @Test func thePageOfTheManualIsWhatTheTableSays() throws {
    let path = Self.root.appendingPathComponent("Sources/Galley/Galley.docc/SwiftUISurface.md")
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_MANUAL"] != nil {
      try SwiftUISurface.page.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: path, encoding: .utf8) == SwiftUISurface.page)
  }

  @Test func everyNameThatWorksHasATest() throws {
    let folder = Self.root.appendingPathComponent("Tests/SwiftUITests")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let sources = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    for row in SwiftUISurface.rows where row.state == .works {
      #expect(sources.contains { $0.contains("func \(row.proof)(") }, "\(row.name): no test \(row.proof)")
    }
  }

  @Test func theTableHasTheCensus() {
    let rows = SwiftUISurface.rows
    #expect(rows.count == 148)
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.allSatisfy { $0.files >= 20 && !$0.proof.isEmpty })
    #expect(rows.count { $0.state == .absent } == 0)
    #expect(rows.count { $0.state == .works } * 10 >= rows.count * 9)
  }
}
