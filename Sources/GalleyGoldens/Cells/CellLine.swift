package import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts

/// The accepted state of one cell of a matrix, as a line of text. It consists of three digests (of
/// the pixels, of the layout, and of the lines and frames in the layout), the size in pixels, and
/// the name of the cell.
///
///     3f0c…9a 77d1…04 b2e8…51 640x200 de-dark
///
/// Lines of earlier versions have no digest of lines and frames.
public struct CellLine: Hashable, Sendable {
  /// The first half of a SHA-256. The probability that two different contents have the same digest
  /// is below 10^-30.
  package struct Digest: Hashable, Sendable {
    let high: UInt64
    let low: UInt64
  }

  package let pixels: Digest
  let layout: Digest
  /// The digest of the values that `LayoutComparison.geometryIsSame` compares; nil if it is not
  /// known.
  private(set) var geometry: Digest?
  let width: Int
  let height: Int

  /// Creates the line for the present state of a cell. The digest covers the pixels in memory, so
  /// that it does not depend on the compression of a picture.
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

  /// Creates the line of a cell that has a single, unnamed picture. `pixels` is the digest of this
  /// picture's pixels.
  package init(pixels: Digest, size: PixelSize, layout: [UInt8]) {
    (self.pixels, self.layout) = (pixels, Digest(layout))
    (width, height) = (size.width, size.height)
  }

  /// Reads a line from which the cell's name and the space before the name were removed; nil if the
  /// line is not valid.
  init?(reading line: ArraySlice<UInt8>) {
    let (first, second, size) = (line.startIndex, line.startIndex + 33, line.startIndex + 66)
    let space = UInt8(ascii: " ")
    guard line.endIndex > size, line[second - 1] == space, line[size - 1] == space,
      let pixels = Digest(line[first..<second - 1]), let layout = Digest(line[second..<size - 1])
    else { return nil }
    let hasGeometry = line.endIndex > size + 33 && line[size + 32] == space
    geometry = hasGeometry ? Digest(line[size..<size + 32]) : nil
    let rest = line[(geometry == nil ? size : size + 33)...]
    guard let cross = rest.firstIndex(of: UInt8(ascii: "x")),
      let width = Int(Substring(decoding: rest[..<cross], as: UTF8.self)), width >= 0,
      let height = Int(Substring(decoding: rest[(cross + 1)...], as: UTF8.self)), height >= 0
    else { return nil }
    self.pixels = pixels
    self.layout = layout
    self.width = width
    self.height = height
  }

  /// True if the line has a digest of the cell's lines and frames.
  package var hasGeometry: Bool { geometry != nil }

  /// Returns the line with the digest of the lines and frames in a layout dump.
  package func withGeometry(of layout: [UInt8]) -> CellLine {
    var line = self
    line.geometry = (try? JSON(reading: layout)).map { Digest(Array($0.geometry.line.utf8)) }
    return line
  }

  /// Returns true if another line has the same digests of pixels and layout.
  func isSameLook(as other: CellLine) -> Bool {
    (pixels, layout, width, height) == (other.pixels, other.layout, other.width, other.height)
  }

  /// Returns the text of the line for a cell with the given name, without a line feed.
  func text(_ name: String) -> String {
    let digests = [pixels, layout, geometry].compactMap { $0?.text }.joined(separator: " ")
    return "\(digests) \(width)x\(height) \(name)"
  }
}

extension CellLine.Digest {
  fileprivate init(_ bytes: [UInt8]) { self.init(digits: sha256(of: bytes)) }

  fileprivate init(digits: String) {
    high = UInt64(digits.prefix(16), radix: 16) ?? 0
    low = UInt64(digits.dropFirst(16).prefix(16), radix: 16) ?? 0
  }

  /// Reads 32 hexadecimal digits; nil for any other text.
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
  /// The digest of the picture's pixels, row by row. Rows that are opaque and grey have a single
  /// channel. A picture has at least one row.
  fileprivate var digest: String { sha256(ofPixels: bytes, rows: height) }
}
