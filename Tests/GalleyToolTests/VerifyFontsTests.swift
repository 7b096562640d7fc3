import GalleyFiles
import GalleyFonts
import Glibc
import TestSupport
import Testing

@testable import GalleyTool

/// Digests of fonts, as commands verify them.
struct VerifyFontsTests {
  /// A project whose scene is set in one face, beside which its manifest pins two that nothing uses.
  private let folder: TemporaryFolder

  init() throws {
    let scene = sceneText().replacing("Galley Test Mono", with: "mono")
    folder = try TemporaryFolder(["a.yaml": scene, "cache/x": "", "Fonts/x": ""])
    let mono = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    for name in ["mono", "other"] { try folder.write("Fonts/\(name).ttf", mono) }
    let faces = ["mono", "other", "absent"].map {
      """
      {"family": "\($0)", "postScriptName": "\($0)", "file": "\($0).ttf", "sha256": "\(sha256(of: mono))", "isRenamed": true}
      """
    }
    let manifest = """
      {"galley": 1, "system": "mono", "searchFolders": [], "faces": [\(faces.joined(separator: ","))]}
      """
    try folder.write("Fonts/fonts.json", Array(manifest.utf8))
  }

  private func run(_ arguments: String...) throws -> (status: Int32, errors: String) {
    let run = try folder.galley(
      ["layout", "a.yaml"] + arguments, environment: ["XDG_CACHE_HOME": folder.path("cache"), "HOME": folder.path])
    return (run.status, run.errors)
  }

  /// Size and time of writing are those of the file that was drawn before.
  private func change(_ file: String) throws {
    var facts = stat()
    stat(folder.path(file), &facts)
    var bytes = try readFile(folder.path(file))
    bytes[bytes.count - 1] ^= 1
    try folder.write(file, bytes)
    var times = [facts.st_atim, facts.st_mtim]
    utimensat(AT_FDCWD, folder.path(file), &times, 0)
  }

  /// What states digests of fonts verifies those of the faces that it uses; what only draws does not.
  @Test func aChangedFontIsRefusedWhereLayoutsAreWrittenOrCompared() throws {
    try expectEqual(folder.galley("record", "-q", "a.yaml").status, 0)
    try change("Fonts/mono.ttf")
    for verb in ["layout", "verify", "record"] {
      let refused = try folder.galley(verb, "a.yaml")
      #expect(refused.status == 2, "\(verb)")
      #expect(refused.errors.contains("mono.ttf: not the pinned file"), "\(verb): \(refused.errors)")
    }
    try expectEqual(folder.galley("render", "a.yaml", "-o", "b.png").status, 0)
    let refused = try folder.galley("render", "a.yaml", "-o", "b.png", "--verify-fonts")
    #expect(refused.status == 2 && refused.errors.contains("mono.ttf: not the pinned file"), "\(refused.errors)")
  }

  /// A face that is not installed is an error only where it is used.
  @Test func theOptionVerifiesFontsThatNothingUses() throws {
    try expectEqual(run("--verify-fonts").status, 0)
    try change("Fonts/other.ttf")
    try expectEqual(run().status, 0)
    let refused = try run("--verify-fonts")
    expectEqual(refused.status, 2)
    #expect(refused.errors.contains("other.ttf: not the pinned file"), "\(refused.errors)")
  }

  @Test func nothingIsKeptForLaterProcesses() throws {
    try expectEqual(run().status, 0)
    try expectEqual(names(in: folder.path("cache")), ["x"])
    expectEqual(folder.names, ["Fonts", "a.yaml", "cache"])
  }

  /// A date that no number of nanoseconds tells is not a fault of a scene or of a font.
  @Test(arguments: ["a.yaml", "Fonts/mono.ttf"], [10_413_792_000, -20_000_000_000])
  func filesOfAnyYearAreRead(name: String, seconds: Int) throws {
    var times = [timespec](repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2)
    try #require(utimensat(AT_FDCWD, folder.path(name), &times, 0) == 0)
    let run = try run()
    #expect(run.status == 0, "\(run.errors)")
  }
}
