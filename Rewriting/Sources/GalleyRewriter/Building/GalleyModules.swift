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

  /// A text that differs for modules that were compiled or installed at another time.
  var identity: String {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: folder + "/libGalleyUIKit.so")) ?? [:]
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let numbers = [.size, .systemFileNumber].map { (attributes[$0] as? NSNumber)?.uint64Value ?? 0 }
    return "\(folder) \(date) \(numbers[0]) \(numbers[1])"
  }

  /// The options that let the linker find the library. The library finds Swift's libraries through
  /// the program's run path. Only the older kind of run path (DT_RPATH) also applies to libraries.
  var linkerOptions: [String] { ["\(folder)/libGalleyUIKit.so", "-rpath", folder, "--disable-new-dtags"] }

  /// The library that replaces the clock, random bytes and the network by fixed ones for previews.
  var fixedLibrary: String { folder + "/libGalleyFixed.so" }
}
