import Foundation

/// Galley's compiled modules and its library, built in Galley's own folder.
struct GalleyModules {
  /// A target of Galley's manifest, as `swift package dump-package` tells it.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var pkgConfig: String?
    }
    var targets: [Target]
  }

  private let root: String
  private let configuration: String
  private let scratch: String

  /// - Parameters:
  ///   - root: the folder of Galley's package.
  ///   - configuration: `release`, which sets text many times faster, or `debug`, which builds sooner.
  init(root: String, configuration: String) {
    self.root = root
    self.configuration = configuration
    scratch = root + "/.build"
  }

  /// The folder of everything that this type writes.
  private var folder: String { "\(scratch)/galley-swift/\(configuration)" }

  /// The options of the compiler, one a line.
  private var optionsFile: String { folder + "/options" }

  /// Builds what is not up to date, and returns the options with which `swift build` finds and links it.
  func options() throws -> [String] {
    let binaries = "\(scratch)/\(configuration)"
    if !isUpToDate {
      note("galley: building its modules (\(configuration)); the first time takes minutes")
      let built = try runSwift(
        ["build", "-c", configuration, "--product", "GalleyUIKit", "--package-path", root, "--scratch-path", scratch],
        captured: false)
      guard built.status == 0 else { throw Misuse("Galley's modules in \(root) do not build") }
      try layOut(binaries)
    }
    let swift = try String(contentsOfFile: optionsFile, encoding: .utf8).split(separator: "\n").map(String.init)
    let linker = ["\(binaries)/libGalleyUIKit.so", "-rpath", binaries]
    return swift.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }

  /// True if no source of Galley's is newer than the modules.
  private var isUpToDate: Bool {
    guard let built = modificationDate(optionsFile) else { return false }
    if let manifest = modificationDate(root + "/Package.swift"), manifest > built { return false }
    let sources = FileManager.default.enumerator(atPath: root + "/Sources")
    while let name = sources?.nextObject() as? String {
      if let date = modificationDate(root + "/Sources/" + name), date > built { return false }
    }
    return true
  }

  private func modificationDate(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Links the modules into a folder that has nothing else, and writes down the options with which they are found. The
  /// folder is new each time: another option makes the user's modules compile again.
  private func layOut(_ binaries: String) throws {
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: runSwift(["package", "--package-path", root, "dump-package"]).output)
    try? FileManager.default.removeItem(atPath: folder)
    let modules = "\(folder)/\(Int(Date().timeIntervalSince1970))"
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    var flags: [String] = []
    for target in manifest.targets {
      let source = root + "/" + (target.path ?? "Sources/" + target.name)
      switch target.type {
      case "system":
        flags.append("-fmodule-map-file=\(source)/module.modulemap")
        if let name = target.pkgConfig { flags += includeFlags(ofLibrary: name) }
      case "regular":
        let module = "\(binaries)/Modules/\(target.name).swiftmodule"
        let map = "\(binaries)/\(target.name).build/module.modulemap"
        if FileManager.default.fileExists(atPath: module) {
          try FileManager.default.createSymbolicLink(
            atPath: "\(modules)/\(target.name).swiftmodule", withDestinationPath: module)
        } else if FileManager.default.fileExists(atPath: map) {
          flags += ["-fmodule-map-file=\(map)", "-I\(source)/include"]
        }
      default: break
      }
    }
    try write((["-I", modules] + flags.flatMap { ["-Xcc", $0] }).joined(separator: "\n"), to: optionsFile)
  }

  /// Returns the flags with which the headers of a library of the system are found.
  private func includeFlags(ofLibrary name: String) -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", name]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
