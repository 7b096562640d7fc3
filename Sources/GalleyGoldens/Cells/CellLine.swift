package import GalleyBase
import GalleyDrawing
import GalleyFonts

/// The accepted state of one cell of a matrix, as a line of text: a digest of the pixels, one of the layout, the size
/// in pixels, and the name of the cell.
///
///     3f0c…9a 77d1…04 640x200 de-dark
public struct CellLine: Hashable, Sendable {
  /// The first half of a SHA-256. Two different contents share a digest with a probability below 10^-30.
  package struct Digest: Hashable, Sendable {
    let high: UInt64
    let low: UInt64
  }

  package let pixels: Digest
  let layout: Digest
  let width: Int
  let height: Int

  /// Creates the line of the present state of a cell. The digest is of the pixels in memory, so that the compression of
  /// a picture does not affect it.
  public init(of subject: GoldenSubject) {
    let first = subject.pictures.first?.image.size
    width = first?.width ?? 0
    height = first?.height ?? 0
    layout = Digest(subject.layout)
    guard let only = subject.pictures.first, subject.pictures.count == 1, only.frame == nil else {
      let parts = subject.pictures.map { picture in
        "\(picture.frame ?? "") \(picture.image.width)x\(picture.image.height) \(picture.image.digest)\n"
      }
      pixels = Digest(Array(parts.joined().utf8))
      return
    }
    pixels = Digest(digits: only.image.digest)
  }

  /// Creates the line of a cell with one picture without a name, from the digest of its pixels.
  package init(pixels: Digest, size: PixelSize, layout: [UInt8]) {
    (self.pixels, self.layout) = (pixels, Digest(layout))
    (width, height) = (size.width, size.height)
  }

  /// Reads a line without the name of the cell and the space before it; nil if it is not valid.
  init?(reading line: ArraySlice<UInt8>) {
    let (first, second, size) = (line.startIndex, line.startIndex + 33, line.startIndex + 66)
    let space = UInt8(ascii: " ")
    guard line.endIndex > size, line[second - 1] == space, line[size - 1] == space,
      let pixels = Digest(line[first..<second - 1]), let layout = Digest(line[second..<size - 1]),
      let cross = line[size...].firstIndex(of: UInt8(ascii: "x")),
      let width = Int(Substring(decoding: line[size..<cross], as: UTF8.self)), width >= 0,
      let height = Int(Substring(decoding: line[(cross + 1)...], as: UTF8.self)), height >= 0
    else { return nil }
    self.pixels = pixels
    self.layout = layout
    self.width = width
    self.height = height
  }

  /// The line for a cell of this name, without its end.
  func text(_ name: String) -> String { "\(pixels.text) \(layout.text) \(width)x\(height) \(name)" }
}

extension CellLine.Digest {
  fileprivate init(_ bytes: [UInt8]) { self.init(digits: sha256(of: bytes)) }

  fileprivate init(digits: String) {
    high = UInt64(digits.prefix(16), radix: 16) ?? 0
    low = UInt64(digits.dropFirst(16).prefix(16), radix: 16) ?? 0
  }

  /// Reads 32 hexadecimal digits; nil for anything else.
  fileprivate init?(_ digits: ArraySlice<UInt8>) {
    guard digits.count == 32 else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      halves = (halves.high << 4 | halves.low >> 60, halves.low << 4 | UInt64(value))
    }
    (high, low) = halves
  }

  var text: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

extension Bitmap {
  /// The digest of its rows, opaque grey ones in one channel. A picture has at least one row.
  fileprivate var digest: String { sha256(ofPixels: bytes, rows: height) }
}
