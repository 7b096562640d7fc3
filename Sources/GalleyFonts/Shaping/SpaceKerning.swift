/// The kerning between the letters of one font and a space.
struct SpaceKerning {
  private struct Key: Hashable {
    var glyph: UInt32
    var options: ShapingOptions
  }

  private var known: [Key: Int32] = [:]

  /// Returns the change of a glyph's advance before a space. It is measured at the first call for a
  /// glyph and then cached.
  mutating func advance(after glyph: UInt32, _ options: ShapingOptions, measure: () -> Int32) -> Int32 {
    let key = Key(glyph: glyph, options: options)
    if let known = known[key] { return known }
    let measured = measure()
    known[key] = measured
    return measured
  }
}
