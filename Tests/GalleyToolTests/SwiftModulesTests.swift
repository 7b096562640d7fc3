import GalleyFiles
import GalleySystem
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// Which modules `galley swift` takes; `Scripts/check-swift` builds packages with them.
@Suite struct SwiftModulesTests {
  /// A compiler as it describes itself, shortened.
  private func compiler(_ build: String = "swift-6.3.1-RELEASE", machine: String = "x86_64") throws -> SwiftCompiler {
    let text = """
      { "compilerVersion": "Swift version 6.3.1 (\(build))", "swiftCompilerTag": "\(build)",
        "target": { "triple": "\(machine)-unknown-linux-gnu", "moduleTriple": "\(machine)-unknown-linux-gnu" },
        "paths": { "runtimeResourcePath": "/toolchain/usr/lib/swift" } }
      """
    return try #require(SwiftCompiler(targetInfo: try JSON(reading: Array(text.utf8)), programs: "/toolchain/usr/bin"))
  }

  /// An installation with both archives, of one compiler.
  private func install(in folder: TemporaryFolder) throws -> String {
    let place = folder.path("lib/galley/swift")
    for name in ["c-x86_64/lib", "sources", "swift-6.3.1-RELEASE-x86_64-unknown-linux-gnu"] {
      try makeFolder(joined(place, name))
    }
    try writeFile(joined(place, "sources/version"), Array("0.1.0-abc\n".utf8))
    try writeFile(joined(place, "swift-6.3.1-RELEASE-x86_64-unknown-linux-gnu/options"), [])
    return place
  }

  @Test func theArchivesOwnAreTakenForItsCompiler() throws {
    let folder = try TemporaryFolder()
    let place = try install(in: folder)
    let modules = try SwiftModules.installed(in: place, for: compiler(), cache: nil)
    #expect(modules.origin == .archive)
    #expect(modules.isCompiled)
    let command = modules.command(["build"], for: try compiler())
    #expect(command.suffix(3) == [modules.compiled + "/galley-rewriter", "swift", "build"])
    #expect(!command.contains { $0.hasSuffix("make-modules") })
    let libraries = "LD_LIBRARY_PATH=/toolchain/usr/lib/swift/host:/toolchain/usr/lib/swift/linux"
    #expect(command.contains { $0.hasPrefix(libraries) })
  }

  @Test func othersAreCompiledOnceAndKept() throws {
    let folder = try TemporaryFolder()
    let place = try install(in: folder)
    let other = try compiler("swift-6.4-RELEASE")
    let modules = try SwiftModules.installed(in: place, for: other, cache: folder.path("cache"))
    #expect(modules.origin == .cache)
    #expect(
      modules.compiled == folder.path("cache") + "/galley/swift/0.1.0-abc-swift-6.4-RELEASE-x86_64-unknown-linux-gnu")
    #expect(modules.command(["build"], for: other).contains(place + "/sources/Rewriting/make-modules"))
    // A folder that was not finished has another name; one that is there is whole.
    try makeFolder(modules.compiled + ".part.1")
    try writeFile(modules.compiled + ".part.1/options", [])
    #expect(!modules.isCompiled)
    try makeFolder(modules.compiled)
    try writeFile(modules.compiled + "/options", [])
    // The link to the fonts leads nowhere once the installation was moved: it is made again.
    #expect(modules.command(["build"], for: other).contains { $0.hasSuffix("make-modules") })
    try makeFolder(modules.compiled + "/GalleyFonts")
    try writeFile(modules.compiled + "/GalleyFonts/fonts.json", [])
    #expect(!modules.command(["build"], for: other).contains { $0.hasSuffix("make-modules") })
  }

  @Test func aCloneIsAskedEachTime() throws {
    let modules = SwiftModules.cloned(in: "/clone", for: try compiler(), configuration: "debug")
    #expect(modules.compiled == "/clone/.build/galley-swift/swift-6.3.1-RELEASE-x86_64-unknown-linux-gnu-debug")
    #expect(modules.command([], for: try compiler()).contains("/clone/Rewriting/make-modules"))
  }

  @Test func anArchiveForAnotherMachineIsNamed() throws {
    let folder = try TemporaryFolder()
    let place = try install(in: folder)
    let arm = try compiler(machine: "aarch64")
    #expect(
      throws: CommandError(
        "\(place) has Swift modules for x86_64, but /toolchain/usr/bin/swift compiles for aarch64: unpack "
          + "galley-\(programVersion)-swift-6.3.1-RELEASE-linux-aarch64.tar.gz over the folder of Galley "
          + "with --strip-components 1")
    ) { try SwiftModules.installed(in: place, for: arm, cache: nil) }
  }

  @Test func withoutACacheThereIsNothingToCompileIn() throws {
    let folder = try TemporaryFolder()
    let place = try install(in: folder)
    let other = try compiler("swift-6.4-RELEASE")
    #expect(
      throws: CommandError(
        "\(place) has no modules for swift-6.4-RELEASE, and there is no folder to compile them in: set HOME or "
          + "XDG_CACHE_HOME")
    ) { try SwiftModules.installed(in: place, for: other, cache: nil) }
  }

  @Test func aBuildWithoutATagHasAPlainName() throws {
    let text = """
      { "compilerVersion": "Swift version 6.2-dev (LLVM 1, Swift 2)", "target": { "moduleTriple": "x86_64-pc-linux-gnu" },
        "paths": { "runtimeResourcePath": "/usr/lib/swift" } }
      """
    let compiler = try #require(SwiftCompiler(targetInfo: try JSON(reading: Array(text.utf8)), programs: "/usr/bin"))
    #expect(compiler.modulesName == "Swift-version-6.2-dev--LLVM-1--Swift-2--x86_64-pc-linux-gnu")
  }

  @Test func noSwiftAndOneThatDoesNotStartAreSaid() throws {
    #expect(
      throws: CommandError(
        "no Swift on the PATH: install Swift 6.2 or later (https://www.swift.org/install/linux), or add its folder usr/bin "
          + "to PATH")
    ) { try SwiftCompiler.find(in: ["/nowhere"]) }
    let folder = try TemporaryFolder()
    try writeFile(folder.path("swift"), Array("no program".utf8))
    #expect(throws: CommandError.self) { try SwiftCompiler.find(in: [folder.path("")]) }
  }

  /// A program that comes with the modules tries them out, as `galley doctor` asks it to.
  @Test(arguments: [
    ("exit 0", nil), ("echo no cells; echo no fonts; exit 1", "no cells; no fonts"), ("kill -SEGV $$", "does not run"),
  ])
  func theModulesAreTriedOut(script: String, finding: String?) throws {
    let folder = try TemporaryFolder()
    let place = try install(in: folder)
    let modules = try SwiftModules.installed(in: place, for: compiler(), cache: nil)
    #expect(modules.finding(for: try compiler()) == nil)
    let probe = joined(modules.compiled, "galley-probe")
    try writeFile(probe, Array("#!/bin/sh\n\(script)\n".utf8))
    try #require(chmod(probe, 0o755) == 0)
    let found = modules.finding(for: try compiler())
    #expect((found == nil) == (finding == nil))
    if let finding {
      #expect(found?.contains(finding) == true && found?.contains("do not work with swift-6.3.1") == true)
    }
  }
}
