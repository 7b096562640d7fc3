import FoundationEssentials
import GalleyBase
import GalleyFiles
import GalleyGoldens
import Glibc
import TestSupport
import Testing

private let picturesFolder = getenv("GALLEY_CONFORMANCE").map { String(cString: $0) + "/ios" }

/// Text as iOS drew it, recorded on simulators from iOS 8 to 15 in open fonts. The folder comes from GALLEY_CONFORMANCE;
/// without it the suite is off, since users do not have the recordings.
@Suite(.enabled(if: picturesFolder != nil, "GALLEY_CONFORMANCE is not set"))
struct IOSPictureTests {
  struct Picture: Decodable {
    var name: String
    var image: String
    var scene: String?
    /// `x0, y0, x1, y1` of what does not count.
    var ignore: [[Int]]?
    /// Whether no letter of it counts.
    var control: Bool?
  }

  struct Report: Decodable {
    struct Pixels: Decodable {
      var ink, exact, withinOne, withinTwo, beyond, largest: Int
    }
    var verdict: String
    var pixels: Pixels
  }

  @Test func textIsDrawnAsIOSDrawsIt() throws {
    let folder = try #require(picturesFolder)
    let bytes = try readFile(folder + "/index.json")
    let pictures = try JSONDecoder().decode([Picture].self, from: Data(bytes)).filter { $0.control != true }
    try #require(pictures.count >= 27)
    let work = try TemporaryFolder()
    var (agreeing, exact, withinOne) = (0, 0.0, 0.0)
    for picture in pictures {
      let scene = try #require(picture.scene)
      let ignored = (picture.ignore ?? []).flatMap {
        ["--ignore", "\($0[0]),\($0[1]),\($0[2] - $0[0]),\($0[3] - $0[1])"]
      }
      let run = try work.galley(
        [
          "compare-ios", "\(folder)/\(scene)", "\(folder)/\(picture.image)", "--json", "--fonts",
          Repository.path("Fonts"),
        ]
          + ignored)
      try #require(run.status < 2, "\(picture.name): \(run.errors)")
      let pixels = try JSONDecoder().decode(Report.self, from: Data(run.output)).pixels
      try #require(pixels.ink > 100, "\(picture.name)")
      if pixels.beyond == 0 {
        agreeing += 1
      } else {
        print("\(picture.name): \(pixels.beyond) of \(pixels.ink) beyond 2/255")
      }
      exact += Double(pixels.exact) / Double(pixels.ink)
      withinOne += Double(pixels.withinOne) / Double(pixels.ink)
    }
    let count = Double(pictures.count)
    print(
      "iOS pictures: \(agreeing) of \(pictures.count) agree; exact \(exact / count), within 1/255 \(withinOne / count)")
    #expect(agreeing >= pictures.count - 1)
    #expect(withinOne / count > 0.99)
    #expect(exact / count >= 0.9)
  }
}
