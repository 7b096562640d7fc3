import GalleyFiles
import GalleyPipeline

/// The location of the UIKit modules that one Swift compiler has compiled.
struct SwiftModules: Hashable, Sendable {
  /// The origins of compiled modules.
  enum Origin: Hashable, Sendable {
    /// The archive contains the compiled modules.
    case archive
    /// The modules are compiled once from the archive's sources, and kept in the user's cache.
    case cache
    /// The modules are compiled from a clone of the repository, and compiled again when its sources
    /// change.
    case clone
  }

  /// The origin of the modules.
  var origin: Origin
  /// The folder of the compiled modules, the library and the rewriter.
  var compiled: String
  /// The folder with the sources of the modules.
  var sources: String
  /// The folder for the compiler's intermediate files.
  var scratch: String
  /// The folder of the C libraries; nil means those of the system.
  var library: String?
  /// The folder of the default fonts; nil means those in the sources.
  var fonts: String?

  /// The approximate time for compiling the modules, as text.
  static let compilingTime = "about 12 minutes on two cores"

  /// True if the compiled modules exist. In the cache, their link to the fonts must also be valid.
  /// Modules of a clone may be out of date.
  var isCompiled: Bool {
    exists(joined(compiled, "options")) && (origin != .cache || exists(joined(compiled, "GalleyFonts/fonts.json")))
  }
}

extension SwiftModules {
  /// Returns the modules for a compiler: those in the archive, or else those in the cache, which
  /// may not be compiled yet.
  /// - Parameters:
  ///   - installation: the folder `lib/galley/swift` that the archive for Swift is unpacked into.
  ///   - cache: the user's cache folder.
  /// - Throws: an error if the archive is for another kind of machine, or if there is no cache.
  static func installed(
    in installation: String, for compiler: SwiftCompiler, cache: String?
  ) throws -> SwiftModules {
    let name = compiler.modulesName
    let library = joined(installation, "c-" + compiler.architecture)
    let sources = joined(installation, "sources")
    guard isFolder(library) else {
      let machines = ((try? names(in: installation)) ?? []).filter { $0.hasPrefix("c-") }.map { $0.dropFirst(2) }
      throw CommandError(
        "\(installation) has Swift modules for \(machines.sorted().joined(separator: ", ")), but "
          + "\(compiler.programs)/swift compiles for \(compiler.architecture): "
          + "unpack \(archiveName(for: compiler)) over the folder of Galley with --strip-components 1")
    }
    let ready = joined(installation, name)
    if exists(joined(ready, "options")) {
      return SwiftModules(origin: .archive, compiled: ready, sources: sources, scratch: "", library: library)
    }
    guard let cache else {
      throw CommandError(
        "\(installation) has no modules for \(compiler.build), and there is no folder to compile them in: set HOME or "
          + "XDG_CACHE_HOME")
    }
    let version = String(decoding: try readFile(joined(sources, "version")).prefix { $0 > 0x20 }, as: UTF8.self)
    let kept = joined(cache, "galley/swift/\(version)-\(name)")
    return SwiftModules(
      origin: .cache, compiled: kept, sources: sources, scratch: kept + ".scratch", library: library,
      fonts: joined(folder(of: folder(of: folder(of: installation))), "share/galley/Fonts"))
  }

  /// Returns the modules that are compiled from a clone of the repository.
  /// - Parameter configuration: `release` or `debug`.
  static func cloned(in root: String, for compiler: SwiftCompiler, configuration: String) -> SwiftModules {
    SwiftModules(
      origin: .clone, compiled: joined(root, ".build/galley-swift/\(compiler.modulesName)-\(configuration)"),
      sources: root, scratch: joined(root, ".build/modules"))
  }

  /// Returns the modules that this program uses for packages.
  /// - Throws: an error if this program is neither in the archive for Swift nor in a clone of Galley's package, and the
  ///   errors of `installed`.
  static func find(for compiler: SwiftCompiler) throws -> SwiftModules {
    if environmentValue("GALLEY_ROOT") == nil, let installation = installationForSwift() {
      return try installed(in: installation, for: compiler, cache: cacheFolder)
    }
    guard let root = packageRoot() else {
      throw CommandError(
        "this installation has no modules for Swift: unpack \(archiveName(for: compiler)) over "
          + "\(folder(of: programFolder())), or set GALLEY_ROOT to the folder of Galley's sources")
    }
    return cloned(in: root, for: compiler, configuration: environmentValue("GALLEY_CONFIGURATION") ?? "release")
  }

  /// Returns the name of the archive for a compiler, as created by `Scripts/release-modules`.
  static func archiveName(for compiler: SwiftCompiler) -> String {
    "galley-\(programVersion)-\(compiler.build)-linux-\(compiler.architecture).tar.gz"
  }

  private static var cacheFolder: String? {
    environmentValue("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environmentValue("HOME").map { joined($0, ".cache") }
  }
}

extension SwiftModules {
  /// Returns the search path for Swift's libraries at run time, for programs that link the modules.
  func libraryPath(for compiler: SwiftCompiler) -> String {
    let folders = ["host", "linux"].map { joined(compiler.libraries, $0) }
    return (folders + [environmentValue("LD_LIBRARY_PATH")].compactMap(\.self)).joined(separator: ":")
  }

  /// Returns the command that runs the rewriter on a package. The command compiles the modules
  /// first if they are missing.
  func command(_ arguments: [String], for compiler: SwiftCompiler) -> [String] {
    // The rewriter is linked to the compiler's own libraries, wherever they are. It restores the user's setting for
    // `swift`.
    let users = environmentValue("LD_LIBRARY_PATH")
    let path = (environmentValue("PATH") ?? "/usr/local/bin:/usr/bin:/bin") + ":" + compiler.programs
    let settings =
      ["PATH=" + path, "GALLEY_COMPILED=" + compiled, "LD_LIBRARY_PATH=" + libraryPath(for: compiler)]
      + [users.map { "GALLEY_LIBRARY_PATH=" + $0 }].compactMap(\.self)
    let start = ["/usr/bin/env"] + settings + [joined(compiled, "galley-rewriter"), "swift"] + arguments
    // The modules of a clone may be out of date.
    if isCompiled, origin != .clone { return start }
    let recipe =
      [fonts.map { "GALLEY_FONTS_LINK=" + $0 }].compactMap(\.self)
      + (origin == .cache ? ["GALLEY_ONCE=1", "GALLEY_CONFIGURATION=release"] : [])
    return ["/usr/bin/env", "PATH=" + path] + recipe
      + [joined(sources, "Rewriting/make-modules"), scratch, compiled, library ?? ""] + start
  }
}
