import CNettle

/// The SHA-256 of some bytes in hexadecimal digits.
package func sha256(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256(of: $0) } }

/// The SHA-256 of some bytes in hexadecimal digits.
package func sha256(of bytes: UnsafeRawBufferPointer) -> String {
  let digest = [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
    cnettle_sha256(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, digest.baseAddress)
    count = 32
  }
  let hexadecimal = Array("0123456789abcdef".utf8)
  return String(unsafeUninitializedCapacity: 64) { text in
    for (position, byte) in digest.enumerated() {
      text[2 * position] = hexadecimal[Int(byte >> 4)]
      text[2 * position + 1] = hexadecimal[Int(byte & 15)]
    }
    return 64
  }
}
