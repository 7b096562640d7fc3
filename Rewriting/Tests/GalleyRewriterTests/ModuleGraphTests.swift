import Foundation
import Testing

@testable import GalleyRewriter

@Suite struct ModuleGraphTests {
  /// A package as `swift package describe` prints it, with one file in each target.
  private func package(
    _ name: String, in folder: TemporaryFolder, _ targets: [(name: String, uses: [String], text: String)]
  )
    throws -> SwiftPackage
  {
    let path = folder.path + "/" + name
    let described: [String: Any] = [
      "name": name, "path": path,
      "products": targets.map { ["name": $0.name, "targets": [$0.name]] as [String: Any] },
      "targets": try targets.map { target -> [String: Any] in
        try folder.write(target.text, to: "\(name)/Sources/\(target.name)/file.swift")
        return [
          "name": target.name, "path": "Sources/\(target.name)", "type": "library", "module_type": "SwiftTarget",
          "sources": ["file.swift"], "product_dependencies": target.uses,
        ]
      },
    ]
    let data = try JSONSerialization.data(withJSONObject: described)
    return try JSONDecoder().decode(SwiftPackage.self, from: data)
  }

  @Test func whatUsesUIKitThroughOthersIsUIKits() throws {
    let folder = try TemporaryFolder()
    let app = try package("App", in: folder, [("Top", ["Views"], ""), ("Plain", ["Numbers"], "import Foundation")])
    let library = try package("Library", in: folder, [("Views", [], "import UIKit"), ("Numbers", [], "")])
    let modules = ModuleGraph([app, library]).modules
    #expect(modules.filter(\.isUIKits).map(\.name) == ["Views", "Top"])
    #expect(modules.first { $0.name == "Top" }?.uses == ["Views"])
    #expect(modules.first { $0.name == "Views" }?.files == [folder.path + "/Library/Sources/Views/file.swift"])
  }

  @Test func aModuleOverCIsForLinux() throws {
    let folder = try TemporaryFolder()
    var numbers = try package(
      "Numbers", in: folder,
      [("Shims", [], ""), ("Real", ["Shims"], "#if os(iOS)\n#endif"), ("Plain", [], "#if os(iOS)\n#endif")])
    numbers.targets[0].moduleType = "ClangTarget"
    #expect(ModuleGraph([numbers]).modules.filter(\.isUIKits).map(\.name) == ["Plain"])
  }
}
