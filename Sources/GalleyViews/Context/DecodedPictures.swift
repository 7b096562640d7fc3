import GalleyDrawing

/// A cache of decoded attachment pictures.
struct DecodedPictures {
  /// A PNG file as a key; equal files are the same picture.
  private struct File: Hashable {
    let contents: [UInt8]

    /// Hashes only the end of the PNG file, which contains the checksum of its pixels.
    func hash(into hasher: inout Hasher) {
      hasher.combine(contents.count)
      hasher.combine(contents.suffix(32))
    }
  }

  private var known: [File: Bitmap] = [:]
  private var pixelCount = 0

  /// The number of pixels beyond which the cache is emptied, so that long-lived contexts stay small: 64 megabytes.
  private static let maximumPixelCount = 1 << 24

  /// The picture in a PNG file; nil if it cannot be read.
  mutating func picture(_ contents: [UInt8]) -> Bitmap? {
    let file = File(contents: contents)
    if let picture = known[file] { return picture }
    guard let picture = try? PNG.decode(contents) else { return nil }
    if pixelCount > DecodedPictures.maximumPixelCount { (known, pixelCount) = ([:], 0) }
    known[file] = picture
    pixelCount += picture.width * picture.height
    return picture
  }
}
