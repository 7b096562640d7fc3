import GalleyDrawing

/// A cache of the decoded pictures of attachments.
struct DecodedPictures {
  /// A PNG file as a key in the cache. Files with equal bytes are the same picture.
  private struct File: Hashable {
    let contents: [UInt8]

    /// Hashes the file's length and its last bytes, which contain a checksum of its pixels.
    func hash(into hasher: inout Hasher) {
      hasher.combine(contents.count)
      hasher.combine(contents.suffix(32))
    }
  }

  private var known: [File: Bitmap] = [:]
  private var pixelCount = 0

  /// The number of pixels above which the cache is emptied, so that long-lived contexts stay small.
  /// The pixels take 64 megabytes.
  private static let maximumPixelCount = 1 << 24

  /// Returns the decoded picture of a PNG file; nil if the file cannot be decoded.
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
