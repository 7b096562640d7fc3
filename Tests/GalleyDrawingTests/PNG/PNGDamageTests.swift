import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@Suite struct PNGDamageTests {
  static let samples: [[UInt8]] = PNGRoundTripTests.Kind.allCases.compactMap { kind in
    (try? PNGRoundTripTests.bitmap(kind, PixelSize(width: 15, height: 9), seed: 2)).flatMap { try? PNG.encode($0) }
  }

  @Test(
    arguments: [
      [], Array("hello".utf8), [0xFF, 0xD8, 0xFF, 0xE0], [0x89, 0x50, 0x4E, 0x47, 0x0A], Array(repeating: 0, count: 99),
    ] as [[UInt8]])
  func otherFilesAreNotPNGs(bytes: [UInt8]) {
    #expect(throws: PNGError.notPNG) { try PNG.decode(bytes) }
  }

  @Test func everyPrefixIsTruncated() {
    #expect(Self.samples.count == PNGRoundTripTests.Kind.allCases.count)
    for sample in Self.samples {
      for length in 1..<sample.count {
        #expect(throws: PNGError.truncated) { try PNG.decode(Array(sample[..<length])) }
      }
    }
  }

  @Test func everyFlippedBitIsNoticed() {
    for sample in Self.samples {
      for place in 0..<sample.count * 8 {
        var damaged = sample
        damaged[place / 8] ^= 1 << UInt8(place % 8)
        #expect(throws: PNGError.self) { try PNG.decode(damaged) }
      }
    }
  }

  /// The checksums detect damage, so that either the whole picture is returned or none.
  @Test func damagedFilesAreRefusedOrDecodedWhole() throws {
    var numbers = SeededNumbers(seed: 77)
    let whole = try Self.samples.map { try PNG.decode($0) }
    var refused = 0
    for round in 0..<3000 {
      var damaged = Self.samples[round % Self.samples.count]
      for _ in 0...Int(numbers.next() % 8) {
        let place = Int(numbers.next() % UInt64(damaged.count))
        switch numbers.next() % 4 {
        case 0: damaged[place] = UInt8(truncatingIfNeeded: numbers.next())
        case 1: damaged.remove(at: place)
        case 2: damaged.insert(contentsOf: damaged.suffix(from: place).prefix(40), at: place)
        default: damaged.removeLast(min(damaged.count - 1, Int(numbers.next() % 20)))
        }
      }
      do throws(PNGError) {
        let picture = try PNG.decode(damaged)
        #expect(picture == whole[round % whole.count], "round \(round)")
      } catch {
        refused += 1
      }
    }
    #expect(refused > 2800)
  }

  /// Checksums are corrected, so that libpng sees the damage inside the chunks. A picture is then as large as its
  /// header says, and the same each time, since none of its bytes come from uninitialised memory; an error names the
  /// damage.
  @Test func damageWithValidChecksumsIsReportedOrHarmless() throws {
    var numbers = SeededNumbers(seed: 78)
    var (pictures, errors) = (0, 0)
    for round in 0..<3000 {
      var png = HandmadePNG()
      var size = (width: 0, height: 0)
      for chunk in chunks(of: Self.samples[round % Self.samples.count]) {
        var data = chunk.data
        for _ in 0..<Int(numbers.next() % 3) where !data.isEmpty {
          data[Int(numbers.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: numbers.next())
        }
        // A side longer than 2^16 pixels would only make the test slow.
        if chunk.name == "IHDR" { data.replaceSubrange(0..<2, with: [0, 0]) }
        if chunk.name == "IHDR" { data.replaceSubrange(4..<6, with: [0, 0]) }
        if chunk.name == "IHDR" {
          size = (Int(data[2]) << 8 | Int(data[3]), Int(data[6]) << 8 | Int(data[7]))
        }
        png.add(chunk.name, data)
      }
      let limit = 1 << 20
      do {
        let picture = try PNG.decode(png.bytes, maximumPixelCount: limit)
        #expect((picture.width, picture.height) == size, "round \(round)")
        try expectEqual(PNG.decode(png.bytes), picture)
        try expectEqual(PNG.decode(PNG.encode(picture)), picture)
        pictures += 1
      } catch PNGError.damaged(let words) {
        #expect(!words.isEmpty, "round \(round)")
        errors += 1
      } catch PNGError.tooLarge(let width, let height) {
        #expect((width, height) == size && width * height > limit, "round \(round)")
        errors += 1
      } catch PNGError.truncated {
        errors += 1
      }
    }
    #expect(pictures > 100 && errors > 100, "\(pictures) pictures, \(errors) errors")
  }

  @Test(arguments: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "tEXt"])
  func wrongChecksumNamesItsChunk(name: String) throws {
    var png = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 3)
    png.add("tEXt", Array("a\0b".utf8))
    png.add("PLTE", [1, 2, 3])
    png.add("tRNS", [4])
    png.addRows([[0]])
    var bytes = png.bytes
    let letters = Array(name.utf8)
    let place = try #require((0..<bytes.count - 3).first { Array(bytes[$0..<$0 + 4]) == letters })
    let length = bytes[place - 4..<place].reduce(0) { $0 << 8 | Int($1) }
    bytes[place + 4 + length] ^= 1
    #expect(throws: PNGError.checksum(chunk: name)) { try PNG.decode(bytes) }
  }

  @Test(arguments: [(100_000, 100_000), (1_000_001, 1), (1 << 30, 1 << 30), (Int(Int32.max), 1)])
  func hugePicturesAreRefused(width: Int, height: Int) {
    var png = HandmadePNG(width: width, height: height, bitDepth: 1, colorType: 0)
    png.addRows([[0]])
    #expect(throws: PNGError.tooLarge(width: width, height: height)) { try PNG.decode(png.bytes) }
  }

  @Test func callersMaySetALowerPixelLimit() throws {
    let bytes = try PNG.encode(Bitmap(size: PixelSize(width: 10, height: 10)))
    try expectEqual(PNG.decode(bytes, maximumPixelCount: 100).width, 10)
    #expect(throws: PNGError.tooLarge(width: 10, height: 10)) { try PNG.decode(bytes, maximumPixelCount: 99) }
    #expect(throws: PNGError.tooLarge(width: 10, height: 10)) { try PNG.decode(bytes, maximumPixelCount: -1) }
  }

  @Test func aFileTooShortForItsSizeIsTruncated() {
    var png = HandmadePNG(width: 16_384, height: 16_384, bitDepth: 16, colorType: 6)
    png.addRows([[0]])
    #expect(throws: PNGError.truncated) { try PNG.decode(png.bytes) }
  }

  @Test func structuralErrorsAreReported() throws {
    var empty = HandmadePNG(width: 0, height: 1, bitDepth: 8, colorType: 0)
    empty.addRows([[0]])
    var noPalette = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 3)
    noPalette.addRows([[0]])
    var oddDepth = HandmadePNG(width: 1, height: 1, bitDepth: 3, colorType: 0)
    oddDepth.addRows([[0]])
    var noPixels = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
    noPixels.add("IEND", [])
    var fewRows = HandmadePNG(width: 4, height: 4, bitDepth: 8, colorType: 0)
    fewRows.addRows([[1, 2, 3, 4]])
    for png in [empty, noPalette, oddDepth, noPixels, fewRows] {
      let error = #expect(throws: PNGError.self) { try PNG.decode(png.bytes) }
      guard case .damaged(let words) = error else {
        Issue.record("\(String(describing: error)) does not say that the file is damaged")
        continue
      }
      #expect(!words.isEmpty)
    }
  }
}
