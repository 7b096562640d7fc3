import Foundation
import Testing

@testable import GalleyRewriter

@Suite struct RewrittenSourcesTests {
  /// Rewrites the module of two files, and returns the name of the overlay.
  private func overlayName(_ folder: TemporaryFolder, compiled: String = "1") throws -> String {
    let files = ["a.swift", "b.swift"].map { folder.path + "/" + $0 }
    let module = ModuleGraph.Module(name: "M", package: "P", files: files, uses: [], isUIKits: true)
    var sources = RewrittenSources(in: folder.path + "/cache", compiled: compiled)
    try sources.rewriteModule(module, context: [])
    return (try sources.writeOverlay() as NSString).lastPathComponent
  }

  @Test func onlyWhatChangesHasACopy() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A { @objc func f() {} }", to: "a.swift")
    try folder.write("let x = 1", to: "b.swift")
    #expect(try overlayName(folder) == "overlay-0.yaml")
    let copies = "cache/sources/P/M" + folder.path
    #expect(folder.text(of: copies + "/a.swift") == "class A {       func f() {} }")
    #expect(folder.text(of: copies + "/b.swift") == nil)
    #expect(folder.text(of: "cache/overlay-0.yaml")?.contains("b.swift") == false)
  }

  @Test func theOverlayIsNewWhenACopyChangesWithoutItsOriginal() throws {
    let folder = try TemporaryFolder()
    try folder.write("import UIKit\nclass A { let s = #selector(f) }", to: "a.swift")
    try folder.write("import UIKit\nextension A { func f() {} }", to: "b.swift")
    #expect(try overlayName(folder) == "overlay-0.yaml")
    try folder.write("import UIKit\nextension A { func f() { } }", to: "b.swift")
    #expect(try overlayName(folder) == "overlay-0.yaml")
    try folder.write("import UIKit\nextension A { func f(_ s: Any) { } }", to: "b.swift")
    #expect(try overlayName(folder) == "overlay-1.yaml")
    #expect(folder.text(of: "cache/overlay-0.yaml") == nil)
  }

  @Test func theOverlayIsNewWhenGalleysModulesChange() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A { @objc func f() {} }", to: "a.swift")
    try folder.write("let x = 1", to: "b.swift")
    let names = try ["1", "1", "2", "2"].map { try overlayName(folder, compiled: $0) }
    #expect(names == ["overlay-0.yaml", "overlay-0.yaml", "overlay-1.yaml", "overlay-1.yaml"])
  }

  @Test func errorsAreSaidAgain() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("import UIKit\nextension UIView { override func f(x: Int...) {} }", to: "a.swift")
    let module = ModuleGraph.Module(name: "M", package: "P", files: [file], uses: [], isUIKits: true)
    for _ in 1...2 {
      var sources = RewrittenSources(in: folder.path + "/cache", compiled: "1")
      try sources.rewriteModule(module, context: [])
      _ = try sources.writeOverlay()
      #expect(sources.messages.map { $0.hasPrefix(file + ":2:20: error: ") } == [true])
      #expect(sources.hasErrors)
    }
  }
}
