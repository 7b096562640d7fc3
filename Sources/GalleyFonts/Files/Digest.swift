import CNettle

/// The SHA-256 of some bytes in hexadecimal digits.
package func sha256(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256(of: $0) } }

/// The SHA-256 of some bytes in hexadecimal digits.
package func sha256(of bytes: UnsafeRawBufferPointer) -> String {
  hexadecimal { cnettle_sha256(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, $0) }
}

/// The SHA-256 of rows of equal length in hexadecimal digits. Equal rows below each other are digested once, with their
/// number: most rows of a picture of text are empty or those of a border.
package func sha256(ofRows bytes: [UInt8], count: Int) -> String {
  precondition(count > 0 && bytes.count % count == 0, "rows are of equal length")
  return bytes.withUnsafeBufferPointer { bytes in
    hexadecimal { cnettle_sha256_of_rows(bytes.baseAddress, bytes.count / count, count, $0) }
  }
}

/// The hexadecimal digits of the 32 bytes that `write` writes.
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
