/// Joins PNGs of the same size and form into an animated PNG. It uses the chunks of the first PNG
/// and the image data of the others.
struct AnimationWriter {
  private var bytes: [UInt8] = []
  private let frameCount: Int
  private var sequence = 0

  init(frameCount: Int) { self.frameCount = frameCount }

  /// Adds the image data of a PNG file, to be shown for `duration` seconds.
  mutating func add(_ png: [UInt8], width: Int, height: Int, duration: Double) {
    let isFirst = bytes.isEmpty
    if isFirst { bytes += png.prefix(PNGChunks.start) }
    var hasControl = false
    for chunk in PNGChunks(png) {
      if chunk.name == PNGChunks.data {
        if !hasControl { addControl(width: width, height: height, duration: duration) }
        hasControl = true
        if isFirst { addChunk(chunk.name, chunk.data) } else { addFrameData(chunk.data) }
      } else if isFirst, chunk.name != PNGChunks.end {
        addChunk(chunk.name, chunk.data)
        // This chunk comes right after the header, so that decoders know early; 0 plays means that it repeats forever.
        if chunk.name == PNGChunks.header { addChunk("acTL", bigEndian(frameCount) + bigEndian(0)) }
      }
    }
  }

  /// Adds the last chunk, and returns the bytes of the file.
  mutating func end() -> [UInt8] {
    addChunk(PNGChunks.end, [])
    return bytes
  }

  private mutating func addControl(width: Int, height: Int, duration: Double) {
    let (count, unit) = AnimationWriter.delay(duration)
    let place = bigEndian(width) + bigEndian(height) + bigEndian(0) + bigEndian(0)
    // No picture is cleared before the next one, which replaces all of it.
    addChunk("fcTL", nextNumber() + place + bigEndian(count).suffix(2) + bigEndian(unit).suffix(2) + [0, 0])
  }

  private mutating func addFrameData(_ data: ArraySlice<UInt8>) { addChunk("fdAT", nextNumber() + data) }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return bigEndian(sequence)
  }

  private mutating func addChunk(_ name: String, _ data: some Collection<UInt8>) {
    bytes += bigEndian(data.count)
    let start = bytes.count
    bytes += name.utf8
    bytes += data
    bytes += bigEndian(Int(PNGChunks.checksum(bytes[start...])))
  }

  /// Returns a duration as a number of units (`count`) and the number of units in a second
  /// (`unit`). Both fit in 16 bits, so the duration is limited to 655.35 seconds.
  private static func delay(_ seconds: Double) -> (count: Int, unit: Int) {
    let milliseconds = (max(0, seconds) * 1000).rounded()
    if milliseconds <= 65_535 { return (Int(milliseconds), 1000) }
    return (Int(min((seconds * 100).rounded(), 65_535)), 100)
  }
}

private func bigEndian(_ value: Int) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
}
