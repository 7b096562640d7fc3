import GalleyDrawing

/// The pictures of attachments that were drawn, so that each is decoded once however often it is drawn.
struct DecodedPictures {
  /// A PNG file; equal ones are the same picture.
  private struct File: Hashable {
    let contents: [UInt8]

    /// The end of a PNG file holds the checksum of its pixels, so the rest need not be looked at.
    func hash(into hasher: inout Hasher) {
      hasher.combine(contents.count)
      hasher.combine(contents.suffix(32))
    }
  }

  private var known: [File: Bitmap] = [:]
  private var pixelCount = 0

  /// With more pixels than these everything is forgotten, so that a context that lives long does not keep what nobody
  /// shows any more: 64 megabytes.
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
