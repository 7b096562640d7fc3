import GalleyBase
import GalleyDrawing
import GalleyFonts

/// The accepted look of one cell of a matrix, as a line of text: a digest of the pixels, one of the layout, the size in
/// pixels, and the name of the cell.
///
///     3f0c…9a 77d1…04 640x200 de-dark
public struct CellLine: Hashable, Sendable {
  /// The first half of a SHA-256. Two looks that differ have the same one in none of 10^30 cases.
  struct Digest: Hashable, Sendable {
    let high: UInt64
    let low: UInt64
  }

  let pixels: Digest
  let layout: Digest
  let width: Int
  let height: Int

  /// Creates the line of the present look of a cell. Pixels are digested as they are in memory, so that the way in
  /// which a picture would be compressed has no part in it.
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

  /// Reads the words of a line but the name; nil if they are none.
  init?(_ words: [Substring]) {
    guard words.count == 3, let pixels = Digest(words[0]), let layout = Digest(words[1]) else { return nil }
    let size = words[2].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard size.count == 2, let width = size[0], let height = size[1], width >= 0, height >= 0 else { return nil }
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
  fileprivate init?(_ text: Substring) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
    guard text.utf8.count == 32, text.utf8.allSatisfy(isDigit), let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
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
