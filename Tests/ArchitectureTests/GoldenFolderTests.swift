import TestSupport
import Testing

/// Every golden is a scene with its picture and its layout beside it, small, and named so that a list of them reads well.
@Suite struct GoldenFolderTests {
  /// 24 kB: smaller than `GoldenCase.largestImage` allows others.
  static let largestPicture = 24 << 10

  /// The files of each case, by the path without its endings: `Goldens/label/insets` to `[".layout.json", ".png", …]`.
  static let cases: [String: Set<String>] = Repository.files(under: "Goldens")
    .filter { $0 != "Goldens/galley.lock" && !isMaterial($0) }
    .reduce(into: [:]) { cases, path in
      let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
      let ending = name.drop { $0 != "." }
      cases[String(path.dropLast(ending.count)), default: []].insert(String(ending))
    }

  /// Whether a file is a picture that a scene of the same folder shows, itself or by the name without its scale.
  private static func isMaterial(_ path: String) -> Bool {
    guard path.hasSuffix(".png"), Repository.bytes(of: path.dropLast(4) + ".yaml") == nil else { return false }
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    let name = path.dropFirst(folder.count + 1)
    let plain = name.replacing("@2x.png", with: ".png").replacing("@3x.png", with: ".png")
    return Repository.names(in: String(folder)).contains {
      let text = $0.hasSuffix(".yaml") ? Repository.text(of: "\(folder)/\($0)") : ""
      return text.contains(name) || text.contains(plain)
    }
  }

  /// The endings of a case's pictures: one, or one for each frame that the scene names unless it is their sheet.
  private static func pictureEndings(of stem: String) -> Set<String> {
    let scene = Repository.text(of: stem + ".yaml")
    if scene.contains("\nfilmstrip: true\n") { return [".png"] }
    let frames = scene.matches(of: /\bframe: *([a-z0-9][a-z0-9-]*)/).map(\.1)
    return frames.isEmpty ? [".png"] : Set(frames.map { ".\($0).png" })
  }

  @Test func everyCaseIsASceneWithItsPicturesAndItsLayout() {
    let incomplete = Self.cases.filter { stem, endings in
      endings != Self.pictureEndings(of: stem).union([".yaml", ".layout.json"])
    }
    #expect(incomplete.map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }.sorted() == [])
  }

  @Test func namesAreInKebabCase() {
    let misnamed = Self.cases.keys.filter { path in
      path.split(separator: "/").dropFirst().contains { part in
        part.split(separator: "-", omittingEmptySubsequences: false).contains { word in
          word.isEmpty || !word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
        }
      }
    }
    #expect(misnamed.sorted() == [])
  }

  @Test func picturesAreSmallUnlessTheSceneSaysOtherwise() {
    let large = Self.cases.filter { stem, endings in
      let sizes = endings.filter { $0.hasSuffix(".png") }.map { Repository.bytes(of: stem + $0)?.count ?? 0 }
      return sizes.contains { $0 > Self.largestPicture }
        && !Repository.text(of: stem + ".yaml").contains("\nlarge: true\n")
    }
    #expect(large.keys.sorted() == [])
  }
}
