import CHarfBuzz

/// A set of HarfBuzz's: owns the hb_set_t. It is only handed to HarfBuzz by methods, which keep their sets alive.
final class HarfBuzzSet {
  private let pointer: OpaquePointer

  init(_ numbers: [Int] = []) {
    guard let pointer = hb_set_create() else { preconditionFailure("HarfBuzz made no set") }
    self.pointer = pointer
    for number in numbers { hb_set_add(pointer, UInt32(number)) }
  }

  convenience init(_ glyphs: GlyphSet) {
    self.init()
    glyphs.forEach { hb_set_add(pointer, UInt32($0)) }
  }

  deinit { hb_set_destroy(pointer) }

  var count: Int { Int(hb_set_get_population(pointer)) }

  /// The numbers, in order.
  var numbers: [Int] {
    var numbers: [Int] = []
    forEachPart { numbers += $0.map(Int.init) }
    return numbers
  }

  /// The glyphs of a face that are in the set.
  func glyphs(of face: FontFace) -> GlyphSet {
    var glyphs = GlyphSet(glyphCount: face.glyphCount)
    forEachPart { part in
      for glyph in part { glyphs.insert(Int(glyph)) }
    }
    return glyphs
  }

  func formUnion(_ other: HarfBuzzSet) { hb_set_union(pointer, other.pointer) }

  /// Lets HarfBuzz fill in or read the set.
  func with<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  /// Calls `body` with the numbers in order, at most 256 at once.
  func forEachPart(_ body: (UnsafeBufferPointer<hb_codepoint_t>) -> Void) {
    let size = 256
    withUnsafeTemporaryAllocation(of: hb_codepoint_t.self, capacity: size) { part in
      guard let start = part.baseAddress else { return }
      var last = hb_codepoint_t.max
      while case let count = Int(hb_set_next_many(pointer, last, start, UInt32(size))), count > 0 {
        body(UnsafeBufferPointer(start: start, count: count))
        last = part[count - 1]
      }
    }
  }
}
