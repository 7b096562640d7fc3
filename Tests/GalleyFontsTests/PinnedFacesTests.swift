import TestSupport
import Testing

@testable import GalleyFonts

/// Faces of a manifest are found by their names, and their files are verified at most once.
struct PinnedFacesTests {
  @Test func facesAreFoundByFamilyAndName() {
    let names = [
      ("Zeta", "Zeta-Regular"), ("Café", "Cafe-Bold"), ("Zeta", "Zeta-Bold"), ("", ""), ("Eta", "Zeta-Bold"),
    ]
    let faces = names.map { FontManifest.Entry(family: $0, postScriptName: $1, file: "") }
    let pinned = PinnedFaces(FontManifest(folder: "f", faces: faces, system: "Zeta"))
    expectEqual(pinned.faces(ofFamily: "Zeta"), [0, 2])
    expectEqual(pinned.faces(ofFamily: "Zet"), [])
    // The first of two faces of a name.
    expectEqual(pinned.face(named: "Zeta-Bold"), 2)
    expectEqual(pinned.face(named: "Zeta"), nil)
    // The accent composed and not: one name.
    expectEqual(pinned.faces(ofFamily: "Caf\u{E9}"), [1])
    expectEqual(pinned.faces(ofFamily: "Cafe\u{301}"), [1])
  }

  /// Collections of scenes with fonts of their own read files again, and compute no digest twice.
  @Test func aDigestIsComputedWhenItIsAskedForAndOnce() throws {
    let fonts = try TestManifest.collection()
    let face = try fonts.font(FontDescriptor(), size: 10).face
    #expect(fonts.fileWork.digests == 0)
    let digest = face.digest
    expectEqual(face.digest, digest)
    #expect(fonts.fileWork.digests == 1)
    let opened = fonts.fileWork.opened
    let own = try fonts.with(manifest: fonts.manifest, files: [FontFile(path: face.path, index: face.index)])
    try expectEqual(#require(own.faceDescriptions.first).digest, digest)
    #expect(own.fileWork.opened > opened)
    let same = try own.font(FontDescriptor(), size: 10).face
    #expect(same == face && same.hashValue == face.hashValue)
    #expect(same !== face)
  }

  /// Faces of files with the same bytes are equal, wherever they are.
  @Test func facesAreEqualByTheBytesOfTheirFiles() throws {
    let folder = try TemporaryFolder()
    let bytes = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    var other = bytes
    other[other.count - 1] ^= 1
    let paths = try [("a", bytes), ("b", bytes), ("c", other)].map { try folder.write("\($0).ttf", $1) }
    let faces = try paths.map { try #require(FontFace.faces(ofFile: $0).first) }
    #expect(faces[0] == faces[1] && faces[0].hashValue == faces[1].hashValue)
    #expect(faces[0] != faces[2])
  }

  /// The file at the place that the manifest names is used unread by any digest; of several files the pinned one is.
  @Test func ofSeveralFilesThePinnedOneIsUsed() throws {
    let folder = try TemporaryFolder(["first/x": "", "second/x": ""])
    let bytes = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    var other = bytes
    other[other.count - 1] ^= 1
    let first = try folder.write("first/mono.ttf", other)
    func path() throws -> (path: String, digests: Int) {
      let entry = FontManifest.Entry(
        family: "m", postScriptName: "m", file: "mono.ttf", sha256: sha256(of: bytes), isRenamed: true)
      let fonts = try FontCollection(
        manifest: FontManifest(
          folder: folder.path("first"), searchFolders: [folder.path("second")], faces: [entry], system: "m"))
      return (try fonts.font(FontDescriptor(), size: 10).face.path, fonts.fileWork.digests)
    }
    #expect(try path() == (first, 0))
    let second = try folder.write("second/mono.ttf", bytes)
    #expect(try path() == (second, 2))
  }

  /// The first error in a file that is there; absent files are left out.
  @Test func installedFilesAreVerified() throws {
    let folder = try TemporaryFolder()
    let bytes = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    let (right, wrong) = (sha256(of: bytes), String(repeating: "0", count: 64))
    let path = try folder.write("mono.ttf", bytes)
    func fonts(_ digest: String, pattern: String = "") throws -> FontCollection {
      let files = [("absent.ttf", wrong), ("mono.ttf", digest)]
      let faces = files.map {
        FontManifest.Entry(family: $0, postScriptName: $0, file: $0, sha256: $1, isRenamed: true)
      }
      return try FontCollection(
        manifest: FontManifest(
          folder: folder.path, searchFolders: [], faces: faces, system: "mono.ttf",
          hyphenation: [.init(language: "de", file: "mono.ttf", sha256: pattern)]))
    }
    try fonts(right).verifyInstalledFiles()
    let error = FontError.different(file: path, package: "", expected: wrong, found: right)
    #expect(throws: error) { try fonts(wrong).verifyInstalledFiles() }
    #expect(throws: error) { try fonts(right, pattern: wrong).verifyInstalledFiles() }
  }
}
