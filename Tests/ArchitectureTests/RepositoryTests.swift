import TestSupport
import Testing

/// What lies in the repository, and what must not.
@Suite struct RepositoryTests {
  static let topLevel: Set<String> = [
    "Package.swift", "Sources", "Tests", "Fonts", "Goldens", "Examples", "README.md", "ARCHITECTURE.md",
    "CONTRIBUTING.md", "CHANGELOG.md", "Dockerfile", "Scripts", "Rewriting", "docs", ".ci", ".github", ".gitignore",
    ".dockerignore",
    ".swift-format",
  ]
  /// Folders whose files are all committed.
  static let committed: [String] = [
    "Sources", "Tests", "Fonts", "Goldens", "Examples", "Scripts", "Rewriting", "docs", ".ci", ".github",
  ]
  .flatMap { folder in Repository.files(under: folder) }
  .filter { path in
    !path.contains("/.build/") && !path.contains("/__pycache__/") && !fetched.contains { path.hasPrefix($0) }
  }
  /// Folders of fonts that Scripts/bootstrap fetched, which git ignores: those that `.gitignore` names in `Fonts`.
  static let fetched = Repository.text(of: ".gitignore").split(separator: "\n")
    .filter { $0.hasPrefix("/Fonts/") && $0.hasSuffix("/") }.map { String($0.dropFirst()) }

  @Test func theTopLevelIsFixed() {
    let ignored = Repository.text(of: ".gitignore").split(separator: "\n")
      .map { $0.split(separator: "/").joined(separator: "/") }
    let unknown = Repository.names(in: "").filter { name in
      let isIgnored = ignored.contains { pattern in
        pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
      }
      return name != ".git" && !isIgnored && !Self.topLevel.contains(name)
    }
    #expect(unknown == [])
  }

  @Test func noFileNamesAFolderOfSomeMachine() {
    let folders = ["home", "root", "work", "farm", "Users"].map { Array("/\($0)/".utf8) }
    let top = Self.topLevel.filter { $0.contains(".") && $0 != ".ci" }
    let found = (Self.committed + top).filter { path in
      guard ![".png", ".ttf"].contains(where: { path.hasSuffix($0) }) else { return false }
      let bytes = Repository.bytes(of: path) ?? []
      return folders.contains { Self.isPath($0, startingIn: bytes) }
    }
    #expect(Self.committed.count > 50)
    #expect(found == [])
  }

  @Test func noFontOfOthersIsCommitted() {
    let fonts = Self.committed.filter { path in
      [".ttf", ".otf", ".ttc", ".woff", ".woff2", ".pfb"].contains { path.hasSuffix($0) }
    }
    #expect(
      fonts == [
        "Fonts/GalleyTestLayers.ttf", "Fonts/GalleyTestMono.ttf", "Fonts/GalleyTestOptical.ttf",
        "Fonts/GalleyTestPaints.ttf",
        "Fonts/GalleyTestRound.ttc", "Fonts/GalleyTestSegment.ttf", "Fonts/GalleyTestStrikes.ttf",
        "Fonts/GalleyTestTracked.ttf", "Fonts/GalleyTestVariable.ttf",
        "Fonts/GalleyTestVaried-Bold.ttf",
        "Fonts/GalleyTestVaried-Italic.ttf", "Fonts/GalleyTestVaried-Regular.ttf",
      ])
  }

  /// swift-format checks it in Scripts/test; this keeps the rule from being switched off there.
  @Test(arguments: ["AllPublicDeclarationsHaveDocumentation", "NeverForceUnwrap", "NeverUseForceTry"])
  func theFormatterChecks(rule: String) {
    #expect(Repository.text(of: ".swift-format").contains("\"\(rule)\": true"))
  }

  @Test func pathsOfAMachineAreFoundWhereTheyStart() {
    let folder = Array("/place/".utf8)
    #expect(Self.isPath(folder, startingIn: Array("see /place/me".utf8)))
    #expect(Self.isPath(folder, startingIn: Array("/place/me".utf8)))
    #expect(!Self.isPath(folder, startingIn: Array("example.org/place/index".utf8)))
  }

  /// Whether the folder's name begins a path in the bytes, and is not a part of a longer one or of an address.
  static func isPath(_ folder: [UInt8], startingIn bytes: [UInt8]) -> Bool {
    guard bytes.count >= folder.count else { return false }
    return bytes.indices.dropLast(folder.count - 1).contains { start in
      guard bytes[start] == folder[0], start == 0 || !bytes[start - 1].isPathByte else { return false }
      return bytes[start..<(start + folder.count)].elementsEqual(folder)
    }
  }
}

extension UInt8 {
  fileprivate var isPathByte: Bool { isWordByte || [UInt8(ascii: "."), UInt8(ascii: "-")].contains(self) }
}
