import TestSupport
import Testing

/// Every golden is a scene with its picture and its layout beside it, small, and named so that a list of them reads well.
@Suite struct GoldenFolderTests {
  /// 24 kB, as `GoldenCase.largestImage` has it.
  static let largestPicture = 24 << 10

  /// The files of each case, by the path without its endings: `Goldens/label/insets` to `[".layout.json", ".png", …]`.
  static let cases: [String: Set<String>] = Repository.files(under: "Goldens").filter { !isMaterial($0) }
    .reduce(into: [:]) { cases, path in
      let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
      let ending = name.drop { $0 != "." }
      cases[String(path.dropLast(ending.count)), default: []].insert(String(ending))
    }

  /// Whether a file is a picture that a scene of the same folder shows.
  private static func isMaterial(_ path: String) -> Bool {
    guard path.hasSuffix(".png"), Repository.bytes(of: path.dropLast(4) + ".yaml") == nil else { return false }
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    let name = path.dropFirst(folder.count + 1)
    return Repository.names(in: String(folder)).contains {
      $0.hasSuffix(".yaml") && Repository.text(of: "\(folder)/\($0)").contains(name)
    }
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
