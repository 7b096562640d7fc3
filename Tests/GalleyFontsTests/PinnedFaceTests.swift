import GalleyFonts
import TestSupport
import Testing

struct PinnedFaceTests {
  private let mono = "GalleyTestMono.ttf"

  private func collection(
    _ file: String, folder: String = Repository.path("Fonts"), sha256: String = "", search: [String] = []
  ) throws -> FontCollection {
    let entry = FontManifest.Entry(
      family: "Pinned", postScriptName: "Pinned-Regular", package: "fonts-pinned", file: file, sha256: sha256,
      isRenamed: true)
    return try FontCollection(
      manifest: FontManifest(folder: folder, searchFolders: search, faces: [entry], system: "Pinned"))
  }

  private func message(_ fonts: FontCollection) -> String? {
    #expect(throws: FontError.self) { try fonts.font(FontDescriptor(), size: 10) }?.message
  }

  @Test func theDigestIsTheWholeFiles() throws {
    let digest = try TestManifest.collection().font(FontDescriptor(), size: 10).face.digest
    let fonts = try collection(mono, sha256: digest.uppercased())
    try expectEqual(fonts.font(FontDescriptor(), size: 10).face.digest, digest)
    #expect(digest.utf8.count == 64)
  }

  @Test func digestsAreSHA256() {
    expectEqual(
      sha256(of: Array("OTTO".utf8)), "7ff30fcf2251a8e9cf8e5175d75e90b3c02656f9a344b10948a4d96bb568d74e")
  }

  /// Opening it verifies nothing; what states its digest does.
  @Test func anotherFileThanPinnedIsRefusedWhereItIsVerified() throws {
    let pinned = String(repeating: "0", count: 64)
    let fonts = try collection(mono, sha256: pinned)
    let path = Repository.path("Fonts/\(mono)")
    let digest = try TestManifest.collection().font(FontDescriptor(), size: 10).face.digest
    let typesetter = Typesetter(fonts: fonts)
    let face = try fonts.font(FontDescriptor(), size: 10).face
    let (_, failures) = typesetter.reportingFailures { typesetter.verify(face) }
    let expected =
      "\(path): not the pinned file: its SHA-256 is \(digest), the manifest has \(pinned)"
      + "; install it: apt-get install fonts-pinned"
    expectEqual(failures.map(\.message), [expected])
    expectEqual(fonts.faceDescriptions.map { $0.error?.message }, [expected])
    #expect(fonts.faceDescriptions.map(\.state) == [.different])
  }

  @Test func anAbsentFileNamesItsPackage() throws {
    let folder = try TemporaryFolder()
    let fonts = try collection("opentype/none.otf", folder: folder.path)
    #expect(
      message(fonts)
        == "opentype/none.otf: not found in \(folder.path); install it: apt-get install fonts-pinned")
    #expect(fonts.faceDescriptions.map(\.state) == [.absent])
  }

  @Test func aDamagedFileNamesItsPackage() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text.ttf", Array("text".utf8))
    let fonts = try collection("text.ttf", folder: folder.path)
    #expect(
      message(fonts)
        == "\(path): not a font file: it is not in OpenType format (.ttf, .otf, .ttc)"
        + "; install it: apt-get install fonts-pinned")
    #expect(fonts.faceDescriptions.map(\.state) == [.damaged])
  }

  @Test func aFileIsFoundByNameBelowTheSearchFolders() throws {
    let empty = try TemporaryFolder()
    let fonts = try collection("elsewhere/\(mono)", folder: empty.path, search: [Repository.root + "/Fonts"])
    try expectEqual(fonts.font(FontDescriptor(), size: 10).face.path, Repository.path("Fonts/\(mono)"))
  }

  @Test func amongFilesOfOneNameThePinnedOneIsTaken() throws {
    let folder = try TemporaryFolder()
    var other = try FontBytes.testFace(mono)
    other.replace("hhea", at: 8, with: [0, 1])
    try folder.write(mono, other.bytes)
    let digest = try TestManifest.collection().font(FontDescriptor(), size: 10).face.digest
    let fonts = try collection(mono, folder: folder.path, sha256: digest, search: [Repository.path("Fonts")])
    try expectEqual(fonts.font(FontDescriptor(), size: 10).face.path, Repository.path("Fonts/\(mono)"))
  }

  @Test func facesAreDescribed() throws {
    let fonts = try TestManifest.collection()
    let descriptions = fonts.faceDescriptions
    #expect(descriptions.map(\.postScriptName) == TestManifest.entries.map(\.postScriptName))
    #expect(descriptions[0].path == Repository.path("Fonts/\(mono)"))
    #expect(descriptions.allSatisfy { $0.state == .ok && $0.error == nil && $0.digest.utf8.count == 64 })
    #expect(descriptions[5].package == "fonts-inter")
  }
}
