import CPNG
public import GalleyBase

extension PNG {
  /// Decodes a PNG of any kind, including palettes, grey, 16-bit channels and interlacing.
  ///
  /// Channels of 16 bits are rounded to 8. If the picture has a Display P3 profile, its colours are converted to sRGB,
  /// in which Galley draws; channels outside of sRGB are clipped. Other chunks about colour (gamma, other profiles) are
  /// ignored, and the numbers are used as sRGB. Bytes after the end of the picture are ignored.
  ///
  /// Throws `PNGError`. Returns a picture only if the whole file is intact, including all checksums. A picture with
  /// more than `maximumPixelCount` pixels is rejected before memory is allocated for it.
  public static func decode(_ bytes: [UInt8], maximumPixelCount: Int = Bitmap.maximumPixelCount) throws(PNGError)
    -> Bitmap
  {
    let result = bytes.withUnsafeBufferPointer { decode($0, min(max(maximumPixelCount, 0), Bitmap.maximumPixelCount)) }
    return try result.get()
  }

  /// Returns the size in the header of a PNG, without decoding the picture; nil if the bytes are not a PNG.
  public static func size(of bytes: [UInt8]) -> PixelSize? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return PixelSize(width: number(at: 16), height: number(at: 20))
  }

  /// Returns the properties of a PNG that Galley's own pictures, which are sRGB with eight bits per
  /// channel, never have: `sixteen bits a channel`, `Display P3`, or both. Nil if it has neither,
  /// or if the bytes are not a PNG.
  package static func foreignForm(of bytes: [UInt8]) -> String? {
    guard size(of: bytes) != nil, bytes.count > 24 else { return nil }
    // The depth is the byte behind width and height.
    let parts = [bytes[24] == 16 ? "sixteen bits a channel" : nil, isDisplayP3(bytes) ? "Display P3" : nil]
    let found = parts.compactMap(\.self)
    return found.isEmpty ? nil : found.joined(separator: " in ")
  }

  private static func isDisplayP3(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var failure = CPNGFailure()
      var (width, height) = (UInt32(0), UInt32(0))
      guard let start = buffer.baseAddress,
        let reader = cpng_reader_open(
          start, buffer.count, UInt32(Bitmap.maximumSide), UInt64(Bitmap.maximumPixelCount), &width, &height, &failure)
      else { return false }
      defer { cpng_reader_close(reader) }
      return cpng_reader_is_display_p3(reader)
    }
  }

  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ maximumPixelCount: Int) -> Result<Bitmap, PNGError>
  {
    guard let start = bytes.baseAddress else { return .failure(.notPNG) }
    var failure = CPNGFailure()
    var (width, height) = (UInt32(0), UInt32(0))
    let opened = cpng_reader_open(
      start, bytes.count, UInt32(Bitmap.maximumSide), UInt64(maximumPixelCount), &width, &height, &failure)
    guard let reader = opened else { return .failure(PNGError(failure, width: Int(width), height: Int(height))) }
    defer { cpng_reader_close(reader) }

    let size = PixelSize(width: Int(width), height: Int(height))
    let byteCount = 4 * size.width * size.height
    let pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, initialized in
      if let pixels = buffer.baseAddress, cpng_reader_read(reader, pixels, &failure) == CPNG_OK {
        if cpng_reader_is_display_p3(reader) { DisplayP3.convertToSRGB(buffer) }
        initialized = byteCount
      }
    }
    guard let bitmap = try? Bitmap(size: size, bytes: pixels) else {
      return .failure(PNGError(failure, width: size.width, height: size.height))
    }
    return .success(bitmap)
  }
}

extension PNGError {
  /// Creates an error from a failure that the C code reports, for a picture of this size.
  init(_ failure: CPNGFailure, width: Int, height: Int) {
    let words = withUnsafeBytes(of: failure.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch failure.status {
    case CPNG_NOT_PNG: self = .notPNG
    case CPNG_TRUNCATED: self = .truncated
    case CPNG_TOO_LARGE: self = .tooLarge(width: width, height: height)
    case CPNG_CHECKSUM: self = .checksum(chunk: words)
    case CPNG_NO_MEMORY: self = .outOfMemory
    default: self = .damaged(words)
    }
  }
}
