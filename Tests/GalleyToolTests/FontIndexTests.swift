import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import TestSupport
import Testing

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

  @Test func theOptionIsTaken() throws {
    let run = try folder.galley(["render", "a.yaml", "--verify-fonts"] + fonts(), environment: environment)
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
