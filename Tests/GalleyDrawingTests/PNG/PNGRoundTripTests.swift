import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@Suite struct PNGRoundTripTests {
  /// Pictures of every kind that the encoder distinguishes.
  enum Kind: CaseIterable {
    case black, blackAndWhite, fourGreys, sixteenGreys, unevenGreys, greys, greysWithAlpha
    case twoColors, fewColors, colorsWithAlpha, opaqueColors, everything

    func color(_ numbers: inout SeededNumbers) -> Color {
      let random = Int(numbers.next() & 0xFFFF_FFFF)
      func grey(_ level: Int) -> Color { Color(grey: level) }
      switch self {
      case .black: return grey(0)
      case .blackAndWhite: return grey(random % 2 * 255)
      case .fourGreys: return grey(random % 4 * 85)
      case .sixteenGreys: return grey(random % 16 * 17)
      case .unevenGreys: return grey([0, 3, 200][random % 3])
      case .greys: return grey(random & 255)
      case .greysWithAlpha: return Color(grey: random & 255, alpha: random >> 8 & 255)
      case .twoColors: return random % 2 == 0 ? .pureRed : Color(red: 0, green: 9, blue: 200)
      case .fewColors: return Color(red: UInt8(random % 11), green: 9, blue: UInt8(random % 13))
      case .colorsWithAlpha: return Color(red: 1, green: 2, blue: 3, alpha: UInt8(random & 255))
      case .opaqueColors: return Color(red: UInt8(random & 255), green: UInt8(random >> 8 & 255), blue: 0)
      case .everything:
        return Color(
          red: UInt8(random & 255), green: UInt8(random >> 8 & 255), blue: UInt8(random >> 16 & 255),
          alpha: UInt8(random >> 24 & 255))
      }
    }
  }

  static func bitmap(_ kind: Kind, _ size: PixelSize, seed: Int) throws -> Bitmap {
    var numbers = SeededNumbers(seed: seed)
    var bitmap = try Bitmap(size: size)
    for y in 0..<size.height { for x in 0..<size.width { bitmap[x, y] = kind.color(&numbers) } }
    return bitmap
  }

  @Test(arguments: Kind.allCases, [(1, 1), (1, 7), (7, 1), (3, 5), (8, 8), (17, 31), (255, 3), (64, 65)])
  func pngRoundTripsExactly(kind: Kind, side: (Int, Int)) throws {
    let size = PixelSize(width: side.0, height: side.1)
    let bitmap = try Self.bitmap(kind, size, seed: side.0 * 100 + side.1)
    for effort in PNG.Effort.allCases {
      try expectEqual(PNG.decode(PNG.encode(bitmap, effort: effort)), bitmap)
    }
  }

  @Test(arguments: Kind.allCases)
  func equalPixelsGiveEqualBytes(kind: Kind) throws {
    let size = PixelSize(width: 40, height: 30)
    let first = try PNG.encode(Self.bitmap(kind, size, seed: 5))
    let second = try PNG.encode(Self.bitmap(kind, size, seed: 5))
    #expect(first == second)
    try expectEqual(PNG.encode(PNG.decode(first)), first)
  }

  @Test(arguments: Kind.allCases)
  func onlyPixelChunksAreWritten(kind: Kind) throws {
    let bitmap = try Self.bitmap(kind, PixelSize(width: 100, height: 90), seed: 1)
    let names = Set(chunks(of: try PNG.encode(bitmap)).map(\.name))
    #expect(names.isSubset(of: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]))
  }

  @Test func smallEffortGivesSmallerFiles() throws {
    let text = try picture(300, 200) { canvas in
      for line in 0..<20 {
        for word in 0..<12 {
          let x = Double(word * 24 + line % 5)
          canvas.fill(Rect(x: x, y: Double(line) * 9.3, width: 17.3, height: 6), .black, cornerRadius: 3)
        }
      }
    }
    #expect(try PNG.encode(text, effort: .small).count < PNG.encode(text, effort: .fast).count)
  }

  @Test(arguments: [(0, 0), (0, 4), (4, 0)])
  func emptyPicturesCannotBeEncoded(width: Int, height: Int) throws {
    let bitmap = try Bitmap(size: PixelSize(width: width, height: height))
    #expect(throws: PNGError.empty) { try PNG.encode(bitmap) }
  }
}
