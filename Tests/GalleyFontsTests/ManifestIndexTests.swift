import TestSupport
import Testing

@testable import GalleyFonts

/// The flat form of a manifest says all that the manifest says.
struct ManifestIndexTests {
  private let manifest = FontManifest(
    folder: "f", searchFolders: ["/a", "/b c"],
    faces: [
      .init(family: "Zeta", postScriptName: "Zeta-Regular", file: "z.ttf", sha256: String(repeating: "a", count: 64)),
      .init(
        family: "Café", postScriptName: "Cafe-Bold", weight: 700, width: 62.5, italic: true, isColor: true,
        package: "fonts-cafe", file: "cafe.ttc", index: 3, licence: "OFL-1.1",
        axes: [
          VariationAxis(tag: "wght", minimum: 100, standard: 400, maximum: 900.5),
          VariationAxis(tag: "slnt", minimum: -10, standard: 0, maximum: 0),
        ], isRenamed: true, isReweighted: true,
        tracking: [.init(size: 10, thousandths: 12.5), .init(size: 17, thousandths: -26)]),
      .init(family: "Zeta", postScriptName: "Zeta-Bold", weight: 700, file: "zb.ttf", tracking: []),
      .init(family: "", postScriptName: "", file: ""),
    ], system: "Zeta", systemDisplay: "Café", systemFont: .tracked, fallback: ["Café", "Zeta"],
    purposes: [
      "Café": FallbackPurpose(scripts: ["Latn", "Zyyy"], languages: ["de", "zh-Hant-HK"], hasSerifs: true),
      "Zeta": FallbackPurpose(scripts: ["Arab"]),
    ],
    hyphenation: [.init(language: "de", package: "hyphen-de", file: "de.dic", sha256: "x", licence: "GPL-2")])

  @Test func nothingIsLost() {
    let empty = FontManifest(folder: "", searchFolders: [], faces: [], system: "")
    for manifest in [manifest, empty, FontShelf.manifest(fallback: ["Inter"])] {
      let index = ManifestIndex(manifest)
      #expect(index.isSound)
      expectEqual(index.manifest, manifest)
    }
  }

  /// Texts that mean the same and have other bytes stand beside each other.
  @Test func textsAreKeptByTheirBytes() {
    let texts = ["Caf\u{E9}", "next", "Cafe\u{301}", "next", "", "Caf\u{E9}"]
    var writer = FlatWriter()
    for text in texts { writer.add(text) }
    let flat = FlatBytes(bytes: writer.bytes)
    for (number, text) in texts.enumerated() {
      #expect(Array(flat.textBytes(FlatBytes.textWords * number)) == Array(text.utf8))
    }
    #expect(flat.bytes.count == 4 * FlatBytes.textWords * texts.count + 5 + 4 + 6)
  }

  @Test func facesAreFoundByFamilyAndName() {
    let index = ManifestIndex(manifest)
    expectEqual(index.faces(ofFamily: "Zeta"), [0, 2])
    expectEqual(index.faces(ofFamily: "Zet"), [])
    expectEqual(index.face(named: "Zeta-Bold"), 2)
    expectEqual(index.face(named: "Zeta"), nil)
    // The accent composed and not: one name.
    expectEqual(index.faces(ofFamily: "Caf\u{E9}"), [1])
    expectEqual(index.faces(ofFamily: "Cafe\u{301}"), [1])
    #expect(index.purpose(of: "Zeta")?.scripts == ["Arab"])
    #expect(index.purpose(of: "Eta") == nil)
  }

  @Test func aPlaceOutsideIsSeen() {
    let sound = ManifestIndex(manifest).flat.bytes
    for end in stride(from: 0, to: sound.count - 1, by: 7) {
      let index = ManifestIndex(FlatBytes(bytes: Array(sound[..<end])), at: 0, folder: "f")
      #expect(!index.isSound)
    }
    // Whatever its words are, an index that is called sound can be read.
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<2000 {
      var bytes = sound
      let words = Int(numbers.next() % 3) + 1
      for _ in 0..<words {
        bytes[Int(numbers.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: numbers.next())
      }
      let index = ManifestIndex(FlatBytes(bytes: bytes), at: 0, folder: "f")
      if index.isSound {
        _ = index.manifest
        _ = (index.faces(ofFamily: "Zeta"), index.face(named: "Zeta-Bold"), index.purpose(of: "Café"))
      }
    }
  }
}
