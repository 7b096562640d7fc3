import Foundation

/// Galley's compiled modules and their library, in the layout that `make-modules` creates.
struct GalleyModules {
  /// The folder of the modules, which may have been moved since they were compiled.
  let folder: String

  /// - Parameter folder: the folder of the modules.
  init(in folder: String) { self.folder = folder }

  /// Returns the modules that `galley swift` passes in the environment.
  static func stated() throws -> GalleyModules {
    guard let compiled = ProcessInfo.processInfo.environment["GALLEY_COMPILED"] else {
      throw UsageError(
        "galley-rewriter: run galley swift, which starts this program with the folder of the compiled modules")
    }
    return GalleyModules(in: compiled)
  }

  /// Returns the options that let the compiler find the modules.
  func compilerOptions() throws -> [String] {
    guard let text = try? String(contentsOfFile: folder + "/options", encoding: .utf8) else {
      throw UsageError("galley: \(folder) has no compiled modules; galley swift compiles them")
    }
    // In an option, `@/` is the folder of the modules.
    return text.split(separator: "\n").map { $0.replacingOccurrences(of: "@/", with: folder + "/") }
  }

  /// The options that let the linker find the library. The library finds Swift's libraries through
  /// the program's run path. Only the older kind of run path (DT_RPATH) also applies to libraries.
  var linkerOptions: [String] { ["\(folder)/libGalleyUIKit.so", "-rpath", folder, "--disable-new-dtags"] }

  /// The library that replaces the clock, random bytes and the network by fixed ones for previews.
  var fixedLibrary: String { folder + "/libGalleyFixed.so" }
}
