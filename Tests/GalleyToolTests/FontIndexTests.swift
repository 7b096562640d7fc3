import GalleyFiles
import GalleyGoldens
import GalleyScenes
import Glibc
import TestSupport
import Testing

@testable import GalleyFonts
@testable import GalleyTool

/// What is remembered of fonts from process to process.
struct FontIndexTests {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder(["a.yaml": sceneText(), "cache/x": ""])
    environment = ["XDG_CACHE_HOME": folder.path("cache")]
  }

  private func fonts() -> [String] { ["--fonts", Repository.path("Fonts")] }

  @Test func picturesAndLayoutsAreTheSameWithAndWithout() throws {
    func outputs(_ environment: [String: String]) throws -> [[UInt8]] {
      let picture = try folder.galley(["render", "a.yaml", "-o", "-"] + fonts(), environment: environment)
      let layout = try folder.galley(["layout", "a.yaml"] + fonts(), environment: environment)
      #expect(picture.status == 0 && layout.status == 0, "\(picture.errors)\(layout.errors)")
      return [picture.output, layout.output]
    }
    let without = try outputs([:])
    for _ in 0..<2 { try expectEqual(outputs(environment), without) }
    let index = try #require(try filesBelow(folder.path("cache/galley")).first)
    // Damaged, of another kind, and in a folder that is none.
    for bytes in [[], Array("GalleyFI".utf8), Array(try readFile(index).dropLast())] {
      try writeFile(index, bytes)
      try expectEqual(outputs(environment), without)
    }
    for place in ["cache/x", "/proc/nowhere", "relative"] {
      try expectEqual(outputs(["XDG_CACHE_HOME": place.hasPrefix("c") ? folder.path(place) : place]), without)
    }
    try expectEqual(outputs(["HOME": folder.path("home")]), without)
    #expect(exists(folder.path("home/.cache/galley")))
  }

  /// A digest that is remembered wrongly is believed without the option, and found out with it.
  @Test func theOptionIsTaken() throws {
    let wrong = String(repeating: "0", count: 64)
    let font = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    let folder = try TemporaryFolder([
      "a.yaml": sceneText(),
      "Fonts/fonts.json": """
      {"galley": 1, "system": "Galley Test Mono", "faces": [{"family": "Galley Test Mono",
      "postScriptName": "GalleyTestMono-Regular", "file": "mono.ttf", "sha256": "\(wrong)"}]}
      """,
    ])
    let file = try folder.write("Fonts/mono.ttf", font)
    let (place, manifest) = (folder.path("Fonts/fonts.json"), try FontManifest(folder: folder.path("Fonts")))
    let indexes = FontIndexFolder(folder.path("galley"), version: indexVersion(ofProgramAt: try executable()))
    let bytes = KeptIndex.bytes(
      manifest, sources: [KeptIndex.Source(path: place, seal: try #require(FileSeal(of: place)))],
      digests: [try #require(FileSeal(of: file)): wrong], version: indexes.version)
    indexes.write(indexes.file(of: place), bytes)
    func status(_ arguments: String...) throws -> Int32 {
      try folder.galley(["layout", "a.yaml"] + arguments, environment: ["XDG_CACHE_HOME": folder.path]).status
    }
    try expectEqual(status(), 0)
    try expectEqual(status("--verify-fonts"), 2)
  }

  /// Builds of one version may read manifests in different ways.
  @Test func anIndexIsOfOneBuild() throws {
    let versions = ["a.yaml", "cache/x", "none"].map { indexVersion(ofProgramAt: folder.path($0)) }
    #expect(Set(versions).count == 3 && versions.allSatisfy { $0.hasPrefix(programVersion) })
    #expect(indexVersion() == indexVersion())
    try folder.write("a.yaml", Array("galley: 1\n".utf8))
    #expect(indexVersion(ofProgramAt: folder.path("a.yaml")) != versions[0])
  }

  /// A date that no number of nanoseconds tells is no fault, be it a scene's or a font's.
  @Test(arguments: ["a.yaml", "mono.ttf"], [10_413_792_000, -20_000_000_000])
  func filesOfAnyYearAreRead(name: String, seconds: Int) throws {
    let scene = sceneText(extra: "fonts: { files: [mono.ttf] }")
    let folder = try TemporaryFolder(["a.yaml": scene, "cache/x": ""])
    try folder.write("mono.ttf", try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf")))
    var times = [timespec](repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2)
    try #require(utimensat(AT_FDCWD, folder.path(name), &times, 0) == 0)
    let run = try folder.galley(["layout", "a.yaml"], environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The work of a label in one face: one file, no digest, as soon as both are remembered.
  @Test func aLabelReadsOneFile() throws {
    let indexes = FontIndexFolder(folder.path("cache/galley"), version: "1")
    func work() throws -> (opened: Int, digests: Int) {
      let fonts = try FontCollection(folder: Repository.path("Fonts"), keepingIndexIn: indexes)
      _ = try fonts.font(FontDescriptor(family: "Galley Test Mono"), size: 10)
      return fonts.fileWork
    }
    #expect(try work() == (opened: 1, digests: 1))
    #expect(try work() == (opened: 1, digests: 0))
  }
}
