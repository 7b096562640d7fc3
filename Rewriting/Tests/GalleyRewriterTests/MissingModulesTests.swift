import GalleyRewriting
import Testing

@testable import GalleyRewriter

@Suite struct MissingModulesTests {
  private func imports(_ text: String) -> [ImportedModule] {
    rewrite([SourceText(path: "a.swift", text: text)]).imports
  }

  @Test func importsThatNeedNothingAreNotCounted() {
    let text = """
      import UIKit
      import os.log
      #if canImport(WebKit)
      import WebKit
      #else
      import class Pages.Page
      #endif
      #if os(macOS)
      import AppKit
      #elseif !os(Linux)
      import MapKit
      #endif
      """
    let expected = [("UIKit", 1), ("Pages", 6), ("MapKit", 11)].map {
      ImportedModule(name: $0.0, path: "a.swift", line: $0.1)
    }
    #expect(imports(text) == expected)
  }

  @Test func allModulesThatAreNowhereAreNamedAtOnce() throws {
    let folder = try TemporaryFolder()
    for module in ["made/modules/UIKit.swiftmodule", "made/modules/CPNG/module.modulemap", "own/Swift.swiftmodule/a"] {
      try folder.write("", to: module)
    }
    let modules = MissingModules(
      compiled: folder.path + "/made", libraries: folder.path + "/own:", owned: ["Cards"])
    let found = ["UIKit", "Swift", "CPNG", "Cards"].map { ImportedModule(name: $0, path: "a.swift", line: 1) }
    #expect(modules.message(found) == nil)
    let places = [
      ("WebKit", "b.swift", 2), ("MapKit", "a.swift", 4), ("WebKit", "a.swift", 9), ("WebKit", "c.swift", 1),
    ]
    let message = modules.message(found + places.map { ImportedModule(name: $0.0, path: $0.1, line: $0.2) })
    #expect(
      message == """
        warning: imported modules were not found: MapKit (a.swift:4), WebKit (a.swift:9 and in 2 more files). \
        Galley looked in the package and its dependencies, in \(folder.path)/made/modules and in \(folder.path)/own. Where \
        the code can do without them, import them under #if canImport(…)
        """)
    let unknown = MissingModules(compiled: folder.path + "/made", libraries: "", owned: [])
    #expect(unknown.message([ImportedModule(name: "WebKit", path: "a.swift", line: 1)]) == nil)
  }
}
