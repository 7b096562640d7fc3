/// Measures the time of each stage of text layout. A typesetter has a timer only on request.
package final class StageTimer {
  /// A stage of text layout whose time is measured.
  package enum Stage: String, CaseIterable {
    /// Finds paragraphs, bidirectional levels and boundaries.
    case analyse
    /// Divides text into runs of one font, script, level and language, and chooses fallback fonts.
    case itemize
    /// Turns runs into glyphs.
    case shape
    /// Breaks text into lines. This includes the shaping of text at line ends.
    case breakLines = "break"
    /// Completes the layout: truncation, justification, visual order and positions.
    case place
  }

  private let now: () -> Double
  private var stage: Stage?
  private var since = 0.0
  private var times = [Double](repeating: 0, count: Stage.allCases.count)

  /// Creates a timer that reads the time in seconds from `now`.
  package init(now: @escaping () -> Double) { self.now = now }

  /// Returns the time in seconds that was spent in a stage so far. Stages that ran inside it are
  /// not included.
  package func seconds(of stage: Stage) -> Double { times[index(of: stage)] }

  /// Stops the clock of the running stage, and starts the clock of `next` unless it is nil. Returns
  /// the stage that was running.
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
  /// Begins a stage, if the typesetter has a timer. Returns the surrounding stage, which must be
  /// passed to `leave(to:)`; nil if there is none.
  @discardableResult
  package func enter(_ stage: StageTimer.Stage) -> StageTimer.Stage? { stageTimer?.change(to: stage) }

  /// Ends the current stage, and continues to measure `stage`, the surrounding stage, unless it is
  /// nil.
  package func leave(to stage: StageTimer.Stage?) { _ = stageTimer?.change(to: stage) }
}
