import Foundation

/// Galley's compiled modules and their library, as `make-modules` lays them out.
struct GalleyModules {
  /// The folder of the modules, which may have been moved.
  let folder: String

  /// - Parameter folder: the folder of the modules.
  init(in folder: String) { self.folder = folder }

  /// Returns the modules that `galley swift` names in the environment.
  static func stated() throws -> GalleyModules {
    guard let compiled = ProcessInfo.processInfo.environment["GALLEY_COMPILED"] else {
      throw UsageError(
        "galley-rewriter: run galley swift, which starts this program with the folder of the compiled modules")
    }
    return GalleyModules(in: compiled)
  }

  /// Returns the options with which the compiler finds the modules.
  func compilerOptions() throws -> [String] {
    guard let text = try? String(contentsOfFile: folder + "/options", encoding: .utf8) else {
      throw UsageError("galley: \(folder) has no compiled modules; galley swift compiles them")
    }
    // An option begins with the folder, or names it after its letter.
    return text.split(separator: "\n").map { $0.replacingOccurrences(of: "@/", with: folder + "/") }
  }

  /// The options with which the linker finds the library. That finds Swift's libraries by the paths of the program, which
  /// only the older kind of path hands on.
  var linkerOptions: [String] { ["\(folder)/libGalleyUIKit.so", "-rpath", folder, "--disable-new-dtags"] }

  /// The library that fixes the clock, random bytes and the network for previews.
  var fixedLibrary: String { folder + "/libGalleyFixed.so" }
}
