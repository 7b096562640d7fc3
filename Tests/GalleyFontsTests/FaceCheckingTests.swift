import GalleyFonts
import TestSupport
import Testing

/// What a manifest says of a pinned face is compared with the file.
struct FaceCheckingTests {
  private func entry(_ file: String, _ change: (inout FontManifest.Entry) -> Void = { _ in }) throws
    -> FontManifest.Entry
  {
    let face = try #require(try FontFace.faces(ofFile: Repository.path("Fonts/\(file)")).first)
    var entry = FontManifest.Entry(describing: face, file: file)
    change(&entry)
    return entry
  }

  private func message(_ entry: FontManifest.Entry) throws -> String? {
    let manifest = FontManifest(
      folder: Repository.path("Fonts"), searchFolders: [], faces: [entry], system: entry.family)
    do throws(FontError) {
      _ = try FontCollection(manifest: manifest).font(FontDescriptor(), size: 10)
      return nil
    } catch {
      return error.message.replacing(Repository.path("Fonts/"), with: "")
    }
  }

  @Test(arguments: [
    "GalleyTestVaried-Bold.ttf", "GalleyTestVariable.ttf", "GalleyTestStrikes.ttf", "GalleyTestRound.ttc",
  ])
  func propertiesReadFromAFileAreCorrect(file: String) throws {
    #expect(try message(try entry(file)) == nil)
  }

  @Test func anEntrySaysWhatTheFileSays() throws {
    let bold = try entry("GalleyTestVaried-Bold.ttf")
    #expect(bold.family == "Galley Test Varied" && bold.postScriptName == "GalleyTestVaried-Bold")
    #expect(bold.weight == 700 && !bold.italic && bold.width == 100 && bold.sha256.utf8.count == 64)
    #expect(try entry("GalleyTestVaried-Italic.ttf").italic)
    #expect(try entry("GalleyTestStrikes.ttf").isColor)
    try expectEqual(entry("GalleyTestOptical.ttf").axes.map(\.tag), ["opsz", "wght"])
    let round = try FontFace.faces(ofFile: Repository.path("Fonts/GalleyTestRound.ttc"))
    #expect(round.map(\.postScriptName) == ["GalleyTestRound-Quadratic", "GalleyTestRound-Cubic"])
    #expect(round.map(\.index) == [0, 1])
  }

  @Test func eachMistakeHasItsCorrection() throws {
    let wrong = try entry("GalleyTestVaried-Bold.ttf") { entry in
      entry.family = "Varied"
      entry.weight = 400
      entry.italic = true
      entry.width = 75
      entry.axes = [VariationAxis(tag: "wght", minimum: 100, standard: 400, maximum: 900)]
    }
    try expectEqual(
      message(wrong),
      "GalleyTestVaried-Bold.ttf: correct the manifest's entry for this file: family is \"Galley Test Varied\", not \"Varied\", "
        + "weight is 700, not 400, width is 100, not 75, italic is false, not true, "
        + "axes is none, not { wght: [100, 400, 900] }")
    let name = try entry("GalleyTestVariable.ttf") { $0.postScriptName = "Variable" }
    let postScriptName = "postScriptName is \"GalleyTestVariable-Regular\", not \"Variable\""
    try expectEqual(message(name)?.hasSuffix(postScriptName), true)
  }

  @Test func aFaceMayBeRenamedOnPurpose() throws {
    let renamed = try entry("GalleyTestMono.ttf") { entry in
      entry.family = "Mine"
      entry.isRenamed = true
    }
    #expect(try message(renamed) == nil)
    let heavy = try entry("GalleyTestMono.ttf") { entry in
      entry.isRenamed = true
      entry.weight = 900
    }
    try expectEqual(message(heavy)?.hasSuffix("weight is 400, not 900"), true)
    let reweighted = try entry("GalleyTestMono.ttf") { entry in
      entry.isReweighted = true
      entry.weight = 900
    }
    try expectEqual(message(reweighted), nil)
  }

  @Test(
    arguments: [
      (nil, [7.0, 0.5]), ([], [6, 0]),
      ([.init(size: 5, thousandths: 0), .init(size: 15, thousandths: -60)], [5.7, -0.15]),
    ] as [([FontManifest.Tracking]?, [Double])])
  func aManifestMayStateTheSpacing(tracking: [FontManifest.Tracking]?, expected: [Double]) throws {
    let tracked = try entry("GalleyTestTracked.ttf") { $0.tracking = tracking }
    let fonts = try FontCollection(
      manifest: FontManifest(folder: Repository.path("Fonts"), faces: [tracked], system: tracked.family))
    let glyphs = Typesetter(fonts: fonts).shaped("A", try fonts.font(FontDescriptor(), size: 10))
    for (found, expected) in zip([glyphs[0].advance, glyphs[0].xOffset], expected) {
      #expect(abs(Double(found) / 65_536 - expected) < 1e-4)
    }
  }

  @Test func theStateOfAFaceIsListed() throws {
    let wrong = try entry("GalleyTestMono.ttf") { $0.weight = 900 }
    let fonts = try FontCollection(
      manifest: FontManifest(folder: Repository.path("Fonts"), faces: [wrong], system: wrong.family))
    #expect(fonts.faceDescriptions.map(\.state) == [.mislabelled])
  }

  @Test func anExtendingManifestComesFirst() throws {
    let mono = try entry("GalleyTestMono.ttf")
    let bold = try entry("GalleyTestVaried-Bold.ttf")
    let base = FontManifest(
      folder: Repository.path("Fonts"), searchFolders: ["/base"], faces: [mono], system: mono.family,
      systemDisplay: mono.family, fallback: [mono.family])
    let own = FontManifest(folder: "own", searchFolders: [], faces: [bold], system: "", fallback: [bold.family])
    let both = own.extending(base)
    #expect(both.faces == [bold, mono] && both.fallback == [bold.family, mono.family])
    #expect(both.system == mono.family && both.systemDisplay == mono.family && both.folder == "own")
    #expect(both.searchFolders == [Repository.path("Fonts"), "/base"])
    var named = own
    named.system = bold.family
    #expect(named.extending(base).system == bold.family && named.extending(base).systemDisplay == nil)
    // The files of the base are found in its folder.
    try expectEqual(
      FontCollection(manifest: both).font(FontDescriptor(family: bold.family), size: 10).traits.weight, 700)
  }
}
