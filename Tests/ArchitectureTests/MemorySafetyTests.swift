import TestSupport
import Testing

/// Each file that Swift's checks of memory do not cover stands in the manual with its argument.
@Suite struct MemorySafetyTests {
  @Test func everyFileIsListedAndEveryListedFileIsOne() {
    let found = Sources.engine.filter { !$0.uncheckedWords.isEmpty }.map(\.path).sorted()
    let listed = Self.files(in: Repository.text(of: "Sources/Galley/Galley.docc/MemorySafety.md"))
    #expect(found.count > 100)
    #expect(found.filter { !listed.contains($0) } == [], "files without an argument in MemorySafety.md")
    #expect(listed.filter { !found.contains($0) } == [], "files that MemorySafety.md names without need")
    #expect(Set(listed).count == listed.count, "a file is listed twice")
  }

  @Test(arguments: [
    ("let p: UnsafeMutablePointer<Int>", ["UnsafeMutablePointer"]),
    ("bytes.withUnsafeBytes { f($0) }", ["withUnsafeBytes"]),
    ("import CPNG", ["CPNG"]),
    ("internal import CICU", ["CICU"]),
    ("final class A: @unchecked Sendable {}", ["@unchecked"]),
    ("let a = unsafe b[0]", ["unsafe"]),
    ("let handle: OpaquePointer", ["OpaquePointer"]),
    ("[UInt8](unsafeUninitializedCapacity: 3) { _, _ in }", ["unsafeUninitializedCapacity"]),
    ("isUnsafeToBreak(at: 3) // UnsafePointer", []),
    ("let text = \"UnsafePointer\"", []),
    ("static let unsafeReach = 128", []),
  ])
  func uncheckedWordsAreFound(source: String, words: [String]) {
    #expect(SwiftCode(path: "a.swift", text: source).uncheckedWords == words)
  }

  /// The files of a page: each line `- `Folder/`: `A.swift`, `B.swift`` names those of one folder under Sources.
  static func files(in page: String) -> [String] {
    page.split(separator: "\n").filter { $0.hasPrefix("- `") }.flatMap { line -> [String] in
      let spans = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      guard let folder = spans.first, folder.hasSuffix("/") else { return [] }
      return spans.dropFirst().map { "Sources/" + folder + $0 }
    }
  }
}

extension SwiftCode {
  /// The words in the code by which it leaves what Swift checks: pointers, C libraries of ours, unchecked promises.
  var uncheckedWords: [String] {
    let words = tokens.map(\.text).filter { word in
      word.hasPrefix("Unsafe") && word.hasSuffix("Pointer") || word.hasPrefix("withUnsafe")
        || Self.uncheckedNames.contains(word)
    }
    return words + imports.map(\.name).filter(Self.libraries.contains)
  }

  private static let uncheckedNames: Set<String> = [
    "Unmanaged", "OpaquePointer", "unsafe", "unsafeBitCast", "unsafeDowncast", "unsafeUninitializedCapacity",
    "@unchecked",
  ]

  private static let libraries: Set<String> = [
    "CClassInit", "CFYAML", "CFreeType", "CHarfBuzz", "CICU", "CNettle", "CPNG",
  ]
}
