import TestSupport
import Testing

/// Files are about one thing and functions can be read at a glance.
@Suite struct LengthTests {
  static let longestFile = 500
  static let medianFile = 150
  static let longestFunction = 80

  static let files = (Repository.files(under: "Sources") + Repository.files(under: "Tests"))
    .filter { path in [".swift", ".c", ".h"].contains { path.hasSuffix($0) } }

  @Test func noFileIsTooLong() {
    let tooLong = Self.files.compactMap { path -> String? in
      let count = lineCount(of: path)
      return count > Self.longestFile ? "\(path): \(count) lines" : nil
    }
    #expect(Self.files.count > 10)
    #expect(tooLong == [])
  }

  @Test func mostFilesAreShort() {
    let counts = Sources.engine.map { lineCount(of: $0.path) }.sorted()
    #expect(counts[counts.count / 2] < Self.medianFile)
  }

  @Test func noFunctionIsTooLong() {
    let tooLong = Sources.all.flatMap { code in
      code.functions.filter { $0.lineCount > Self.longestFunction }
        .map { "\(code.path):\($0.firstLine): \($0.name) has \($0.lineCount) lines" }
    }
    #expect(Sources.all.contains { !$0.functions.isEmpty })
    #expect(tooLong == [])
  }

  func lineCount(of path: String) -> Int {
    Repository.text(of: path).utf8.count { $0 == UInt8(ascii: "\n") }
  }
}
