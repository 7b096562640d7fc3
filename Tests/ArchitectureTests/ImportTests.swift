import Testing

/// SwiftPM lets a target import what a dependency of a dependency brings along; here the arrows are held to the design.
@Suite struct ImportTests {
  /// The C library: only where files are read or written.
  static let files: Set<String> = ["GalleySystem"]
  static let engine: Set<String> = [
    "GalleyBase", "GalleyUnicode", "GalleyRaster", "GalleyFonts", "GalleyText", "GalleyDrawing", "GalleyViews",
    "GalleyScenes", "GalleyGoldens",
  ]
  /// What every part of the program may import.
  static let program = engine.union(files).union(["Galley", "GalleyFiles", "ArgumentParser"])
  /// What each target may import: only what stands above it here, and the C libraries that are its own.
  static let allowed: [String: Set<String>] = [
    "GalleySystem": ["Glibc", "Musl", "Darwin"],
    "GalleyBase": [],
    "GalleyFiles": files.union(["GalleyBase"]),
    "GalleyUnicode": ["GalleyBase", "CICU"],
    "GalleyRaster": ["GalleyBase"],
    "GalleyFonts": files.union([
      "GalleyBase", "GalleyFiles", "GalleyUnicode", "GalleyRaster", "CHarfBuzz", "CFreeType", "CNettle",
      "Synchronization",
    ]),
    "GalleyText": ["GalleyBase", "GalleyUnicode", "GalleyFonts"],
    "GalleyDrawing": ["GalleyBase", "GalleySystem", "GalleyRaster", "GalleyFonts", "CPNG"],
    "GalleyViews": ["GalleyBase", "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing"],
    "GalleyScenes": [
      "GalleyBase", "GalleyFiles", "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing", "GalleyViews",
      "CFYAML",
    ],
    "GalleyGoldens": [
      "GalleyBase", "GalleyFiles", "GalleyFonts", "GalleyDrawing", "GalleyScenes", "Synchronization",
    ],
    "Galley": engine.union(["GalleyFiles"]),
    "CoreGraphics": engine.union(["Galley", "Foundation"]),
    "UIFoundation": engine.union(files).union(["Galley", "GalleyFiles", "CoreGraphics", "Foundation", "CClassInit"]),
    "CoreText": engine.union(["Galley", "UIFoundation", "CoreGraphics", "Foundation"]),
    "QuartzCore": engine.union(["Galley", "UIFoundation", "CoreGraphics", "Foundation"]),
    "UIKit": engine.union([
      "Galley", "CoreText", "QuartzCore", "UIFoundation", "UniformTypeIdentifiers", "CoreGraphics", "Foundation",
      "FoundationXML", "FoundationNetworking", "Dispatch",
    ]),
    "UniformTypeIdentifiers": ["CoreGraphics", "Foundation"],
    "Combine": ["UIKit", "Foundation", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
    "simd": [],
    "SwiftUI": [
      "Combine", "UIKit", "UIFoundation", "CoreGraphics", "GalleyBase", "GalleyText", "GalleyDrawing", "GalleyViews",
      "GalleyTesting", "UniformTypeIdentifiers", "Foundation", "Observation",
    ],
    "GalleyPreviews": [
      "SwiftUI", "UIKit", "UIFoundation", "CoreGraphics", "GalleyBase", "GalleyFiles", "GalleyDrawing", "GalleyViews",
      "GalleyScenes",
      "GalleyGoldens", "Foundation", "Glibc",
    ],
    "GalleyLogging": ["Foundation"],
    "_Testing_UIKit": ["UIKit"],
    "_Testing_CoreGraphics": ["CoreGraphics"],
    "GalleyTesting": engine.union(files).union([
      "Galley", "GalleyFiles", "UIKit", "QuartzCore", "UIFoundation", "CoreGraphics", "Foundation", "Testing", "XCTest",
      "Synchronization",
    ]),
    "GalleyPipeline": program.union(["Synchronization", "CFaults", "Dispatch"]),
    "GalleyServers": program.union(["GalleyPipeline"]),
    "GalleyBench": program.union(["GalleyPipeline"]),
    "GalleyIOSComparison": program.union(["GalleyPipeline"]),
    "GalleyTool": program.union([
      "GalleyPipeline", "GalleyServers", "GalleyBench", "GalleyIOSComparison", "Synchronization", "CStart", "Dispatch",
    ]),
    "GalleyCommand": ["GalleyPipeline", "GalleyTool"],
  ]

  @Test func everyImportIsInTheTable() {
    var violations: [String] = []
    for code in Sources.engine {
      let target = String(code.path.split(separator: "/")[1])
      guard let allowed = Self.allowed[target] else {
        violations.append("\(code.path): no row in the table for \(target)")
        continue
      }
      for module in code.imports where !allowed.contains(module.name) {
        violations.append("\(code.path):\(module.line): \(target) may not import \(module.name)")
      }
    }
    #expect(Sources.engine.count > 10)
    #expect(violations == [])
  }

  @Test func importsAreReadInEverySpelling() {
    let source = """
      import A
      public import B
      @_exported public import C
      import struct D.Point
      @testable internal import E // import F
      let important = "import G"
      """
    #expect(SwiftCode(path: "", text: source).imports.map(\.name) == ["A", "B", "C", "D", "E"])
  }
}

extension SwiftCode {
  /// The modules that the file imports, with the line of each.
  var imports: [(name: String, line: Int)] {
    lines.enumerated().compactMap { number, line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy({ $0.isModifier }) else {
        return nil
      }
      let rest = words[(keyword + 1)...].drop { Self.kinds.contains($0) }
      let module = rest.first?.split(separator: ".").first.map(String.init)
      return module.map { ($0, number + 1) }
    }
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}

extension Substring {
  fileprivate var isModifier: Bool {
    hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(self)
  }
}
