import Foundation

/// Galley's compiled modules and their library, as `make-modules` lays them out.
struct GalleyModules {
  private let folder: String

  /// - Parameter folder: the folder of the modules, which may have been moved.
  init(in folder: String) { self.folder = folder }

  /// Returns the options with which `swift build` finds and links the modules.
  func options() throws -> [String] {
    guard let text = try? String(contentsOfFile: folder + "/options", encoding: .utf8) else {
      throw Misuse("galley: \(folder) has no compiled modules; galley swift makes them")
    }
    // An option begins with the folder, or names it after its letter.
    let swift = text.split(separator: "\n").map { $0.replacingOccurrences(of: "@/", with: folder + "/") }
    // The library finds Swift's libraries by the paths of the program, which only the older kind of path hands on.
    let linker = ["\(folder)/libGalleyUIKit.so", "-rpath", folder, "--disable-new-dtags"]
    return swift.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}
