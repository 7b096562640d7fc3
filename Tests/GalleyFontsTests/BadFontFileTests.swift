import GalleyFonts
import Glibc
import TestSupport
import Testing

struct BadFontFileTests {
  private let folder: TemporaryFolder
  private let fonts: FontCollection

  init() throws {
    folder = try TemporaryFolder()
    fonts = try TestManifest.collection()
  }

  /// The message of the error that opening a file ends with; nil if it opens.
  private func complaint(_ path: String, index: Int = 0) -> String? {
    do throws(FontError) {
      _ = try fonts.font(FontDescriptor(file: FontFile(path: path, index: index)), size: 10)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func filesThatAreNotFonts() throws {
    let empty = try folder.write("empty.ttf", [])
    #expect(complaint(empty) == "\(empty): not a font file: it is empty")
    let short = try folder.write("short.ttf", [0, 1])
    #expect(complaint(short) == "\(short): not a font file: its size in bytes is only 2")
    let text = try folder.write("text.ttf", Array("Not a font at all.".utf8))
    #expect(complaint(text) == "\(text): not a font file: it is not in OpenType format (.ttf, .otf, .ttc)")
    let web = try folder.write("web.ttf", Array("wOF2".utf8) + [UInt8](repeating: 0, count: 100))
    #expect(complaint(web) == "\(web): not a font file: it is a web font; unpack it to .ttf or .otf")
  }

  @Test func unreadableFilesAreReported() {
    #expect(complaint("\(folder.path)/none.ttf") == "\(folder.path)/none.ttf: cannot be read: there is no such file")
    #expect(complaint(folder.path) == "\(folder.path): cannot be read: it is a folder")
    #expect(complaint("/dev/null") == "/dev/null: cannot be read: it is not a regular file")
  }

  @Test func aFileWithoutPermission() throws {
    let path = try folder.write("locked.ttf", [0])
    chmod(path, 0)
    // Root may read anything, and then finds that it is no font.
    let expected = geteuid() == 0 ? "not a font file: its size in bytes is only 1" : "cannot be read: permission denied"
    #expect(complaint(path) == "\(path): \(expected)")
  }

  @Test func aFontCutShort() throws {
    let bytes = try FontBytes.testFace("GalleyTestVaried-Regular.ttf").bytes
    let path = try folder.write("half.ttf", Array(bytes.prefix(bytes.count / 2)))
    let message = try #require(complaint(path))
    #expect(message.hasPrefix("\(path): damaged font file: table \""))
    #expect(message.hasSuffix("but the file has \(bytes.count / 2)"))
    let directory = try folder.write("directory.ttf", Array(bytes.prefix(20)))
    #expect(complaint(directory) == "\(directory): damaged font file: its table directory is incomplete")
  }

  @Test func aFontCutShortAnywhere() throws {
    let bytes = try FontBytes.testFace("GalleyTestVaried-Regular.ttf").bytes
    // The last table may be followed by up to three bytes that pad it.
    for count in stride(from: 0, to: bytes.count - 4, by: 97) {
      let path = try folder.write("cut-\(count).ttf", Array(bytes.prefix(count)))
      #expect(complaint(path)?.hasPrefix("\(path): ") == true, "cut to \(count) bytes")
    }
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx", "maxp"] as [OpenTypeTag])
  func aTableIsMissing(tag: OpenTypeTag) throws {
    var bytes = try FontBytes.testFace("GalleyTestMono.ttf")
    bytes.hide(tag)
    let path = try folder.write("lacking.ttf", bytes.bytes)
    #expect(complaint(path) == "\(path): damaged font file: it lacks table \"\(tag)\"")
  }

  @Test func glyphsAreMissing() throws {
    var bytes = try FontBytes.testFace("GalleyTestMono.ttf")
    bytes.hide("glyf")
    let shapeless = try folder.write("shapeless.ttf", bytes.bytes)
    #expect(
      complaint(shapeless)
        == "\(shapeless): damaged font file: it has no glyph shapes (table \"glyf\", \"CFF\" or \"CBDT\")")
    var none = try FontBytes.testFace("GalleyTestMono.ttf")
    none.replace("maxp", at: 4, with: [0, 0])
    let path = try folder.write("none.ttf", none.bytes)
    #expect(complaint(path) == "\(path): damaged font file: table \"maxp\" lists no glyphs")
  }

  @Test func unitsPerEmMakeNoSense() throws {
    var bytes = try FontBytes.testFace("GalleyTestMono.ttf")
    bytes.replace("head", at: 18, with: [0, 0])
    let path = try folder.write("unitless.ttf", bytes.bytes)
    #expect(complaint(path) == "\(path): damaged font file: table \"head\" or \"hhea\" has impossible values")
  }

  @Test func aFaceThatTheFileDoesNotHold() throws {
    let single = Repository.path("Fonts/GalleyTestMono.ttf")
    #expect(complaint(single, index: 1) == "\(single): has no face 1: the file has one face, index 0")
    #expect(complaint(single, index: -1) == "\(single): has no face -1: the file has one face, index 0")
    let collection = try fonts.font(FontDescriptor(family: "Noto Sans CJK SC"), size: 10).face.path
    #expect(
      complaint(collection, index: 10) == "\(collection): has no face 10: the file has 10 faces, index 0 to 9")
    #expect(complaint(collection, index: 9) == nil)
  }

  /// HarfBuzz would mend the directory in a copy of its own, and free the bytes that its face is read from.
  @Test func aCollectionWithAFaceOutsideOfTheFile() throws {
    var bytes = try FontBytes.testFace("GalleyTestMono.ttf").bytes
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0x7F, 0xFF, 0xFF, 0]
    // Offsets of tables count from the start of the file, before which the header comes.
    for record in 0..<Int(bytes[5]) {
      let place = 12 + 16 * record + 8
      let start = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + header.count
      bytes.replaceSubrange(place..<place + 4, with: (0..<4).map { UInt8(truncatingIfNeeded: start >> (24 - 8 * $0)) })
    }
    let path = try folder.write("outside.ttc", header + bytes)
    #expect(complaint(path) == "\(path): damaged font file: HarfBuzz cannot read the font's table directory")
  }

  /// FreeType wants the whole of `head`, of which metrics need a part.
  @Test func facesThatFreeTypeRefusesAreReported() throws {
    var bytes = try FontBytes.testFace("GalleyTestMono.ttf")
    let record = try #require(bytes.record("head"))
    bytes.bytes.replaceSubrange(record + 12..<record + 16, with: [0, 0, 0, 40])
    let path = try folder.write("short-head.ttf", bytes.bytes)
    let font = try fonts.font(FontDescriptor(file: FontFile(path: path)), size: 20)
    let typesetter = Typesetter(fonts: fonts)
    for glyph: UInt32 in [1, 1, 2] {
      let drawn = typesetter.reportingFailures {
        typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 1).isEmpty
      }
      #expect(drawn.result)
      #expect(drawn.failures == [.damaged(file: path, reason: "FreeType cannot read its glyphs")])
    }
  }

  /// A face with any damage is refused or used, without a crash.
  @Test(arguments: ["GalleyTestVaried-Regular.ttf", "GalleyTestMono.ttf"])
  func spoiltBytesDoNotCrash(name: String) throws {
    let sound = try FontBytes.testFace(name).bytes
    var random = SeededNumbers(seed: 1)
    for _ in 0..<200 {
      var bytes = sound
      for _ in 0..<Int(random.next() % 20) + 1 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let file = FontFile(path: try folder.write("spoilt-\(random.next()).ttf", bytes))
      guard let font = try? fonts.font(FontDescriptor(file: file), size: 20) else { continue }
      let typesetter = Typesetter(fonts: fonts)
      let glyphs = typesetter.shaped("AV fi é بمب 123", font)
      for glyph in glyphs {
        let mask = typesetter.mask(font: font, glyph: glyph.glyph, phase: GlyphPhase(1, of: 4), scale: 2)
        #expect(typesetter.withBytes(of: mask) { $0.count } == mask.byteCount)
        _ = typesetter.outline(font: font, glyph: glyph.glyph)
        _ = typesetter.inkBounds(font: font, glyph: glyph.glyph)
      }
    }
  }
}
