import GalleyBase
import GalleyText
import GalleyUnicode

/// A run, or a part of a ligature whose attributes differ from the rest. Backgrounds and decoration
/// lines are drawn for each such part.
struct PaintedRun {
  let run: GlyphRun
  /// The attributes that apply to the run.
  let attributes: TextAttributes
  /// The left end, in the container's coordinates.
  let left: Double
  /// The right end, in the container's coordinates.
  let right: Double
}

extension TextPainting {
  /// Returns a line's runs as painted runs, from left to right. The runs must be adjacent.
  ///
  /// A ligature is drawn in the attributes of its first character. The backgrounds and lines of its other characters
  /// are as wide as their parts of it (rule: ligature-parts).
  func painted(_ runs: ArraySlice<GlyphRun>, of line: LineFragment) -> [PaintedRun] {
    var boxes: [ClusterBox]?
    return runs.flatMap { run -> [PaintedRun] in
      let cuts = attributeCuts(in: run)
      guard !cuts.isEmpty else {
        return [
          PaintedRun(
            run: run, attributes: paint.attributes(of: run), left: run.origin.x, right: run.origin.x + run.width)
        ]
      }
      boxes = boxes ?? layout.clusters(of: line, with: paint.context.typesetter)
      let own = (boxes ?? []).filter { run.range.contains($0.range.lowerBound) }
      let starts = [run.range.lowerBound] + cuts
      let parts = zip(starts, cuts + [run.range.upperBound]).compactMap { start, end -> PaintedRun? in
        let part = own.filter { (start..<end).contains($0.range.lowerBound) }
        guard let left = part.map(\.x).min(), let right = part.map({ $0.x + $0.width }).max() else { return nil }
        let attributes = start == run.range.lowerBound ? paint.attributes(of: run) : paint.text.attributes(at: start)
        return PaintedRun(run: run, attributes: attributes, left: left, right: right)
      }
      return run.level.isRightToLeft ? parts.reversed() : parts
    }
  }

  /// Returns the offsets inside a run at which attributes change, for example inside a ligature.
  private func attributeCuts(in run: GlyphRun) -> [Int] {
    guard run.kind == .text, run.range.count > 1, run.range.upperBound <= paint.text.utf16.count else { return [] }
    let (first, last) = (
      paint.text.runIndex(at: run.range.lowerBound), paint.text.runIndex(at: run.range.upperBound - 1)
    )
    return first < last ? (first + 1...last).map { paint.text.runs[$0].range.lowerBound } : []
  }
}
