import GalleyFiles
import Glibc
import TestSupport
import Testing

@testable import GalleyFonts

/// Indexes that processes keep for each other: they change no result, and are believed only while the files are the same.
struct KeptIndexTests {
  private let folder: TemporaryFolder
  private let indexes: FontIndexFolder
  private let manifest: FontManifest
  private let right: String

  init() throws {
    folder = try TemporaryFolder(["Fonts/fonts.json": "{}"])
    indexes = FontIndexFolder(folder.path("cache/galley"), version: "1", rest: 0)
    let bytes = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    try folder.write("Fonts/mono.ttf", bytes)
    right = sha256(of: bytes)
    manifest = FontManifest(
      folder: folder.path("Fonts"), searchFolders: [],
      faces: [.init(family: "Mono", postScriptName: "Mono", file: "mono.ttf", sha256: right, isRenamed: true)],
      system: "Mono")
  }

  private func keeper(version: String = "1", rest: Int64 = 0) throws -> IndexKeeper {
    let indexes = FontIndexFolder(indexes.path, version: version, rest: rest)
    return try #require(IndexKeeper(indexes, folder: folder.path("Fonts")))
  }

  /// Fonts by a kept index; nil if there is none that is believed.
  private func kept(version: String = "1", rest: Int64 = 0) throws -> FontCollection? {
    try keeper(version: version, rest: rest).fonts(extending: { nil })
  }

  /// Reads the manifest and opens its face, as a first process does.
  @discardableResult private func first(rest: Int64 = 0) throws -> FontCollection {
    let fonts = try keeper(rest: rest).fonts(of: manifest, readFrom: [folder.path("Fonts")])
    _ = try fonts.font(FontDescriptor(), size: 10)
    return fonts
  }

  /// Longer than a test takes.
  private let hour: Int64 = 3_600_000_000_000

  private var index: String { indexes.path + "/" + indexName }
  private var indexName: String { indexes.file(of: folder.path("Fonts/fonts.json")) }

  @Test func theSecondProcessComputesNoDigest() throws {
    expectEqual(try first().fileWork.digests, 1)
    let fonts = try #require(try kept())
    expectEqual(fonts.manifest, manifest)
    expectEqual(try fonts.font(FontDescriptor(), size: 10).face.digest, right)
    #expect(fonts.fileWork == (opened: 1, digests: 0))
    // Files of the scene's own are remembered, too.
    let own = try fonts.with(manifest: fonts.manifest, files: [FontFile(path: folder.path("Fonts/mono.ttf"))])
    #expect(own.fileWork == (opened: 2, digests: 0))
  }

  @Test(arguments: [true, false])
  func aChangedFontIsRefused(keepsSize: Bool) throws {
    try first()
    var bytes = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    if keepsSize { bytes[bytes.count - 1] ^= 1 } else { bytes.append(0) }
    // In place, and with the time of writing that it had: the time of the last change tells, which counts in steps.
    usleep(50_000)
    var before = stat()
    stat(folder.path("Fonts/mono.ttf"), &before)
    try folder.write("Fonts/mono.ttf", bytes)
    var times = [before.st_atim, before.st_mtim]
    utimensat(AT_FDCWD, folder.path("Fonts/mono.ttf"), &times, 0)
    let fonts = try #require(try kept())
    let error = #expect(throws: FontError.self) { try fonts.font(FontDescriptor(), size: 10) }
    #expect(error?.message.contains("not the pinned file") == true)
  }

  @Test func aChangedManifestIsReadAnew() throws {
    try first()
    try folder.write("Fonts/fonts.json", Array("{ }".utf8))
    #expect(try kept() == nil)
    try first()
    #expect(try kept() != nil)
  }

  @Test func ofAManifestThatIsJustWrittenNothingIsKept() throws {
    try first(rest: hour)
    #expect(try kept(rest: hour) == nil)
  }

  @Test func aFontThatIsJustWrittenIsNotRemembered() throws {
    _ = try keeper().fonts(of: manifest, readFrom: [folder.path("Fonts")])
    for _ in 0..<2 {
      let fonts = try #require(try kept(rest: hour))
      _ = try fonts.font(FontDescriptor(), size: 10)
      #expect(fonts.fileWork == (opened: 1, digests: 1))
    }
  }

  @Test func anotherVersionIsNotRead() throws {
    try first()
    #expect(try kept(version: "2") == nil)
  }

  @Test func damageIsSeenAtEveryByte() throws {
    try first()
    let sound = try #require(readAll(index))
    for place in sound.indices {
      var bytes = sound
      bytes[place] ^= 0x10
      #expect(KeptIndex(reading: bytes, folder: "f", version: "1") == nil, "byte \(place)")
      #expect(KeptIndex(reading: Array(sound[..<place]), folder: "f", version: "1") == nil, "\(place) bytes")
    }
    // It is written anew.
    indexes.write(indexName, Array(sound.dropLast(9)))
    #expect(try kept() == nil)
    try first()
    expectEqual(try #require(readAll(index)), sound)
  }

  /// Another user of the machine may know all of an index but what only this one may do.
  @Test(arguments: ["link", "open to others", "a folder that is a link"])
  func whatAnotherUserMayHaveLaidThereIsNoIndex(kind: String) throws {
    try first()
    let sound = try #require(readAll(index))
    switch kind {
    case "link":
      try folder.write("victim", sound)
      unlink(index)
      symlink(folder.path("victim"), index)
    case "open to others": chmod(indexes.path, 0o777)
    default:
      rename(indexes.path, folder.path("victim"))
      symlink(folder.path("victim"), indexes.path)
    }
    #expect(try kept() == nil)
    // Written anew in the link's place, or not at all.
    try first()
    #expect(try (kept() != nil) == (kind == "link"))
    if kind == "link" { expectEqual(try #require(readAll(folder.path("victim"))), sound) }
  }

  @Test func theFolderIsForThisUserAlone() throws {
    try first()
    var facts = stat()
    try #require(stat(indexes.path, &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o700)
    #expect(folder.names == ["Fonts", "cache"])
    try expectEqual(names(in: indexes.path), [indexName])
  }

  @Test func whoeverCannotWriteGoesOn() throws {
    try folder.write("cache", [])
    try first()
    #expect(try kept() == nil)
    expectEqual(folder.names, ["Fonts", "cache"])
  }

  /// A false digest by the very seal of a file, as a change would leave it that no time tells.
  @Test func aHiddenChangeIsFoundByVerifying() throws {
    let file = folder.path("Fonts/mono.ttf")
    let seal = try #require(FileSeal(of: file))
    var wrong = manifest
    wrong.faces[0].sha256 = String(repeating: "0", count: 64)
    let source = KeptIndex.Source(
      path: folder.path("Fonts/fonts.json"), seal: try #require(FileSeal(of: folder.path("Fonts/fonts.json"))))
    let bytes = KeptIndex.bytes(wrong, sources: [source], digests: [seal: wrong.faces[0].sha256], version: "1")
    indexes.write(indexName, bytes)
    _ = try #require(try kept()).font(FontDescriptor(), size: 10)
    let fonts = try keeper().fonts(of: wrong, readFrom: [folder.path("Fonts")])
    #expect(throws: FontError.self) { try fonts.font(FontDescriptor(), size: 10) }
    // The next process knows better, too.
    #expect(throws: FontError.self) { try #require(try kept()).font(FontDescriptor(), size: 10) }
  }

  @Test func theStandardSetIsPartOfIt() throws {
    let base = try TemporaryFolder(["fonts.json": "{}"])
    let keeper = try keeper()
    _ = try keeper.fonts(of: manifest, readFrom: [folder.path("Fonts"), base.path])
    #expect(keeper.fonts(extending: { base.path }) != nil)
    #expect(keeper.fonts(extending: { nil }) == nil)
    #expect(keeper.fonts(extending: { folder.path("Fonts") }) == nil)
    try base.write("fonts.json", Array("{ }".utf8))
    #expect(keeper.fonts(extending: { base.path }) == nil)
  }

  private func readAll(_ path: String) -> [UInt8]? {
    guard let stream = fopen(path, "rb") else { return nil }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, stream)])
  }
}
