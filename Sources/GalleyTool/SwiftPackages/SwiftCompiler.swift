import GalleyFiles

/// The Swift compiler that packages are built with.
struct SwiftCompiler: Hashable, Sendable {
  /// The exact build, such as `swift-6.3.1-RELEASE`. Compiled modules fit no other one.
  var build: String
  /// The system that it compiles for, such as `x86_64-unknown-linux-gnu`.
  var triple: String
  /// The folder of its run-time libraries, `…/usr/lib/swift`.
  var libraries: String
  /// The folder of the program `swift`.
  var programs: String

  /// The processor that it compiles for, such as `x86_64`.
  var architecture: String { String(triple.prefix { $0 != "-" }) }
  /// The name of a folder of modules that it compiled.
  var modulesName: String { build + "-" + triple }

  /// Creates the description of a compiler from what it answers to `-print-target-info`; nil if the answer is another one.
  init?(targetInfo: JSON, programs: String) {
    guard let build = targetInfo["swiftCompilerTag"]?.string ?? targetInfo["compilerVersion"]?.string,
      let triple = targetInfo["target"]?["moduleTriple"]?.string,
      let libraries = targetInfo["paths"]?["runtimeResourcePath"]?.string
    else { return nil }
    // A build without a tag is described in a sentence; the folder has a plain name.
    self.build = String(build.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    self.triple = triple
    self.libraries = libraries
    self.programs = programs
  }

  /// Returns the compiler that is first on the PATH, else in one of the folders where toolchains are usually unpacked.
  /// - Throws: that there is none, or that it does not start.
  static func find(in folders: [String] = usualFolders) throws -> SwiftCompiler {
    guard let programs = folders.first(where: { exists(joined($0, "swift")) }) else {
      throw CommandError(
        "no Swift on the PATH: install Swift 6.2 or later (https://www.swift.org/install/linux), or add its folder usr/bin "
          + "to PATH")
    }
    let program = joined(programs, "swift")
    guard let answer = try? run(program, ["-print-target-info"]), answer.status == 0,
      let info = try? JSON(reading: answer.output),
      let compiler = SwiftCompiler(targetInfo: info, programs: programs)
    else { throw CommandError("\(program) does not start: run \(program) --version to see the reason") }
    return compiler
  }

  /// The folders of the PATH, then those where toolchains are usually unpacked.
  static var usualFolders: [String] {
    let stated = environmentValue("PATH")?.split(separator: ":").map(String.init) ?? []
    let home = environmentValue("HOME").map { joined($0, ".local/share/swiftly/bin") }
    return stated + [home].compactMap(\.self)
      + ["/opt/swift/usr/bin", "/usr/local/swift/usr/bin", "/usr/share/swift/usr/bin", "/usr/libexec/swift/bin"]
  }
}
