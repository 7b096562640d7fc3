/// Adds up the time of each stage of text layout. A typesetter has a clock only on request.
package final class StageTimer {
  /// A stage whose time is measured.
  package enum Stage: String, CaseIterable {
    /// Paragraphs, levels and boundaries.
    case analyse
    /// Runs of one font, script, level and language, with fallback fonts.
    case itemize
    /// Runs to glyphs.
    case shape
    /// Text into lines, including the shaping of text at line ends.
    case breakLines = "break"
    /// The rest of a layout: truncation, justification, order, positions.
    case place
  }

  private let now: () -> Double
  private var stage: Stage?
  private var since = 0.0
  private var times = [Double](repeating: 0, count: Stage.allCases.count)

  /// Creates a clock that reads the time in seconds from `now`.
  package init(now: @escaping () -> Double) { self.now = now }

  /// Returns the seconds of a stage so far, without stages that ran inside it.
  package func seconds(of stage: Stage) -> Double { times[index(of: stage)] }

  /// Stops the clock of the running stage, starts that of another one, or none for nil, and returns the stage that ran.
  fileprivate func change(to next: Stage?) -> Stage? {
    let time = now()
    if let stage { times[index(of: stage)] += time - since }
    since = time
    defer { stage = next }
    return stage
  }

  private func index(of stage: Stage) -> Int { Stage.allCases.firstIndex(of: stage) ?? 0 }
}

extension Typesetter {
  /// Begins a stage, if there is a clock. Returns the surrounding stage, to which `leave(to:)` goes back.
  @discardableResult
  package func enter(_ stage: StageTimer.Stage) -> StageTimer.Stage? { stageTimer?.change(to: stage) }

  /// Ends a stage that was entered.
  package func leave(to stage: StageTimer.Stage?) { _ = stageTimer?.change(to: stage) }
}
