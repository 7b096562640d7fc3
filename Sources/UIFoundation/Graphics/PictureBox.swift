import CoreGraphics
import Foundation

/// Makes grey boxes for pictures in formats that Galley does not decode: JPEG, HEIC, PDF and SVG. A
/// box has the size of its picture.
///
/// A layout around the picture is right then, and a reader sees that the picture itself is not there.
enum PictureBox {
  /// The longest side of a box, in pixels. For a larger picture, both sides are halved until they fit,
  /// and so is the number of pixels per point.
  private static let longestSide: CGFloat = 2048

  /// Returns the box for a picture's data; nil for data in any other format, and for data that
  /// contain no size.
  static func content(of data: Data, scale: CGFloat) -> UIImage.Content? {
    guard var size = format(of: data)?.size else { return nil }
    var scale = scale
    while max(size.width, size.height) > longestSide {
      size = CGSize(width: size.width / 2, height: size.height / 2)
      scale /= 2
    }
    return UIImage.Content(image: box(size), scale: scale)
  }

  /// Returns the size in pixels or points, and the uniform type, of a picture that gets a box; nil for
  /// other data.
  static func format(of data: Data) -> (size: CGSize, type: String)? {
    let bytes = [UInt8](data.prefix(1 << 20))
    let isPDF = bytes.starts(with: "%PDF".utf8)
    let found =
      jpegSize(bytes).map { ($0, "public.jpeg") } ?? heicSize(bytes).map { ($0, "public.heic") }
      ?? vectorSize(bytes).map { ($0, isPDF ? "com.adobe.pdf" : "public.svg-image") }
    guard let found, found.0.width >= 1, found.0.height >= 1, found.0.width < 1e6, found.0.height < 1e6 else {
      return nil
    }
    return found
  }

  private static func box(_ size: CGSize) -> CGImage? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: max(1, Int(size.width.rounded())), height: max(1, Int(size.height.rounded())),
        bitsPerComponent: 8,
        bytesPerRow: 0, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.setFillColor(CGColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 0.4))
    context.fill(CGRect(origin: .zero, size: size))
    return context.makeImage()
  }

  // MARK: Sizes

  private static func number(_ bytes: [UInt8], at index: Int, count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the size of a JPEG; nil for other data. The frame segment contains height and width
  /// after a byte for the precision (ITU-T T.81, B.2.2).
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame, let height = number(bytes, at: index + 5, count: 2),
        let width = number(bytes, at: index + 7, count: 2)
      {
        return CGSize(width: width, height: height)
      }
      guard marker != 0xFF else {
        index += 1
        continue
      }
      index += 2 + (number(bytes, at: index + 2, count: 2) ?? bytes.count)
    }
    return nil
  }

  /// Returns the size of a HEIC; nil for other data. The size is the largest of the file's boxes
  /// `ispe`, which contain width and height (ISO/IEC 23008-12, 6.5.3).
  private static func heicSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let mark = Array("ispe".utf8)
    let sizes = bytes.indices.dropLast(16).filter { bytes[$0] == mark[0] && bytes[$0..<$0 + 4].elementsEqual(mark) }
      .compactMap { index -> CGSize? in
        guard let width = number(bytes, at: index + 8, count: 4), let height = number(bytes, at: index + 12, count: 4)
        else { return nil }
        return CGSize(width: width, height: height)
      }
    return sizes.max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Returns the size of a PDF or SVG; nil for other data. A PDF's size is its first MediaBox; an
  /// SVG's size is its width and height, else its viewBox.
  private static func vectorSize(_ bytes: [UInt8]) -> CGSize? {
    // The pages of a PDF may follow everything that they draw.
    let box = bytes.starts(with: "%PDF".utf8) ? Data(bytes).range(of: Data("/MediaBox".utf8))?.lowerBound ?? 0 : 0
    let text = (box > 0 ? "%PDF" : "") + String(decoding: bytes[box...].prefix(1 << 16), as: UTF8.self)
    func size(_ words: [Substring]) -> CGSize? {
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return CGSize(width: numbers[2], height: numbers[3])
    }
    if text.hasPrefix("%PDF") {
      guard let box = text.firstMatch(of: #/\/MediaBox\s*\[\s*([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)/#) else {
        return nil
      }
      guard let size = size([box.1, box.2, box.3, box.4]), let x = Double(box.1), let y = Double(box.2) else {
        return nil
      }
      return CGSize(width: size.width - x, height: size.height - y)
    }
    guard let tag = text.firstMatch(of: #/<svg\b[^>]*>/#)?.output else { return nil }
    let width = tag.firstMatch(of: #/\swidth\s*=\s*["']([.\d]+)(?:px|pt)?["']/#)
    let height = tag.firstMatch(of: #/\sheight\s*=\s*["']([.\d]+)(?:px|pt)?["']/#)
    if let width = width.flatMap({ Double($0.1) }), let height = height.flatMap({ Double($0.1) }) {
      return CGSize(width: width, height: height)
    }
    return tag.firstMatch(of: #/\sviewBox\s*=\s*["']([^"']+)["']/#)
      .flatMap { size($0.1.split { $0 == " " || $0 == "," || $0 == "\n" }) }
  }
}
