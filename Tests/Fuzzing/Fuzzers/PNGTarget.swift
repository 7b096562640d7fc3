import Galley

/// A PNG file: decoding, and encoding of what was decoded.
final class PNGTarget: FuzzTarget {
  static let largestInput = 2048
  private static let mostPixels = 1 << 16

  init() throws {}

  static var seeds: [[UInt8]] {
    Seeds.files(in: "Goldens", [".png"], most: largestInput) + Seeds.files(in: "Tests", [".png"], most: largestInput)
  }

  func take(_ bytes: [UInt8]) {
    // The header says how large the picture is; a large one takes long, whatever is in it.
    if bytes.count >= 24 {
      func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      if max(number(16), number(20)) > Self.mostPixels || number(16) * number(20) > Self.mostPixels { return }
    }
    guard let picture = try? PNG.decode(bytes) else { return }
    let copy = (try? PNG.encode(picture)).flatMap { try? PNG.decode($0) }
    require(copy.map { ImageComparison(expected: picture, actual: $0).isIdentical } == true, "lost pixels")
  }

  /// A change whose chunks have the check sums that they need.
  func changed(_ bytes: [UInt8], by choices: inout Choices) -> [UInt8]? {
    if choices.once(in: 8) { return nil }
    var made = changedByLibFuzzer(bytes)
    var place = 8
    while place + 12 <= made.count {
      let length = made[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= made.count else { break }
      let sum = checkSum(made[(place + 4)..<(place + 8 + length)])
      for index in 0..<4 { made[place + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      place += 12 + length
    }
    return made
  }
}

/// The check sum of a chunk of PNG.
private func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum = UInt32.max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
  return ~sum
}
