/// The tracking by font size, from a face (Apple's table `trak`) or from a table that replaces it.
struct SizeSpacing: Hashable, Sendable {
  /// The font sizes of the table in points, in increasing order.
  private let sizes: [Double]
  /// The space after each letter for each size, in font units.
  private let values: [Int]
  /// The number of font units in one em.
  private let unitsPerEm: Int

  /// Creates the tracking from a table in thousandths of the point size.
  /// - Parameter rows: at least one size in points, in increasing order, each with the space after a letter, which is
  ///   rounded to 1/10,000 of the point size.
  init(_ rows: [(size: Double, thousandths: Double)]) {
    precondition(!rows.isEmpty, "spacing without a size")
    sizes = rows.map(\.size)
    values = rows.map { Int(($0.thousandths * 10).rounded()) }
    unitsPerEm = 10_000
  }

  /// Reads the normal tracking of horizontal text (track 0). The result is nil if the table has
  /// none or is cut short.
  /// - Parameter unitsPerEm: the face's units, in which the table states the space.
  init?(_ table: FontData, unitsPerEm: Int) {
    guard let tracks = table.uint16(at: 6), tracks > 0, let trackCount = table.uint16(at: tracks),
      let count = table.uint16(at: tracks + 2), count > 0, let start = table.uint32(at: tracks + 4),
      let track = (0..<trackCount).map({ tracks + 8 + 8 * $0 }).first(where: { table.uint32(at: $0) == 0 }),
      let first = table.uint16(at: track + 6)
    else { return nil }
    self.unitsPerEm = unitsPerEm
    sizes = (0..<count).compactMap { table.uint32(at: start + 4 * $0).map { Double($0) / 65_536 } }
    values = (0..<count).compactMap { table.int16(at: first + 2 * $0) }
    guard sizes.count == count, values.count == count, sizes[0] > 0, zip(sizes, sizes.dropFirst()).allSatisfy(<=)
    else { return nil }
  }

  /// Returns the space after each letter at a size in points. It is interpolated linearly between
  /// the sizes of the table, constant outside them, and rounded to the nearest unit, with halves
  /// away from 0.
  func units(at size: Double) -> Int {
    guard let next = sizes.firstIndex(where: { $0 >= size }) else { return values[values.count - 1] }
    if next == 0 { return values[0] }
    let share = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return Int((Double(values[next - 1]) + Double(values[next] - values[next - 1]) * share).rounded())
  }

  /// Returns the space after each letter at a size in points. The result is in em.
  func ems(at size: Double) -> Double { Double(units(at: size)) / Double(unitsPerEm) }
}
