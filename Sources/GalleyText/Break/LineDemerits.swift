import GalleyBase
import GalleyUnicode

/// The demerits of lines, which measure how badly they are filled (Knuth and Plass), with the
/// values of plain TeX.
struct LineDemerits {
  /// The demerits for hyphens at the ends of two consecutive lines: TeX's double hyphen demerits.
  static let hyphensInARow = 10_000
  /// The demerits for a hyphen at the end of the last line but one: TeX's final hyphen demerits.
  static let hyphenBeforeLast = 5_000
  /// The demerits for a very loose line next to a decent line: TeX's adjacent demerits.
  static let unevenNeighbours = 10_000
  private static let linePenalty = 10
  private static let hyphenPenalty = 50

  /// For each code unit, the length by which all text before it stretches at a ratio of 1; empty if
  /// the text is not justified. As in plain TeX, a space stretches by half its width. Any other
  /// cluster that justification widens stretches by an eighth of its width.
  private let stretch: [Length]

  init(breaker: LineBreaker, isJustified: Bool) {
    guard isJustified else {
      stretch = []
      return
    }
    let advances = breaker.paragraph.advances
    var sums = [Length](repeating: .zero, count: advances.count + 1)
    for offset in advances.indices {
      let unit = breaker.units[breaker.units.startIndex + offset]
      let advance = Length(fixed16: advances[offset])
      let own = unit == 0x20 || unit == 0xA0 ? advance / 2 : .zero
      sums[offset + 1] = sums[offset] + (own == .zero && unit.isIdeographic ? advance / 8 : own)
    }
    stretch = sums
  }

  /// Returns the demerits and the looseness of a line; nil if the line is looser than `pass`
  /// permits. A looseness of 0 is decent, 1 is loose, 2 is very loose.
  func line(
    _ way: LineBreaker.Way, from start: Int, margins: LineMargins, pass: BreakingPass
  ) -> (demerits: Int, fitness: Int)? {
    let penalty = way.ends == .hyphen ? Self.hyphenPenalty * Self.hyphenPenalty : 0
    guard way.ends == .word || way.ends == .hyphen else {
      // The last line may be short without cost, and a word cut for lack of room has no alternative.
      return (Self.linePenalty * Self.linePenalty + penalty, 0)
    }
    let room = max(.zero, margins.trailing - margins.leading)
    guard let ratio = ratio(of: way, from: start, room: room, emergencyStretch: pass.emergencyStretch) else {
      return nil
    }
    // Badness is 100 times the cube of the ratio.
    let badness = (100 * ratio * ratio * ratio) >> 30
    guard badness <= pass.tolerance else { return nil }
    let cost = Self.linePenalty + badness
    return (cost * cost + penalty, ratio <= 512 ? 0 : ratio <= 1024 ? 1 : 2)
  }

  /// Returns the ratio of a line: the missing width in steps of 1/1024 of the line's stretch.
  /// Returns nil for a ratio of 2 or more, which no pass permits.
  private func ratio(of way: LineBreaker.Way, from start: Int, room: Length, emergencyStretch: Length) -> Int? {
    // At a ratio of 1 a ragged edge stretches by a twelfth of the line, as by two ems in a line of 24: a choice.
    let own = stretch.isEmpty ? room / 12 : stretch[way.visibleEnd] - stretch[min(way.stretchesFrom, way.visibleEnd)]
    let total = max(.zero, own) + emergencyStretch
    // A negative kern may make widths negative; a line never lacks more than its whole room.
    let slack = min(room, max(.zero, room - way.width))
    guard slack > .zero else { return 0 }
    guard slack / 2 < total else { return nil }
    return Int(total.steps.dividingFullWidth(slack.steps.multipliedFullWidth(by: 1024)).quotient)
  }
}
