import GalleyFiles
import GalleyPipeline

/// The Swift compiler that packages are built with.
struct SwiftCompiler: Hashable, Sendable {
  /// The exact build, such as `swift-6.3.1-RELEASE`. Other builds cannot use modules that this
  /// build has compiled.
  var build: String
  /// The target triple, such as `x86_64-unknown-linux-gnu`.
  var triple: String
  /// The folder of the runtime libraries, `…/usr/lib/swift`.
  var libraries: String
  /// The folder that contains the program `swift`.
  var programs: String

  /// The processor architecture of the target, such as `x86_64`.
  var architecture: String { String(triple.prefix { $0 != "-" }) }
  /// The name of the folder for modules that this compiler compiled.
  var modulesName: String { build + "-" + triple }

  /// Creates the description of a compiler from the output of `-print-target-info`; nil if the
  /// output has another format.
  init?(targetInfo: JSON, programs: String) {
    guard let build = targetInfo["swiftCompilerTag"]?.string ?? targetInfo["compilerVersion"]?.string,
      let triple = targetInfo["target"]?["moduleTriple"]?.string,
      let libraries = targetInfo["paths"]?["runtimeResourcePath"]?.string
    else { return nil }
    // A build without a tag is described by a sentence, which is made fit for a folder's name.
    self.build = String(build.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    self.triple = triple
    self.libraries = libraries
    self.programs = programs
  }

  /// Returns the first compiler on the PATH, or else in a folder where toolchains are usually
  /// unpacked.
  /// - Throws: an error if there is no compiler, or if it does not start.
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

  /// The folders of the PATH, followed by the folders where toolchains are usually unpacked.
  static var usualFolders: [String] {
    let stated = environmentValue("PATH")?.split(separator: ":").map(String.init) ?? []
    let home = environmentValue("HOME").map { joined($0, ".local/share/swiftly/bin") }
    return stated + [home].compactMap(\.self)
      + ["/opt/swift/usr/bin", "/usr/local/swift/usr/bin", "/usr/share/swift/usr/bin", "/usr/libexec/swift/bin"]
  }
}
