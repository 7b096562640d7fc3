/// Adds up the time of each stage of setting text. A typesetter has a clock only where somebody asks for it.
package final class StageTimer {
  /// A stage that takes time of its own.
  package enum Stage: String, CaseIterable {
    /// Paragraphs, levels and boundaries.
    case analyse
    /// Runs of one font, script, level and language, with stand-ins.
    case itemize
    /// Runs to glyphs.
    case shape
    /// Text into the room of lines, with what is shaped anew where it is cut.
    case breakLines = "break"
    /// All else of a layout: truncation, justification, order, places.
    case place
  }

  private let now: () -> Double
  private var stage: Stage?
  private var since = 0.0
  private var times = [Double](repeating: 0, count: Stage.allCases.count)

  /// A clock that reads the time in seconds from `now`.
  package init(now: @escaping () -> Double) { self.now = now }

  /// The seconds of a stage so far, without those of stages that ran inside of it.
  package func seconds(of stage: Stage) -> Double { times[index(of: stage)] }

  /// Stops the time of the stage that runs, starts that of another one, nil for none, and returns the one that ran.
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
  /// Begins a stage, for the clock if there is one. Returns the stage around it, to which `leave(to:)` goes back.
  @discardableResult
  package func enter(_ stage: StageTimer.Stage) -> StageTimer.Stage? { stageTimer?.change(to: stage) }

  /// Ends a stage that was entered.
  package func leave(to stage: StageTimer.Stage?) { _ = stageTimer?.change(to: stage) }
}
