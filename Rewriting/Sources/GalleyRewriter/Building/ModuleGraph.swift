import Foundation

/// The Swift modules of a package and its dependencies. A module comes after the modules that it
/// uses.
struct ModuleGraph {
  struct Module {
    var name: String
    var package: String
    /// The absolute paths of the sources.
    var files: [String]
    /// The names of the modules that this module uses directly or indirectly.
    var uses: Set<String>
    /// True if the module was written for UIKit, or uses a module that was.
    var isUIKits: Bool
    /// The symbols for the colours and images of the module's asset catalogues.
    var assets = AssetSymbols(in: [])
    /// False if the program has another main program. `@main` is then removed from the module.
    var hasMainProgram = true
  }

  private(set) var modules: [Module] = []

  init(_ packages: [SwiftPackage]) {
    var targets: [String: (package: SwiftPackage, target: SwiftPackage.Target)] = [:]
    var products: [String: [String]] = [:]
    for package in packages {
      for product in package.products { products[product.name] = product.targets }
      for target in package.targets { targets[target.name] = (package, target) }
    }
    var done: [String: Int] = [:]
    func add(_ name: String) {
      guard done[name] == nil, let (package, target) = targets[name] else { return }
      done[name] = -1
      let needed =
        (target.targetDependencies ?? [])
        + (target.productDependencies ?? []).flatMap { products[$0] ?? [] }
      // A macro runs in the compiler, so the program does not need the modules that the macro uses.
      let used = needed.filter { targets[$0].map { !$0.target.runsInCompiler } ?? false }
      for other in needed { add(other) }
      let direct = used.compactMap { done[$0] }.filter { $0 >= 0 }.map { modules[$0] }
      let folder = URL(fileURLWithPath: package.path).appendingPathComponent(target.path).path
      let files = target.isRewritable ? target.sources.map { folder + "/" + $0 } : []
      // C targets are compiled for Linux, and so are the Swift targets directly over them, unless they import UIKit.
      let isOverC = needed.contains { targets[$0]?.target.moduleType == "ClangTarget" }
      done[name] = modules.count
      modules.append(
        Module(
          name: name, package: package.name, files: files.filter { $0.hasSuffix(".swift") },
          uses: Set(direct.flatMap { [$0.name] + $0.uses }),
          isUIKits: direct.contains(where: \.isUIKits) || files.contains { mentionsUIKit($0, byItsSystem: !isOverC) },
          assets: AssetSymbols(in: (target.resources ?? []).map(\.path))))
    }
    for name in targets.keys.sorted() { add(name) }
  }
}

/// Returns true if a file imports UIKit or a related module, or has a condition for iOS.
/// - Parameter byItsSystem: true if a condition for iOS is enough.
private func mentionsUIKit(_ path: String, byItsSystem: Bool) -> Bool {
  guard let data = FileManager.default.contents(atPath: path) else { return false }
  let marks =
    [
      "import UIKit", "UIKit.", "import SwiftUI", "SwiftUI.", "import Combine", "import QuartzCore", "import CoreText",
      "canImport(UIKit)", "canImport(SwiftUI)",
    ] + (byItsSystem ? ["os(iOS)"] : [])
  return marks.contains { data.range(of: Data($0.utf8)) != nil }
}
