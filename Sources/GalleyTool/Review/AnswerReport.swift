import GalleyFiles
import GalleyGoldens

/// The answer to a failure.
enum Answer: String, Sendable {
  case accepted, rejected
}

/// The failures that were answered, as `accept`, `reject` and `review` report them.
struct AnswerReport: Sendable {
  /// Each failure with its answer, or the reason why that could not be done.
  var answers: [(failure: GoldenFailure, result: Result<Answer, Complaint>)] = []
  /// True if nothing was done but said.
  var isDryRun = false

  /// Answers failures alike, and takes those out of the folder for which it could be done.
  static func giving(
    _ answer: Answer, to failures: [GoldenFailure], in artifacts: Artifacts, isDryRun: Bool
  ) throws -> AnswerReport {
    var report = AnswerReport(isDryRun: isDryRun)
    for failure in failures {
      report.answers.append((failure, attempt { try artifacts.give(answer, to: failure, isDryRun: isDryRun) }))
    }
    if !isDryRun { try artifacts.remove(report.done) }
    return report
  }

  /// The failures that were answered.
  var done: [GoldenFailure] { answers.filter { $0.result.error == nil }.map(\.failure) }

  /// The report as text: one line for each failure, and the counts.
  var text: String {
    let start = isDryRun ? "would be " : ""
    let lines = answers.compactMap { failure, result in
      (try? result.get()).map { "\(start)\($0.rawValue): \(failure.golden.title): \(failure.verdict)" }
    }
    let counts = [Answer.accepted, .rejected].compactMap { answer in
      let count = answers.count { (try? $0.result.get()) == answer }
      return count > 0 ? "\(count) \(start)\(answer.rawValue)" : nil
    }
    let left = answers.count - done.count
    let all = counts + (left > 0 ? ["\(left) left as they are"] : [])
    return (lines + (all.isEmpty ? [] : [all.joined(separator: ", ")])).map { $0 + "\n" }.joined()
  }

  /// The report of `--json`: one line a failure.
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

extension Artifacts {
  /// Accepts or rejects a failure, but for its files, which stay. In a dry run, says whether that could be done.
  func give(_ answer: Answer, to failure: GoldenFailure, isDryRun: Bool = false) throws -> Answer {
    guard answer == .accepted else { return answer }
    if isDryRun, case .outdated(let reason) = state(of: failure) {
      throw Complaint("\(failure.golden.title): \(reason): run galley verify again, and look at it")
    }
    if !isDryRun { try accept(failure) }
    return answer
  }
}
