import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// A check of `galley doctor`.
struct Check: Hashable, Sendable {
  /// True if the check passed.
  var isOK: Bool
  /// The description of the check; for a failed check, the problem that was found.
  var message: String
  /// True for a part of another check. Parts are listed only on request, or if they failed.
  var isPart = false

  /// Returns failed checks for an error, one for each of its messages.
  static func failures(_ error: any Error) -> [Check] {
    (CommandError(error)?.lines ?? ["\(error)"]).map { Check(isOK: false, message: $0) }
  }

  /// Returns the report of `--json`.
  static func json(_ checks: [Check]) -> JSON {
    [
      "galley": 1, "ok": checks.allSatisfy(\.isOK),
      "checks": checks.map { ["ok": $0.isOK, "check": $0.message] as JSON },
    ]
  }

  /// Returns the report as text: the checks, the findings, and a last line with the result.
  /// - Parameter listsAll: true to list the parts of checks too.
  static func text(_ checks: [Check], listsAll: Bool) -> String {
    let lines = checks.filter { listsAll || !$0.isOK || !$0.isPart }.map {
      ($0.isOK ? "ok       " : "FINDING  ") + $0.message
    }
    let findings = checks.count { !$0.isOK }
    let last =
      findings == 0 ? "galley is in order." : "\(counted(findings, "finding")); to pack a report: galley report-bug"
    return (lines + [last]).map { $0 + "\n" }.joined()
  }
}
