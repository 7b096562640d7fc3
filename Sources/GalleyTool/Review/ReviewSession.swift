import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// A sequence of failures that are accepted, rejected or skipped one after the other. Each answer
/// takes effect immediately, so that nothing is lost if the session ends early.
struct ReviewSession {
  /// The ways to show a failure in the terminal.
  enum Side: Hashable, Sendable {
    /// The expected picture is shown beside the actual one.
    case pictures
    /// The difference between the two pictures is shown.
    case difference
    /// The different lines of the layout are shown.
    case layout
    /// The files are shown, with the run that wrote them.
    case info
  }

  let artifacts: Artifacts
  /// The runs of `galley verify` that wrote the failures, as saved in the artifacts folder.
  let runs: FailureRuns
  /// The failures, grouped by the change that they show. An answer applies to all failures of a change.
  let changes: [[GoldenFailure]]
  /// The index of the current change, from 0. At the end it is the number of changes.
  private(set) var index = 0
  private(set) var side = Side.pictures
  /// The index of the current picture, from 0.
  private(set) var picture = 0
  /// True if only the different part of the picture is shown.
  private(set) var isZoomed = false
  /// The index of the first visible line, if the text is longer than the screen.
  var scroll = 0
  /// The reason why the last key had no effect; nil if it had one.
  private(set) var notice: String?
  /// The failures that were accepted or rejected so far.
  private(set) var report = AnswerReport()

  init(_ failures: [GoldenFailure], of runs: FailureRuns, in artifacts: Artifacts) {
    (self.changes, self.runs, self.artifacts) = (failures.changes, runs, artifacts)
  }

  /// The current failure, which is the first of its change; nil at the end.
  var failure: GoldenFailure? { index < changes.count ? changes[index][0] : nil }

  /// True if at least one failure was neither accepted nor rejected.
  var leavesSome: Bool { report.done.count < changes.reduce(0) { $0 + $1.count } }

  /// Handles a key. Returns false if the key ends the session.
  mutating func take(_ key: Terminal.Key) throws -> Bool {
    notice = nil
    switch key {
    case .end, .character("q"): return false
    case .character("a"): try give(.accepted)
    case .character("r"): try give(.rejected)
    case .character("s"), .next: advance()
    case .character("A"): try giveAll(.accepted)
    case .character("R"): try giveAll(.rejected)
    case .character("S"): index = changes.count
    case .character("d"): show(.difference)
    case .character("l"): show(.layout)
    case .character("i"): show(.info)
    case .character("f"): picture = (picture + 1) % max(1, failure?.pictures.count ?? 1)
    case .character("z"): isZoomed.toggle()
    case .character("j"), .down: scroll += 1
    case .character("k"), .up: scroll = max(0, scroll - 1)
    case .pageDown: scroll += 20
    case .pageUp: scroll = max(0, scroll - 20)
    case .character, .other: break
    }
    return failure != nil
  }

  private mutating func give(_ answer: Answer) throws {
    guard index < changes.count else { return }
    let outcome = try AnswerReport.giving(answer, to: changes[index], in: artifacts, isDryRun: false)
    notice = outcome.answers.lazy.compactMap(\.result.error).first
    guard notice == nil else { return }
    report.answers += outcome.answers
    advance()
  }

  /// Gives this answer to all remaining failures. Failures that cannot be answered are skipped.
  private mutating func giveAll(_ answer: Answer) throws {
    let rest = changes[index...].flatMap(\.self)
    let outcome = try AnswerReport.giving(answer, to: rest, in: artifacts, isDryRun: false)
    report.answers += outcome.answers
    index = changes.count
  }

  private mutating func advance() {
    index += 1
    (side, picture, scroll, isZoomed) = (.pictures, 0, 0, false)
  }

  /// Changes to another way of showing the failure, or back to the pictures if this way is already
  /// used.
  private mutating func show(_ other: Side) {
    side = side == other ? .pictures : other
    scroll = 0
  }
}
