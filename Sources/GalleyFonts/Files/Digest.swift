import CNettle

/// Returns the SHA-256 of bytes as hexadecimal digits.
package func sha256(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256(of: $0) } }

/// Returns the SHA-256 of bytes as hexadecimal digits.
package func sha256(of bytes: UnsafeRawBufferPointer) -> String {
  hexadecimal { cnettle_sha256(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, $0) }
}

/// Returns the SHA-256 of rows of pixels as hexadecimal digits. For speed, consecutive equal rows
/// are digested once with their count, and opaque grey pixels as one channel. Most rows in a
/// picture of text are empty or part of a border, and most text is black.
/// - Parameter pixels: four bytes each, the opacity last.
package func sha256(ofPixels pixels: [UInt8], rows: Int) -> String {
  precondition(rows > 0 && pixels.count % (4 * rows) == 0, "rows are of equal length")
  return pixels.withUnsafeBufferPointer { pixels in
    hexadecimal { cnettle_sha256_of_pixels(pixels.baseAddress, pixels.count / 4 / rows, rows, $0) }
  }
}

/// Returns the 32 bytes that `write` writes as hexadecimal digits.
private func hexadecimal(_ write: (UnsafeMutablePointer<UInt8>?) -> Void) -> String {
  let digest = [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
    write(digest.baseAddress)
    count = 32
  }
  let digits = Array("0123456789abcdef".utf8)
  return String(unsafeUninitializedCapacity: 64) { text in
    for (position, byte) in digest.enumerated() {
      text[2 * position] = digits[Int(byte >> 4)]
      text[2 * position + 1] = digits[Int(byte & 15)]
    }
    return 64
  }
}
