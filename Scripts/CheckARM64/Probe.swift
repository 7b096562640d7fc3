import GalleyBase
import GalleyRaster

// Fills and strokes random paths and prints a sum over all coverage, for each of four sizes. Two machines that print the
// same have drawn the same bytes.

@_extern(c, "putchar") func putchar(_ character: Int32) -> Int32

/// A linear congruential generator: the same numbers everywhere.
struct Numbers {
  var state: UInt64 = 1

  mutating func next(below limit: Int) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double((state >> 33) % UInt64(limit * 1024)) / 1024
  }
}

/// Writes a number as 16 hexadecimal digits and a blank.
func write(_ number: UInt64) {
  for shift in stride(from: 60, through: 0, by: -4) {
    let digit = Int32(truncatingIfNeeded: (number >> UInt64(shift)) & 15)
    _ = putchar(digit < 10 ? 48 + digit : 87 + digit)
  }
  _ = putchar(32)
}

@main struct Probe {
  static func main() {
    var numbers = Numbers()
    for size in [16, 64, 300, 3000] {
      // FNV-1a.
      var sum: UInt64 = 14_695_981_039_346_656_037
      let clip = PixelRect(x: 0, y: 0, width: min(size, 400), height: min(size, 400))
      for _ in 0..<200 {
        let path = randomPath(&numbers, size: size)
        let corners = Path(
          roundedRect: Rect(x: numbers.next(below: size), y: 1, width: 40, height: 30), cornerRadius: 9,
          cornerCurve: .continuous)
        let outlines = [
          Outline(path, scale: 1), Outline(strokeOf: path, width: 3.7, scale: 1.3), Outline(corners, scale: 3),
        ]
        for outline in outlines {
          ScanConverter.scan(outline, clip: clip) { y, x, count, coverage in
            for value in [y, x, count, Int(coverage)] { sum = (sum ^ UInt64(value)) &* 1_099_511_628_211 }
          }
        }
      }
      write(UInt64(size))
      write(sum)
      _ = putchar(10)
    }
  }

  static func randomPath(_ numbers: inout Numbers, size: Int) -> Path {
    func point() -> Point { Point(x: numbers.next(below: size), y: numbers.next(below: size)) }
    var path = Path(elements: [.move(point())])
    for _ in 0..<6 {
      path.elements.append(.line(point()))
      path.elements.append(.quad(control: point(), end: point()))
      path.elements.append(.cubic(control1: point(), control2: point(), end: point()))
    }
    return path
  }
}
