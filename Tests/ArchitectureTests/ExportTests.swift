import Testing

/// `import Galley` brings types, and of functions without a type only those listed here.
@Suite struct ExportTests {
  /// The functions of the pipeline.
  static let functions: Set<String> = ["shape", "layOut", "displayList", "rasterize", "differencePicture"]
  static let exported = SwiftCode(path: "Sources/Galley/Galley.swift").imports.map(\.name)

  @Test func fewFunctionsAreGlobal() {
    let modules = Self.exported.map { "Sources/\($0)/" }
    let code = Sources.engine.filter { code in modules.contains { code.path.hasPrefix($0) } }
    #expect(code.count > 100)
    let found = Set(code.flatMap(Self.globals))
    #expect(found.subtracting(Self.functions) == [])
    #expect(Self.functions.subtracting(found) == [], "a function that is gone is still listed")
  }

  @Test func theFilesModuleIsNotExported() {
    #expect(Self.exported.contains("GalleyViews"))
    #expect(!Self.exported.contains("GalleyFiles"))
  }

  @Test(arguments: [
    ("public func a() {}\n@inlinable public func b<T>(_ t: T) {}", ["a", "b"]),
    ("public let c = 1", ["c"]),
    ("struct S {\n  public func d() {}\n}\nfunc e() {}\npackage func f() {}", []),
  ])
  func globalsAreFound(source: String, found: [String]) {
    #expect(Self.globals(in: SwiftCode(path: "", text: source)) == found)
  }

  /// Returns the names of public functions and variables outside of types.
  static func globals(in code: SwiftCode) -> [String] {
    code.lines.compactMap { line in
      guard !line.hasPrefix(" ") else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let keyword = words.firstIndex(where: { ["func", "let", "var"].contains($0) }),
        words[..<keyword].contains("public"), keyword + 1 < words.count
      else { return nil }
      return String(words[keyword + 1])
    }
  }
}
