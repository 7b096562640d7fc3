import GalleyBase
import GalleyDrawing
import GalleyFonts
import TestSupport
import Testing

/// Whatever a list contains, drawing it ends, gives the same bytes again, and touches only pixels inside of the clips.
@Suite struct AnyListTests {
  private struct Lists {
    var numbers: SeededNumbers
    let font: Font

    mutating func choice(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }

    mutating func number() -> Double {
      let extremes = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 4_194_304, 1e-300, 0, 0.5, 1 / 3, 65_536.998,
      ]
      if choice(8) == 0 { return extremes[choice(extremes.count)] }
      return Double(choice(4000) - 1000) / 64
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }

    mutating func shape() -> RoundedRect {
      RoundedRect(Rect(origin: point(), size: Size(width: number(), height: number())), cornerRadius: number())
    }

    mutating func path() -> Path {
      Path(
        elements: (0..<choice(7)).map { _ in
          switch choice(6) {
          case 0: return .move(point())
          case 1, 2: return .line(point())
          case 3: return .quad(control: point(), end: point())
          case 4: return .cubic(control1: point(), control2: point(), end: point())
          default: return .close
          }
        })
    }

    mutating func command() throws -> DisplayList.Command {
      let color = Color(grey: choice(256), alpha: choice(256))
      switch choice(12) {
      case 0: return .fill(shape(), color)
      case 1: return .frame(shape(), width: number(), color)
      case 2: return .fillPath(path(), color)
      case 3: return .strokePath(path(), width: number(), color)
      case 4, 5:
        let glyphs = (0..<3).map { _ in PositionedGlyph(glyph: UInt32(choice(90)), x: number(), y: number()) }
        return .glyphs(GlyphsCommand(font: font.withSize(abs(number())), origin: point(), glyphs: glyphs, color: color))
      case 6:
        let bitmap = try Bitmap(size: PixelSize(width: choice(4), height: choice(4)), color: color)
        return choice(2) == 0
          ? .image(bitmap, shape().rect)
          : .tiles(bitmap, size: Size(width: number(), height: number()), shape().rect)
      case 7: return .pushClip(shape())
      case 8: return .pushClipPath(path())
      case 9: return .popClip
      case 10: return .pushOpacity(number())
      default: return .popOpacity
      }
    }
  }

  /// Returns the commands without those that close something that they did not open.
  private static func withoutStrayClosings(_ commands: [DisplayList.Command]) -> [DisplayList.Command] {
    var open: [DisplayList.Command] = []
    return commands.filter { command in
      switch command {
      case .pushClip, .pushClipPath: open.append(.popClip)
      case .pushOpacity: open.append(.popOpacity)
      case .popClip, .popOpacity:
        guard open.last == command else { return false }
        open.removeLast()
      default: break
      }
      return true
    }
  }

  @Test(arguments: 0..<8)
  func anyListIsDrawn(seed: Int) throws {
    let typesetter = try testTypesetter()
    var lists = Lists(numbers: SeededNumbers(seed: seed), font: try monoFont(size: 12))
    for _ in 0..<60 {
      let commands = try (0..<lists.choice(25)).map { _ in try lists.command() }
      let size = PixelSize(width: lists.choice(40), height: lists.choice(40))
      let scale = lists.choice(6) == 0 ? lists.number() : Double(1 + lists.choice(3))
      let background = lists.choice(2) == 0 ? Color.white : .clear
      let list = DisplayList(commands: commands)
      let bitmap = try rasterize(
        list, size: size, scale: scale, background: background, typesetter: typesetter)
      let again = try rasterize(
        list, size: size, scale: scale, background: background, typesetter: typesetter)
      #expect(bitmap == again)
      #expect(!list.dump.isEmpty || commands.isEmpty)
      // A clip to the right half must leave the left half unchanged, and the right half as it is without the clip.
      let half = RoundedRect(Rect(x: 8 / scale, y: -1e6, width: 1e6, height: 2e6))
      if scale >= 1, scale <= 3, !commands.contains(where: \.isPicture) {
        let clipped = try rasterize(
          DisplayList(commands: [.pushClip(half)] + Self.withoutStrayClosings(commands)), size: size, scale: scale,
          background: background,
          typesetter: typesetter)
        for y in 0..<size.height {
          for x in 0..<size.width {
            #expect(clipped[x, y] == (x < 8 ? background : bitmap[x, y]))
          }
        }
      }
    }
  }
}

extension DisplayList.Command {
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .tiles: true
    default: false
    }
  }
}
