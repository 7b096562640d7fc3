import GalleyUnicode

/// What lines cost by Knuth and Plass, with the values of plain TeX.
struct LineDemerits {
  /// For two hyphens one below the other.
  static let hyphensInARow = 10_000
  /// For a hyphen above the last line.
  static let hyphenBeforeLast = 5_000
  /// For a loose line next to a tight one.
  static let unevenNeighbours = 10_000
  private static let linePenalty = 10
  private static let hyphenPenalty = 50
  /// Badness is 100 times the cube of how far a line is stretched; it goes no further than this, so that sums over
  /// millions of lines fit.
  private static let worstBadness = 1_000_000

  /// By code unit, how much the text before it stretches at a ratio of 1: half of each space, as in plain TeX, and an
  /// eighth of each other cluster that justification widens. Empty in text with a loose edge.
  private let stretch: [FixedLength]

  init(breaker: LineBreaker, isJustified: Bool) {
    guard isJustified else {
      stretch = []
      return
    }
    let advances = breaker.paragraph.advances
    var sums = [FixedLength](repeating: 0, count: advances.count + 1)
    for offset in advances.indices {
      let unit = breaker.units[breaker.units.startIndex + offset]
      let own = unit == 0x20 || unit == 0xA0 ? FixedLength(advances[offset]) / 2 : 0
      sums[offset + 1] = sums[offset] + (own == 0 && unit.isIdeographic ? FixedLength(advances[offset]) / 8 : own)
    }
    stretch = sums
  }

  /// What a line costs by itself, and how loose it is: 0 is decent, 1 loose, 2 very loose.
  func line(_ way: LineBreaker.Way, from start: Int, margins: LineMargins) -> (demerits: Int, fitness: Int) {
    let room = margins.trailing - margins.leading
    let penalty = way.ends == .hyphen ? Self.hyphenPenalty * Self.hyphenPenalty : 0
    guard way.ends == .word || way.ends == .hyphen else {
      // The last line may be as short as it likes, and a word cut for want of room has no choice.
      return (Self.linePenalty * Self.linePenalty + penalty, 0)
    }
    // A loose edge takes up as much as two ems of thirty would: a twelfth of the line, a choice.
    let own = stretch.isEmpty ? room / 12 : stretch[way.visibleEnd] - stretch[min(way.stretchesFrom, way.visibleEnd)]
    let slack = max(0, room - way.width)
    // In steps of 1/1024, at most 22: there badness is at its worst.
    let ratio = slack == 0 ? 0 : own <= 0 ? 22 * 1024 : min(22 * 1024, Int(slack) * 1024 / Int(own))
    let badness = min(Self.worstBadness, 100 * ratio * ratio * ratio / (1 << 30))
    let cost = Self.linePenalty + badness
    return (cost * cost + penalty, ratio <= 512 ? 0 : ratio <= 1024 ? 1 : 2)
  }
}
