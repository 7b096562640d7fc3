import GalleyFiles
import GalleyGoldens

/// A walk through failures, one after the other, each of which is accepted, rejected or skipped. An answer takes effect at
/// once, so that nothing is lost when the walk ends early.
struct ReviewSession {
  /// The side of a failure that is shown.
  enum Side: Hashable, Sendable {
    /// The expected picture beside the actual one.
    case pictures
    /// The difference of the two.
    case difference
    /// The lines of the layout that differ.
    case layout
    /// The files, and the run that they are from.
    case info
  }

  let artifacts: Artifacts
  /// The record that the failures are from.
  let runs: FailureRuns
  /// The failures by the changes that they show, in their order. An answer is given to all of a change.
  let changes: [[GoldenFailure]]
  /// The number of the change that is shown, from 0; that of changes at the end.
  private(set) var index = 0
  private(set) var side = Side.pictures
  /// The number of the picture that is shown, from 0.
  private(set) var picture = 0
  /// True if only the part that differs is shown.
  private(set) var isZoomed = false
  /// The number of the first line that is shown.
  var scroll = 0
  /// The reason why the last answer could not be given.
  private(set) var notice: String?
  /// The answers so far.
  private(set) var report = AnswerReport()

  init(_ failures: [GoldenFailure], of runs: FailureRuns, in artifacts: Artifacts) {
    (self.changes, self.runs, self.artifacts) = (failures.changes, runs, artifacts)
  }

  /// The failure that is shown, the first of its change; nil at the end.
  var failure: GoldenFailure? { index < changes.count ? changes[index][0] : nil }

  /// True if a failure was left without an answer.
  var leavesSome: Bool { report.done.count < changes.reduce(0) { $0 + $1.count } }

  /// Takes a key. Returns false if it ends the walk.
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

  /// Gives this answer to all the rest. Those to which it cannot be given are left.
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

  /// Shows another side, or the pictures again if it is shown already.
  private mutating func show(_ other: Side) {
    side = side == other ? .pictures : other
    scroll = 0
  }
}
