/// Choices that bytes make: each takes the next ones. Where none are left the first thing is chosen, so that all that is
/// made of bytes ends.
struct Choices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Choices that follow from a number.
  init(seed: UInt32) {
    var state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15
    var made: [UInt8] = []
    for _ in 0..<128 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let word = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      for shift in stride(from: 0, to: 64, by: 8) { made.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
    }
    bytes = made[...]
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// A number from 0 up to `count`, which is above 0.
  mutating func below(_ count: Int) -> Int {
    var number = Int(bytes.popFirst() ?? 0)
    if count > 256 { number = number << 8 | Int(bytes.popFirst() ?? 0) }
    return number % count
  }

  /// One of some things; nil if there is none.
  mutating func one<Things: RandomAccessCollection>(of things: Things) -> Things.Element? {
    things.isEmpty ? nil : things[things.index(things.startIndex, offsetBy: below(things.count))]
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == count - 1 }
}
