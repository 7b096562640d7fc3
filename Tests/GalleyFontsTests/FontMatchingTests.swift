import GalleyFonts
import TestSupport
import Testing

/// A family of made-up faces: only their descriptions are looked at, so all may share one file.
private func family(_ faces: [(name: String, weight: Int, width: Double, italic: Bool)]) throws -> FontCollection {
  let entries = faces.map {
    FontManifest.Entry(
      family: "Family", postScriptName: $0.name, weight: $0.weight, width: $0.width, italic: $0.italic,
      file: "GalleyTestMono.ttf")
  }
  return try FontCollection(
    manifest: FontManifest(folder: Repository.path("Fonts"), faces: entries, system: "Family"))
}

struct FontMatchingTests {
  /// CSS Fonts 4 §5.2, step "font-weight".
  @Test(arguments: [
    ([300, 500, 700], 400, "500"), ([300, 700], 400, "300"), ([700, 900], 400, "700"),
    ([300, 400, 700], 500, "400"), ([450, 500, 510], 460, "500"), ([390, 510], 450, "390"),
    ([100, 300, 400], 200, "100"), ([300, 400], 200, "300"), ([100, 700], 350, "100"),
    ([500, 700, 900], 600, "700"), ([400, 500], 600, "500"), ([700, 900], 800, "900"), ([100, 900], 900, "900"),
  ])
  func theNearestWeight(weights: [Int], wanted: Int, found: String) throws {
    let fonts = try family(weights.map { (String($0), $0, 100, false) })
    try expectEqual(fonts.font(FontDescriptor(weight: wanted), size: 10).fontName, found)
  }

  @Test(arguments: [
    ([75.0, 125], 100.0, "75.0"), ([50, 75, 125], 90, "75.0"), ([87.5, 112.5], 75, "87.5"),
    ([75, 112.5, 150], 125, "150.0"), ([75, 100], 125, "100.0"), ([112.5, 150], 110, "112.5"),
  ])
  func theNearestWidth(widths: [Double], wanted: Double, found: String) throws {
    let fonts = try family(widths.map { (String($0), 400, $0, false) })
    try expectEqual(fonts.font(FontDescriptor(width: wanted), size: 10).fontName, found)
  }

  @Test func widthGoesBeforeSlantAndSlantBeforeWeight() throws {
    let fonts = try family([
      ("narrow italic", 700, 75, true), ("upright", 700, 100, false), ("light italic", 300, 100, true),
    ])
    try expectEqual(fonts.font(FontDescriptor(weight: 700, italic: true), size: 10).fontName, "light italic")
    try expectEqual(fonts.font(FontDescriptor(weight: 300), size: 10).fontName, "upright")
    try expectEqual(fonts.font(FontDescriptor(width: 80), size: 10).fontName, "narrow italic")
  }

  @Test func theEarlierOfEqualFacesIsTaken() throws {
    let fonts = try family([("first", 400, 100, false), ("second", 400, 100, false)])
    try expectEqual(fonts.font(FontDescriptor(), size: 10).fontName, "first")
  }

  @Test func namesFilesAndTheSystemFamily() throws {
    let fonts = try TestManifest.collection()
    func name(_ descriptor: FontDescriptor) throws -> String { try fonts.font(descriptor, size: 10).fontName }
    try expectEqual(name(FontDescriptor()), "GalleyTestMono-Regular")
    try expectEqual(name(FontDescriptor(family: "system")), "GalleyTestMono-Regular")
    try expectEqual(name(FontDescriptor(family: "Galley Test Varied", italic: true)), "GalleyTestVaried-Italic")
    try expectEqual(name(FontDescriptor(name: "GalleyTestVaried-Bold")), "GalleyTestVaried-Bold")
    // A name decides alone; a family's name is a name too.
    try expectEqual(name(FontDescriptor(family: "Inter", name: "GalleyTestVaried-Bold")), "GalleyTestVaried-Bold")
    try expectEqual(name(FontDescriptor(name: "Galley Test Varied", weight: 600)), "GalleyTestVaried-Bold")
    let file = FontFile(path: Repository.path("Fonts/GalleyTestVaried-Italic.ttf"))
    try expectEqual(name(FontDescriptor(name: "Inter-Regular", file: file)), "GalleyTestVaried-Italic")
  }

  @Test(arguments: [
    ("Galley Test Mona", "there is no font family \"Galley Test Mona\"; did you mean \"Galley Test Mono\"?"),
    ("inter", "there is no font family \"inter\"; did you mean \"Inter\"?"),
    ("Itner", "there is no font family \"Itner\"; did you mean \"Inter\"?"),
    ("sytem", "there is no font family \"sytem\"; did you mean \"system\"?"),
    ("Helvetica", "there is no font family \"Helvetica\""), ("", "there is no font family \"\""),
  ])
  func anUnknownFamilyIsAnsweredWithTheNearest(family: String, message: String) throws {
    let fonts = try TestManifest.collection()
    let error = #expect(throws: FontError.self) { try fonts.font(FontDescriptor(family: family), size: 10) }
    #expect(error?.message == message)
  }

  @Test func anUnknownNameIsAnsweredWithTheNearest() throws {
    let fonts = try TestManifest.collection()
    let error = #expect(throws: FontError.self) { try fonts.font(FontDescriptor(name: "Inter-Reglar"), size: 10) }
    #expect(error?.message == "there is no font named \"Inter-Reglar\"; did you mean \"Inter-Regular\"?")
    let standIn = FontDescriptor(cascadeList: [FontDescriptor(family: "Nota Sans")])
    #expect(throws: FontError.unknownFamily("Nota Sans", nearest: "Noto Sans")) { try fonts.font(standIn, size: 10) }
    #expect(throws: FontError.unknownName("Nota Sans", nearest: "Noto Sans")) {
      try TestManifest.collection(fallback: ["Nota Sans"])
    }
  }

  @Test func familiesAndTheirFaces() throws {
    let fonts = try TestManifest.collection()
    #expect(
      fonts.familyNames.prefix(6) == [
        "Galley Test Layers", "Galley Test Mono", "Galley Test Paints", "Galley Test Variable", "Galley Test Varied",
        "Inter",
      ])
    #expect(
      fonts.fontNames(forFamilyName: "Galley Test Varied")
        == ["GalleyTestVaried-Regular", "GalleyTestVaried-Bold", "GalleyTestVaried-Italic"])
    #expect(fonts.fontNames(forFamilyName: "Helvetica") == [])
  }

  @Test func extraFilesWinOverTheManifest() throws {
    let folder = try TemporaryFolder()
    var bytes = try FontBytes.testFace("GalleyTestVaried-Regular.ttf")
    bytes.replace("hhea", at: 4, with: [0x03, 0xE8])
    let file = FontFile(path: try folder.write("extra.ttf", bytes.bytes))
    let fonts = try FontCollection(manifest: TestManifest.manifest(), files: [file])
    try expectEqual(fonts.font(FontDescriptor(family: "Galley Test Varied"), size: 10).ascender, 10)
    try expectEqual(fonts.font(FontDescriptor(name: "GalleyTestVaried-Regular"), size: 10).ascender, 10)
    // The manifest's bold is nearer than the file's regular face.
    try expectEqual(fonts.font(FontDescriptor(family: "Galley Test Varied", weight: 700), size: 10).ascender, 9)
  }

  @Test func aFontHasItsTraits() throws {
    let font = try TestManifest.typesetter("Galley Test Varied", size: 10, weight: 700).font
    #expect(font.traits == FaceTraits(weight: 700, width: 100, italic: false))
    #expect(font.face.traits == FaceTraits(weight: 700, width: 100, italic: false))
    #expect(font.face.axes == [])
    #expect(font.face.isColor == false)
    #expect(font.face.index == 0)
  }
}
