import Foundation
import GalleyRewriting

/// Finds imported modules that do not exist.
struct MissingModules {
  /// The folders with Galley's and Swift's own modules.
  private let folders: [String]
  /// The names of the modules of the package and its dependencies.
  private let owned: Set<String>

  /// - Parameters:
  ///   - compiled: the folder that `make-modules` laid out.
  ///   - libraries: the folders of the toolchain's libraries and modules, separated by colons.
  init(compiled: String, libraries: String, owned: Set<String>) {
    folders = [compiled + "/modules"] + libraries.split(separator: ":").map(String.init)
    self.owned = owned
  }

  /// Returns one message about all modules that were not found; nil if there are none.
  func message(_ imports: [ImportedModule]) -> String? {
    // If not even Swift's own modules are found, the folders are wrong.
    guard has("Swift") else { return nil }
    let missing = Dictionary(grouping: imports.filter { !owned.contains($0.name) && !has($0.name) }, by: \.name)
    guard !missing.isEmpty else { return nil }
    let names = missing.sorted { $0.key < $1.key }.map { name, places in
      let files = Set(places.map(\.path)).count
      let first = places.map { "\($0.path):\($0.line)" }.min() ?? ""
      return "\(name) (\(first)\(files > 1 ? " and in \(files - 1) more file\(files > 2 ? "s" : "")" : ""))"
    }
    return """
      warning: imported modules were not found: \(names.joined(separator: ", ")). Galley looked in the package and \
      its dependencies, in \(folders.joined(separator: " and in ")). Where the code can do without them, import them \
      under #if canImport(…)
      """
  }

  private func has(_ module: String) -> Bool {
    folders.contains { folder in
      ["\(module).swiftmodule", "\(module)/module.modulemap"].contains {
        FileManager.default.fileExists(atPath: "\(folder)/\($0)")
      }
    }
  }
}
