import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// The user's choices for a failure: to accept it or to reject it.
enum Answer: String, Sendable {
  case accepted, rejected
}

/// The report of `accept`, `reject` and `review` about answered failures.
struct AnswerReport: Sendable {
  /// The failures with the user's choice for each, or with the error that prevented it.
  var answers: [(failure: GoldenFailure, result: Result<Answer, CommandError>)] = []
  /// True for a dry run, which changes nothing.
  var isDryRun = false

  /// Accepts or rejects all failures, and removes those for which this succeeded from the artifacts
  /// folder.
  static func giving(
    _ answer: Answer, to failures: [GoldenFailure], in artifacts: Artifacts, isDryRun: Bool
  ) throws -> AnswerReport {
    var report = AnswerReport(isDryRun: isDryRun)
    let projects = ProjectLibrary()
    let refused =
      answer == .rejected
      ? [:]
      : artifacts.accept(failures, isDryRun: isDryRun) { path throws(FileError) in try projects.check(golden: path) }
    report.answers = failures.map { failure in
      (failure, refused[failure.golden].map { .failure(CommandError($0.message)) } ?? .success(answer))
    }
    guard !isDryRun else { return report }
    let done = report.done
    let locked = answer == .accepted ? done.map { LockedScene(accepted: $0, in: artifacts) } : []
    let runs = try artifacts.remove(done, areAccepted: answer == .accepted)
    let waiting = runs.failures.map { placeOfFile($0.golden.scene) }
    let whole = runs.whole.filter { path in
      let place = resolvedPath(path.isEmpty ? "." : path)
      return runs.engine == programVersion && !waiting.contains { scene in place.map { lies(scene, in: $0) } ?? true }
    }
    try LockRenewal(searched: runs.whole, whole: whole, hasAll: false, projects).write(locked)
    return report
  }

  /// The failures that were accepted or rejected without an error.
  var done: [GoldenFailure] { answers.filter { $0.result.error == nil }.map(\.failure) }

  /// The report as text, with one line for each failure, followed by the counts.
  var text: String {
    let start = isDryRun ? "would be " : ""
    let lines = [Answer.accepted, .rejected].flatMap { answer in
      answers.filter { (try? $0.result.get()) == answer }.map(\.failure).changes.map { change in
        let title = change.count == 1 ? change[0].golden.title : change[0].scene
        return "\(start)\(answer.rawValue): \(title): \(change[0].verdict)"
          + (change.count == 1 ? "" : " in \(change.count) cells")
      }
    }
    let counts = [Answer.accepted, .rejected].compactMap { answer in
      let count = answers.count { (try? $0.result.get()) == answer }
      return count > 0 ? "\(count) \(start)\(answer.rawValue)" : nil
    }
    let left = answers.count - done.count
    let all = counts + (left > 0 ? [left == 1 ? "1 left as it is" : "\(left) left as they are"] : [])
    return (lines + (all.isEmpty ? [] : [all.joined(separator: ", ")])).map { $0 + "\n" }.joined()
  }

  /// The report for `--json`, with one line for each failure.
  var json: JSON {
    [
      "galley": 1, "dryRun": isDryRun ? true : nil,
      "scenes": answers.map { failure, result -> JSON in
        [
          "scene": failure.golden.scene, "variant": failure.golden.variantInReport, "verdict": failure.verdict,
          "answer": (try? result.get())?.rawValue, "error": result.error,
        ]
      },
    ]
  }
}

extension LockedScene {
  /// Creates the entry about an accepted failure for the lock. The failure's files must still be in
  /// the artifacts folder.
  fileprivate init(accepted failure: GoldenFailure, in artifacts: Artifacts) {
    self.init(
      scene: failure.golden.scene, isWritten: true, isCurrent: true,
      faces: artifacts.contents(of: failure.actualLayout).map(faceDigests(ofDump:)) ?? [:])
  }
}
