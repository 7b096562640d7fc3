import TestSupport
import Testing

/// Every golden is a scene with its picture and its layout beside it, small, and named so that a list of them reads well.
@Suite struct GoldenFolderTests {
  static let largestPicture = 24_000

  /// The files of each case, by the path without its endings: `Goldens/label/insets` to `[".layout.json", ".png", …]`.
  static let cases: [String: Set<String>] = Repository.files(under: "Goldens")
    .reduce(into: [:]) { cases, path in
      let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
      let ending = name.drop { $0 != "." }
      cases[String(path.dropLast(ending.count)), default: []].insert(String(ending))
    }

  @Test func everyCaseIsASceneWithItsPictureAndItsLayout() {
    let incomplete = Self.cases.filter { $0.value != [".yaml", ".png", ".layout.json"] }
      .map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }
    #expect(incomplete.sorted() == [])
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
    let large = Self.cases.keys.filter { path in
      let count = Repository.bytes(of: path + ".png")?.count ?? 0
      return count > Self.largestPicture && !Repository.text(of: path + ".yaml").contains("\nlarge: true\n")
    }
    #expect(large.sorted() == [])
  }
}
