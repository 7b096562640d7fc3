import GalleyBase
import GalleyUnicode

/// The breaks of a whole paragraph, chosen together so that its lines are evenly filled. This is
/// the total-fit method of Donald E. Knuth and Michael F. Plass, “Breaking Paragraphs into Lines”,
/// Software: Practice and Experience 11 (1981).
///
/// Lines never shrink, since UIKit's justification only stretches. Hyphens, consecutive hyphens and uneven lines cost
/// what they do in TeX, in the first of its passes that has a solution. If no word fits, a line is broken as without
/// this strategy. Hyphens are considered only in lines that ask for one by the paragraph's factor. All arithmetic uses
/// integers.
struct OptimalBreaks {
  /// A break between two lines.
  struct Break {
    /// The offset at which the next line begins.
    var offset: Int
    /// True if the line before the break ends with a hyphen.
    var isHyphenated: Bool
  }

  /// The breaks in text order.
  private let breaks: [Break]
  private let first: LineMargins
  private let others: LineMargins
  /// The pass (the attempt with certain limits for every line) in which the breaks were found.
  let pass: BreakingPass
  /// The sum of the demerits of all lines, which measure how badly lines are filled.
  let demerits: Int

  /// Chooses the breaks of the paragraph of `breaker`; nil if lines have no width limit, or hold so
  /// much text that the search would take long.
  init?(of breaker: LineBreaker, first: LineMargins, others: LineMargins, isJustified: Bool) {
    guard first.trailing < .unlimited, others.trailing < .unlimited, !breaker.paragraph.range.isEmpty else {
      return nil
    }
    let room = max(first.trailing - first.leading, others.trailing - others.leading)
    let passes = BreakingPass.passes(room: room, dividesWords: breaker.hyphenation != nil)
    var search = OptimalSearch(breaker: breaker, first: first, others: others, isJustified: isJustified)
    for pass in passes {
      switch search.run(pass) {
      case .tooLong: return nil
      case .tooLoose: continue
      case .found(let breaks, let demerits):
        self.breaks = breaks
        self.demerits = demerits
        self.pass = pass
        self.first = first
        self.others = others
        return
      }
    }
    return nil
  }

  /// Returns the break after the line that begins at `start` and has these margins; nil if these
  /// breaks include no such line. After the last line, the break is at `Int.max`.
  func end(from start: Int, margins: LineMargins) -> Break? {
    guard margins == (start == 0 ? first : others) else { return nil }
    let next = breaks.partitionPoint { $0.offset > start }
    guard start == 0 || next > 0 && breaks[next - 1].offset == start else { return nil }
    return next < breaks.count ? breaks[next] : Break(offset: .max, isHyphenated: false)
  }
}

extension LineBreaker {
  /// Returns the line that begins at `start` and ends at the next break of `plan`; nil if no line
  /// of `plan` has this start and these margins.
  func planned(_ plan: OptimalBreaks, from start: Int, margins: LineMargins) -> BrokenLine? {
    guard let end = plan.end(from: start, margins: margins) else { return nil }
    var line = line(
      from: start, margins: margins, wrapping: .byWordWrapping, to: end.offset,
      points: end.isHyphenated ? [end.offset] : [])
    guard line.next == end.offset || end.offset == .max else { return nil }
    // In another width all lines would be chosen again, so a line needs all of its width.
    if start > 0 || line.ends != .end { line.neededWidth = margins.trailing - margins.leading }
    return line
  }
}
