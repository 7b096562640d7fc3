import GalleyFonts
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct ManifestReadingTests {
  static let face = "family: A, postScriptName: A-B, file: a.ttf, sha256: \(String(repeating: "0F", count: 32))"

  @Test func theProjectsOwn() throws {
    let bytes = try #require(Repository.bytes(of: "Fonts/fonts.json"))
    let manifest = try FontManifest(reading: bytes, file: "Fonts/fonts.json")
    #expect(manifest.folder == "Fonts")
    #expect(manifest.system == "Inter")
    #expect(manifest.fallback.first == "Inter")
    #expect(
      manifest.purposes["Noto Serif CJK JP"]
        == FallbackPurpose(
          scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo", "Zyyy"], languages: ["ja"], hasSerifs: true))
    let mono = try #require(manifest.faces.first { $0.postScriptName == "GalleyTestMono-Regular" })
    #expect(mono.family == "Galley Test Mono" && mono.package == "" && mono.file == "GalleyTestMono.ttf")
    #expect(mono.sha256.utf8.count == 64)
    let bold = try #require(manifest.faces.first { $0.postScriptName == "Inter-BoldItalic" })
    #expect(bold.weight == 700 && bold.italic && bold.package == "fonts-inter" && bold.licence == "OFL-1.1")
  }

  @Test func omittedKeysHaveDefaults() throws {
    let manifest = try FontManifest(
      reading: Array("{galley: 1, system: A, faces: [{\(Self.face)}]}".utf8), file: "fonts.json")
    #expect(
      manifest
        == FontManifest(
          folder: "",
          faces: [
            .init(
              family: "A", postScriptName: "A-B", file: "a.ttf", sha256: String(repeating: "0f", count: 32))
          ], system: "A"))
  }

  @Test func differencesFromTheFontFileAreReported() throws {
    let text =
      "{galley: 1, system: A, systemFont: tracked, faces: [{\(Self.face), weight: 700, isReweighted: true, "
      + "trak: [[10, 12.5], [17, -26]]}, {\(Self.face), trak: []}]}"
    let manifest = try FontManifest(reading: Array(text.utf8), file: "fonts.json")
    #expect(manifest.systemFont == .tracked)
    #expect(manifest.faces.map(\.isReweighted) == [true, false] && manifest.faces[0].weight == 700)
    #expect(
      manifest.faces.map(\.tracking) == [[.init(size: 10, thousandths: 12.5), .init(size: 17, thousandths: -26)], []])
  }

  static let mistakes: [(String, String)] = [
    (
      "{}",
      """
      1:1: a font manifest begins with "galley: 1"
      1:1: the key "faces" is missing in a font manifest
      1:1: the key "system" is missing in a font manifest
      """
    ),
    ("{galley: 1, system: B, faces: [{\(face)}]}", "1:21: system: no face has the family \"B\""),
    (
      "{galley: 1, system: A, fallback: [A, A-C, A-B, {}], faces: [{\(face), wieght: 1}]}",
      """
      1:38: fallback[1]: no face has the family or PostScript name "A-C"; did you mean "A-B"?
      1:48: fallback[3]: the key "name" is missing in a fallback font
      1:181: faces[0]: unknown key "wieght" in a face; did you mean "weight"?
      """
    ),
    (
      "{galley: 1, system: A, fallback: [{name: A, scripts: [arab], langauges: []}], faces: [{\(face)}]}",
      """
      1:55: fallback[0].scripts[0]: "arab" is not an ISO 15924 code of a script, such as Arab
      1:62: fallback[0]: unknown key "langauges" in a fallback font; did you mean "languages"?
      """
    ),
    (
      "{galley: 1, system: A, faces: [{family: A, sha256: abc, weight: blod}]}",
      """
      1:32: faces[0]: the key "postScriptName" is missing in a face
      1:32: faces[0]: the key "file" is missing in a face
      1:52: faces[0].sha256: "abc" is not a SHA-256, which has 64 hexadecimal digits
      1:65: faces[0].weight: "blod" is not a valid value; did you mean "bold"?
      """
    ),
    (
      "{galley: 1, system: A, faces: A, searchFolders: [1]}",
      """
      1:31: faces: expected a list of faces, found the string "A"
      1:50: searchFolders[0]: expected a string, found 1; put it in quotes: "1"
      """
    ),
    (
      "{galley: 1, system: A, systemFont: on, faces: [{\(face), trak: [[17, 1], [10, 2]]}, {\(face), trak: [[17]]}]}",
      """
      1:36: systemFont: "on" is not a valid value; valid: tracked, untracked
      1:174: faces[0].trak: expected increasing sizes in points, each with its tracking in thousandths, as in [[10, 12], [17, -26]]
      1:321: faces[1].trak: expected increasing sizes in points, each with its tracking in thousandths, as in [[10, 12], [17, -26]]
      """
    ),
  ]

  @Test(arguments: mistakes) func mistake(text: String, expected: String) {
    do throws(SceneError) {
      _ = try FontManifest(reading: Array(text.utf8), file: "f.json")
      Issue.record("the manifest has a mistake")
    } catch {
      #expect(error.description.replacing("f.json:", with: "").replacing(" error:", with: "") == expected)
    }
  }
}
