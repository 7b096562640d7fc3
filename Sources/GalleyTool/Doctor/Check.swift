import GalleyFiles

/// A check of `galley doctor`.
struct Check: Hashable, Sendable {
  /// True if nothing was found.
  var isOK: Bool
  /// The subject of the check, or the finding.
  var message: String

  /// Returns the findings that an error stands for.
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
}
