import GalleyFiles

/// UIKit's modules, compiled for one compiler, and the way to them.
struct SwiftModules: Hashable, Sendable {
  /// The way in which modules are had.
  enum Origin: Hashable, Sendable {
    /// The archive has them.
    case archive
    /// They are compiled from the archive's sources, once, and kept in the user's cache.
    case cache
    /// They are compiled from a clone, and again when its sources change.
    case clone
  }

  /// The way to them.
  var origin: Origin
  /// The folder of the modules, the library and the rewriter.
  var compiled: String
  /// The folder of the sources that they are compiled from.
  var sources: String
  /// The folder that keeps what the compiler writes on the way.
  var scratch: String
  /// The folder of the C libraries; nil for the system's.
  var library: String?
  /// The folder with the default fonts; nil for that of the sources.
  var fonts: String?

  /// The time that compiling takes on two cores, in words.
  static let compilingTime = "about 12 minutes on two cores"

  /// True if the folder is there, and in the cache with a link to fonts that are there. That of a clone may be out of date.
  var isCompiled: Bool {
    exists(joined(compiled, "options")) && (origin != .cache || exists(joined(compiled, "GalleyFonts/fonts.json")))
  }
}

extension SwiftModules {
  /// Returns the modules for a compiler: those of the archive if it has them, else those of the cache, which may have to be
  /// compiled first.
  /// - Parameters:
  ///   - installation: the folder `lib/galley/swift` that the archive for Swift is unpacked into.
  ///   - cache: the user's folder for what can be made again.
  /// - Throws: that the archive is for another kind of machine, or that there is no cache.
  static func installed(
    in installation: String, for compiler: SwiftCompiler, cache: String?
  ) throws -> SwiftModules {
    let name = compiler.modulesName
    let library = joined(installation, "c-" + compiler.architecture)
    let sources = joined(installation, "sources")
    guard isFolder(library) else {
      let machines = ((try? names(in: installation)) ?? []).filter { $0.hasPrefix("c-") }.map { $0.dropFirst(2) }
      throw CommandError(
        "\(installation) has Swift modules for \(machines.sorted().joined(separator: ", ")) and \(compiler.programs)/swift "
          + "compiles for \(compiler.architecture): unpack \(archiveName(for: compiler)) over it")
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

  /// Returns the modules that are compiled from a clone.
  /// - Parameter configuration: `release` or `debug`.
  static func cloned(in root: String, for compiler: SwiftCompiler, configuration: String) -> SwiftModules {
    SwiftModules(
      origin: .clone, compiled: joined(root, ".build/galley-swift/\(compiler.modulesName)-\(configuration)"),
      sources: root, scratch: joined(root, ".build/modules"))
  }

  /// Returns the modules that this program gives to packages.
  /// - Throws: that neither the archive for Swift nor Galley's package is around this program, and the errors of `installed`.
  static func find(for compiler: SwiftCompiler) throws -> SwiftModules {
    if environmentValue("GALLEY_ROOT") == nil, let installation = installationForSwift() {
      return try installed(in: installation, for: compiler, cache: cacheFolder)
    }
    guard let root = packageRoot() else {
      throw CommandError(
        "this installation has nothing for Swift: unpack \(archiveName(for: compiler)) over "
          + "\(folder(of: programFolder())), or set GALLEY_ROOT to the folder of Galley's sources")
    }
    return cloned(in: root, for: compiler, configuration: environmentValue("GALLEY_CONFIGURATION") ?? "release")
  }

  /// The name of the archive for a compiler, as `Scripts/release-modules` makes it.
  static func archiveName(for compiler: SwiftCompiler) -> String {
    "galley-\(programVersion)-\(compiler.build)-linux-\(compiler.architecture).tar.gz"
  }

  private static var cacheFolder: String? {
    environmentValue("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environmentValue("HOME").map { joined($0, ".cache") }
  }
}

extension SwiftModules {
  /// The folders in which programs of the modules find Swift's libraries.
  func libraryPath(for compiler: SwiftCompiler) -> String {
    let folders = ["host", "linux"].map { joined(compiler.libraries, $0) }
    return (folders + [environmentValue("LD_LIBRARY_PATH")].compactMap(\.self)).joined(separator: ":")
  }

  /// The program and the words that start the rewriter on a package, after compiling the modules if they are not there.
  func command(_ arguments: [String], for compiler: SwiftCompiler) -> [String] {
    // The rewriter is linked to the compiler's own libraries, wherever they lie. It gives `swift` the user's setting back.
    let users = environmentValue("LD_LIBRARY_PATH")
    let path = (environmentValue("PATH") ?? "/usr/local/bin:/usr/bin:/bin") + ":" + compiler.programs
    let settings =
      ["PATH=" + path, "GALLEY_COMPILED=" + compiled, "LD_LIBRARY_PATH=" + libraryPath(for: compiler)]
      + [users.map { "GALLEY_LIBRARY_PATH=" + $0 }].compactMap(\.self)
    let start = ["/usr/bin/env"] + settings + [joined(compiled, "galley-rewriter"), "swift"] + arguments
    // Those of a clone may be out of date.
    if isCompiled, origin != .clone { return start }
    let recipe =
      [fonts.map { "GALLEY_FONTS_LINK=" + $0 }].compactMap(\.self)
      + (origin == .cache ? ["GALLEY_ONCE=1", "GALLEY_CONFIGURATION=release"] : [])
    return ["/usr/bin/env", "PATH=" + path] + recipe
      + [joined(sources, "Rewriting/make-modules"), scratch, compiled, library ?? ""] + start
  }
}
